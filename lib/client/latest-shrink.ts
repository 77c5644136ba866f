"use client";

import type { OpenedHere } from "@/lib/client/shrink-here";

/** A file and what it's called. */
type Chosen = { name: string; file: Blob };

/** What was compressed in this browser. */
export type ShrunkHere = {
  name: string;
  originalBytes: number;
  file: Blob;
  /** The source moves, and its first frame alone was compressed. */
  isStill: boolean;
};

export type ShrinkState = {
  shrunk: ShrunkHere | null;
  fault: string | undefined;
  pending: boolean;
};

type Parts = {
  open: (file: Blob) => Promise<OpenedHere>;
  /** The image to begin with, fetched when it's first needed. */
  fetchFirst: () => Promise<Chosen>;
  onChange: (state: ShrinkState) => void;
};

/**
 * Compresses an image as often as its quality changes: one at a time, because each takes as much memory as the image, and
 * then only the last one asked for.
 */
export function createLatestShrink({ open, fetchFirst, onChange }: Parts) {
  let source: { name: string; bytes: number; image: OpenedHere } | null = null;
  let wanted: { chosen: Chosen | null; quality: number } | null = null;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let state: ShrinkState = { shrunk: null, fault: undefined, pending: false };

  function tell(change: Partial<ShrinkState>): void {
    state = { ...state, ...change };
    if (!isClosed) onChange(state);
  }

  /** @param chosen a new image; null for the one that was chosen last, or the first */
  function shrink(chosen: Chosen | null, quality: number): Promise<void> {
    wanted = { chosen: chosen ?? wanted?.chosen ?? null, quality };
    tell({ pending: true });
    running ??= work().finally(() => {
      running = null;
      tell({ pending: false });
      if (isClosed) source?.image.close();
    });
    return running;
  }

  async function work(): Promise<void> {
    while (wanted) {
      const { chosen, quality } = wanted;
      wanted = null;
      try {
        await openSource(chosen);
        // Something else was asked for meanwhile.
        if (wanted || !source) continue;
        const { name, bytes, image } = source;
        const file = await image.shrink(quality);
        const shrunk = { name, originalBytes: bytes, file, isStill: image.isStill };
        if (!wanted) tell({ shrunk, fault: undefined });
      } catch (error) {
        fail(error);
      }
    }
  }

  async function openSource(chosen: Chosen | null): Promise<void> {
    if (!chosen && source) return;
    const { name, file } = chosen ?? (await fetchFirst());
    const image = await open(file);
    if (isClosed || wanted?.chosen) return image.close();
    source?.image.close();
    source = { name, bytes: file.size, image };
  }

  /** Says what went wrong, unless another image was chosen meanwhile. */
  function fail(error: unknown): void {
    if (wanted?.chosen) return;
    wanted = null;
    tell({ fault: error instanceof Error ? error.message : "Something went wrong. Try again." });
  }

  return {
    shrink,
    /** What was compressed last, once nothing is under way; null when that failed, or nothing was. */
    settle: async (): Promise<ShrunkHere | null> => {
      await running;
      return state.fault ? null : state.shrunk;
    },
    /** Gives the memory back, as soon as nothing is under way. */
    close: (): void => {
      isClosed = true;
      wanted = null;
      if (!running) source?.image.close();
    },
  };
}
