"use client";

import { useRef, useState } from "react";
import { uuidv7 } from "uuidv7";

import type { Comparison, Started } from "@/lib/client/use-comparison";

/** What both sides of a comparison share, and the run of each that goes on without the page, so that a reload shows both again. */
export function useKeptSides(started: Started, setStarted: Comparison["setStarted"]) {
  const [id] = useState(() => started.kept?.id ?? uuidv7());
  const runs = useRef(started.kept?.runs ?? [null, null]);
  /** Those of the page before a reload, each until it's taken. */
  const found = useRef<readonly (string | null | undefined)[]>(
    started.kept?.runs ?? [undefined, undefined],
  );
  return {
    id,
    /** Called when a side begins: the run of the page before; null if it had none yet; undefined where the page begins anew. */
    take(side: 1 | 2): string | null | undefined {
      const run = found.current[side - 1];
      found.current = found.current.with(side - 1, undefined);
      return run;
    },
    name(side: 1 | 2, run: string): void {
      runs.current = runs.current.with(side - 1, run);
      const kept = { id, runs: runs.current };
      // Another comparison may stand there by now.
      setStarted((now) => (now?.turn === started.turn ? { ...now, kept } : now));
    },
  };
}
