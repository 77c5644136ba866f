"use client";

import { runWords } from "@/components/chains/run-words";
import { type ChainStep, callsPerInput } from "@/lib/chains/steps";
import { runsByAllowance, serverEngines } from "@/lib/client/chain-engines";
import { useEngines } from "@/lib/client/use-engines";
import { useUsage } from "@/lib/client/use-usage";
import type { Usage } from "@/lib/engines/usage-contract";

/** How many runs a chain takes, and how many are left of what they count toward. */
export function RunCount({ steps, inputs }: { steps: readonly ChainStep[]; inputs: number }) {
  const usage = useUsage();
  const engines = useEngines();
  return (
    <p className="text-soft text-sm tabular-nums">
      {runWords({
        each: callsPerInput(steps),
        runs: runsByAllowance(engines, steps),
        inputs,
        left: usage && leftOf(usage),
        server: serverEngines(engines, steps),
      })}
    </p>
  );
}

function leftOf({ plan, ownEngine, builtIn }: Usage) {
  const rest = ({ used, max }: Usage["plan"]) => Math.max(0, max - used);
  return { plan: rest(plan), "own-engine": rest(ownEngine), "built-in": rest(builtIn) };
}
