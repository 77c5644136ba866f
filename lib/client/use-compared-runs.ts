"use client";

import { useEffect, useRef } from "react";

import { type RunProgress, useRun } from "@/lib/client/use-run";

type Send<Content> = (side: 1 | 2, progress: RunProgress) => Promise<Content>;

/** One side of a comparison, as it runs. */
export type SideRun<Content> = Omit<ReturnType<typeof useRun<Content>>, "start" | "isRunning"> & {
  /** Sends this side again. */
  again: () => void;
};

const WAITS = "Waiting for the other engine, which uses the same machine";
const BEGINS = "Waiting for the first words";

/**
 * Two runs, started together: either may fail, be stopped, and be sent again without the other.
 *
 * @param inTurn the second waits for the first
 */
export function useComparedRuns<Content>(
  send: Send<Content>,
  { inTurn }: { inTurn: boolean },
): readonly [SideRun<Content>, SideRun<Content>] {
  const first = useRun<Content>();
  const second = useRun<Content>();
  const line = useLine();
  const began = useRef(false);

  function begin(side: 1 | 2): void {
    const { start } = side === 1 ? first : second;
    start((progress) =>
      inTurn ? line(progress, () => send(side, progress)) : send(side, progress),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the comparison is shown.
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    begin(1);
    begin(2);
  }, []);

  return [
    { ...first, again: () => begin(1) },
    { ...second, again: () => begin(2) },
  ];
}

/** Lets one piece of work run at a time; what waits says so, and may be stopped. */
function useLine() {
  const last = useRef(Promise.resolve());
  const waiting = useRef(0);

  return async function inLine<Result>(
    { signal, onStep }: RunProgress,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const before = last.current;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    last.current = before.then(() => ended);
    waiting.current += 1;
    try {
      if (waiting.current > 1) {
        onStep({ label: WAITS });
        await Promise.race([before, aborted(signal)]);
        signal.throwIfAborted();
        onStep({ label: BEGINS });
      }
      return await work();
    } finally {
      waiting.current -= 1;
      end();
    }
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
