"use client";

import { useState } from "react";

import { stepLabel } from "@/components/chains/chain-words";
import type { StepKindId } from "@/lib/chains/kinds";
import { type ChainStep, newStep } from "@/lib/chains/steps";

/** A step in the builder; `key` stays with it when it's moved. */
export type KeyedStep = ChainStep & { key: number };

let nextKey = 0;

function keyed(step: ChainStep): KeyedStep {
  nextKey += 1;
  return { ...step, key: nextKey };
}

/** The steps of a chain that is being built; `said` tells screen readers what happened last. */
export function useChainSteps(initial: readonly ChainStep[]) {
  const [steps, setSteps] = useState(() => initial.map(keyed));
  const [said, setSaid] = useState("");
  return {
    steps,
    said,
    bringBack: (kept: readonly ChainStep[]) => setSteps(kept.map(keyed)),
    /** @returns the key of the new step */
    add(kind: StepKindId): number {
      const step = keyed(newStep(kind));
      setSteps([...steps, step]);
      setSaid(`Added step ${steps.length + 1}: ${stepLabel(step)}.`);
      return step.key;
    },
    remove(index: number): void {
      const step = steps[index];
      if (!step) return;
      setSteps(steps.filter((one) => one !== step));
      setSaid(`Removed step ${index + 1}: ${stepLabel(step)}.`);
    },
    /** @param by -1 for up, 1 for down */
    move(index: number, by: -1 | 1): void {
      const [step, other] = [steps[index], steps[index + by]];
      if (!step || !other) return;
      const moved = [...steps];
      moved[index] = other;
      moved[index + by] = step;
      setSteps(moved);
      setSaid(`${stepLabel(step)} is step ${index + by + 1} now.`);
    },
    set(index: number, name: string, value: string | string[]): void {
      setSteps(
        steps.map((step, at) =>
          at === index ? { ...step, settings: { ...step.settings, [name]: value } } : step,
        ),
      );
    },
  };
}

export type ChainSteps = ReturnType<typeof useChainSteps>;
