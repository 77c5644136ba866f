import "server-only";

import type { Database } from "@/db/client";
import { type RunName, saveRunNews } from "@/db/queries/runs";
import { logger } from "@/lib/core/logger";
import type { Progress, Step } from "@/lib/core/progress";
import { singleton } from "@/lib/core/singleton";
import { storableText } from "@/lib/core/text";

type Answer = Record<string, unknown>;

/** A run that this process carries. */
export type CarriedRun = RunName & {
  text: string;
  step: Step | null;
  /** Fires when someone stops the run. */
  stop: AbortController;
  /** Those who follow it here. */
  listeners: Set<Progress>;
  /** Settles with the run, as its answer or error. */
  ended: Promise<Answer>;
  /** To be called once its row is there. */
  markRecorded: () => void;
  /** To be called once its end is recorded. */
  leave: () => void;
};

type Entry = CarriedRun & {
  db: Database;
  /** Set once its row is there. */
  isRecorded: boolean;
  isTextNew: boolean;
  savedAt: number;
};

/** Short enough for another server's followers, and for a stop that comes from there. */
const SAVE_EVERY_MS = 500;
/** A run without news says only that it's alive, and asks whether to stop. */
const BEAT_MS = 2_000;

const live = singleton("live-runs", () => ({
  runs: new Map<string, Entry>(),
  timer: undefined as NodeJS.Timeout | undefined,
  isSaving: false,
}));

/**
 * Carries a run in this process: its followers here hear of its progress at once, and what it has come to is saved twice
 * a second for all others, in one statement for all runs.
 */
export function carryRun(
  db: Database,
  name: RunName,
  work: (progress: Progress, stop: AbortSignal, markRecorded: () => void) => Promise<Answer>,
): CarriedRun {
  const { runs } = live.get();
  const key = keyOf(name);
  const stop = new AbortController();
  const entry: Entry = {
    ...name,
    db,
    text: "",
    step: null,
    stop,
    listeners: new Set(),
    // Begun below, once the entry is there for its progress.
    ended: Promise.resolve().then(() => work(progressOf(entry), stop.signal, entry.markRecorded)),
    markRecorded() {
      entry.isRecorded = true;
    },
    leave() {
      if (runs.get(key) === entry) runs.delete(key);
    },
    isRecorded: false,
    isTextNew: false,
    savedAt: Date.now(),
  };
  runs.set(key, entry);
  startSaving();
  return entry;
}

/** A run that this process carries; undefined when another one does, or nobody. */
export function findLiveRun(name: RunName): CarriedRun | undefined {
  return live.get().runs.get(keyOf(name));
}

function progressOf(entry: Entry): Progress {
  const tell = (news: (listener: Progress) => void) => {
    for (const listener of entry.listeners) news(listener);
  };
  return {
    onText(text) {
      entry.text += text;
      entry.isTextNew = true;
      tell((listener) => listener.onText(text));
    },
    onReplace(text) {
      entry.text = text;
      entry.isTextNew = true;
      tell((listener) => listener.onReplace(text));
    },
    onStep(step) {
      entry.step = step;
      tell((listener) => listener.onStep(step));
    },
  };
}

function startSaving(): void {
  const state = live.get();
  state.timer ??= setInterval(() => void save(), SAVE_EVERY_MS);
  state.timer.unref();
}

async function save(): Promise<void> {
  const state = live.get();
  if (state.runs.size === 0) {
    clearInterval(state.timer);
    state.timer = undefined;
    return;
  }
  if (state.isSaving) return;
  state.isSaving = true;
  try {
    const due = [...state.runs.values()].filter(
      ({ isRecorded, isTextNew, savedAt }) =>
        isRecorded && (isTextNew || Date.now() - savedAt >= BEAT_MS),
    );
    for (const db of new Set(due.map((entry) => entry.db))) {
      await saveAll(
        db,
        due.filter((entry) => entry.db === db),
      );
    }
  } finally {
    state.isSaving = false;
  }
}

async function saveAll(db: Database, due: readonly Entry[]): Promise<void> {
  const news = due.map(({ userId, id, text, step, isTextNew }) => ({
    userId,
    id,
    text: isTextNew ? storableText(text) : null,
    step: step && { ...step, label: storableText(step.label) },
  }));
  for (const entry of due) {
    entry.isTextNew = false;
    entry.savedAt = Date.now();
  }
  try {
    const goesOn = new Set((await saveRunNews(db, news)).map(keyOf));
    for (const entry of due) {
      if (!goesOn.has(keyOf(entry))) entry.stop.abort();
    }
  } catch (error) {
    // What a later save brings is whole again.
    for (const entry of due) entry.isTextNew = true;
    logger.warn({ error }, "could not save run progress");
  }
}

function keyOf({ userId, id }: RunName): string {
  return `${userId} ${id}`;
}
