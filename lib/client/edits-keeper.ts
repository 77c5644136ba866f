"use client";

import { ApiError } from "@/lib/client/api-error";
import type { CutoutDraft } from "@/lib/client/cutout-drafts";
import {
  areSame,
  type CutoutEdits,
  mergeEdits,
  NO_EDITS,
} from "@/lib/tools/remove-background/cutout-edits";

type Kept = { edits: CutoutEdits; revision: number };

/** The edits on screen, and what has become of them on the server. */
export type EditsState = {
  edits: CutoutEdits;
  status: "loading" | "saved" | "saving" | "failed";
  /** Why they aren't saved; empty unless it failed. */
  message: string;
};

type Keeping = {
  /** Reads what the server has. */
  read: () => Promise<Kept>;
  /** @throws ApiError `conflict` when the server has another revision by now */
  save: (kept: Kept) => Promise<{ revision: number }>;
  draft: {
    read: () => CutoutDraft | null;
    write: (draft: CutoutDraft) => void;
    drop: () => void;
  };
  /** How long a hand must rest before something is saved, in milliseconds. */
  pauseMs: number;
};

/** More than two tabs that are edited at the same time get in each other's way. */
const MAX_CONFLICTS = 5;

/**
 * Keeps the edits of one cutout on the server: brings back what is there, saves what changes, one call at a time, and joins it
 * with what another tab or device saved meanwhile. What isn't saved yet survives a reload.
 */
export function createEditsKeeper({ read, save, draft, pauseMs }: Keeping) {
  let state: EditsState = { edits: NO_EDITS, status: "loading", message: "" };
  /** What the edits on screen began with; its revision is null until the server was asked. */
  let base: { edits: CutoutEdits; revision: number | null } = { edits: NO_EDITS, revision: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function show(news: Partial<EditsState>): void {
    state = { ...state, message: "", ...news };
    for (const listener of listeners) listener();
  }

  /** Joins what the server has with what is on screen. */
  async function catchUp(): Promise<void> {
    const there = await read();
    if (there.revision === base.revision) return;
    const edits = mergeEdits(base.edits, state.edits, there.edits);
    base = there;
    show({ edits });
  }

  async function saveAll(): Promise<void> {
    for (let conflicts = 0; ; ) {
      if (base.revision === null) await catchUp();
      const { revision } = base;
      const { edits } = state;
      if (revision === null || areSame(edits, base.edits)) break;
      show({ status: "saving" });
      try {
        base = { edits, revision: (await save({ edits, revision })).revision };
      } catch (error) {
        if (!isConflict(error) || ++conflicts > MAX_CONFLICTS) throw error;
        await catchUp();
      }
      noteDraft();
    }
    draft.drop();
    show({ status: "saved" });
  }

  function noteDraft(): void {
    draft.write({ base: base.edits, edits: state.edits });
  }

  /** Does work that talks to the server, after what is under way. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = (working ?? Promise.resolve()).then(work).catch((error: Error) => {
      show({ status: "failed", message: error.message });
    });
    working = turn;
    return turn;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    return inTurn(saveAll);
  }

  return {
    get: (): EditsState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Brings back what was kept, and what this tab hadn't saved when it was reloaded. */
    open(): Promise<void> {
      const unsaved = draft.read();
      if (unsaved) {
        base = { edits: unsaved.base, revision: null };
        state = { ...state, edits: unsaved.edits };
      }
      return flush();
    },
    change(edit: (edits: CutoutEdits) => CutoutEdits): void {
      const edits = edit(state.edits);
      if (edits === state.edits) return;
      show({ edits, status: "saving" });
      noteDraft();
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pauseMs);
    },
    /** Saves what isn't saved, without waiting for the hand to rest. */
    flush,
    /** Shows what was saved elsewhere. */
    refresh: (): Promise<void> =>
      inTurn(async () => {
        await catchUp();
        await saveAll();
      }),
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === "conflict";
}
