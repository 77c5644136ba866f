"use client";

import { useEffect, useEffectEvent, useState } from "react";

import type { ComparedEngine, Pair } from "@/lib/client/compared-pair";

/**
 * Runs one side of a comparison again, on another engine.
 *
 * @param changePair what is shown next has the changed pair
 */
export function useReplacedEngine(
  changePair: (change: (pair: Pair) => Pair) => void,
  runs: readonly { again: () => void }[],
): (index: 0 | 1, engine: ComparedEngine) => void {
  const [due, setDue] = useState<number | null>(null);
  const begin = useEffectEvent((index: number) => runs[index]?.again());
  useEffect(() => {
    if (due === null) return;
    setDue(null);
    begin(due);
  }, [due]);
  return (index, engine) => {
    changePair((pair) => withEngine(pair, index, engine));
    setDue(index);
  };
}

function withEngine(pair: Pair, index: 0 | 1, engine: ComparedEngine): Pair {
  const [one, other] = pair.engines;
  return { ...pair, engines: index === 0 ? [engine, other] : [one, engine] };
}
