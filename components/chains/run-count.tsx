"use client";

import { type ChainStep, callsPerInput } from "@/lib/chains/steps";
import { type RunsByAllowance, runsByAllowance } from "@/lib/client/chain-engines";
import { useEngines } from "@/lib/client/use-engines";
import { useUsage } from "@/lib/client/use-usage";
import { formatCount } from "@/lib/core/format";
import { RUN_ALLOWANCES } from "@/lib/core/run-allowance";
import type { Usage } from "@/lib/engines/usage-contract";

/** How many runs a chain takes, and how many are left of what they count toward. */
export function RunCount({ steps, inputs }: { steps: readonly ChainStep[]; inputs: number }) {
  const usage = useUsage();
  const engines = useEngines();
  const each = callsPerInput(steps);
  const byAllowance = runsByAllowance(engines, steps);
  return (
    <p className="text-soft text-sm tabular-nums">
      {inputs === 0
        ? `Each input uses ${formatCount(each, "run")}.`
        : `${formatCount(inputs, "input")} × ${each} = ${formatCount(each * inputs, "run")}.`}
      {usage && whatIsLeft(usage, byAllowance, inputs)}
    </p>
  );
}

/** What each allowance but the plan's is for. */
const OTHERS = {
  "own-engine": "your own engines",
  "built-in": "the built-in engines or a downloaded model",
} as const;

/** Nothing while it isn't known what the runs count toward. */
function whatIsLeft(usage: Usage, runs: RunsByAllowance, inputs: number): string {
  if (runs.unknown > 0) return "";
  const left = {
    plan: leftOf(usage.plan),
    "own-engine": leftOf(usage.ownEngine),
    "built-in": leftOf(usage.builtIn),
  };
  const used = RUN_ALLOWANCES.filter((allowance) => runs[allowance] > 0);
  const others = used.filter((allowance) => allowance !== "plan");
  const sentences = [
    ...(used.length > 1 ? others : []).map(
      (one) => `${countedRuns(runs[one] * (inputs || 1))} ${OTHERS[one]}.`,
    ),
    ...used.map((one) =>
      one === "plan"
        ? `Your plan has ${left.plan} left this hour.`
        : `You have ${left[one]} left this hour with ${OTHERS[one]}.`,
    ),
  ];
  if (used.some((one) => runs[one] * inputs > left[one]))
    sentences.push("The chain stops when you run out, and you can resume it in the next hour.");
  return sentences.map((sentence) => ` ${sentence}`).join("");
}

function countedRuns(count: number): string {
  return count === 1 ? "1 of them uses" : `${count} of them use`;
}

function leftOf({ used, max }: Usage["plan"]): number {
  return Math.max(0, max - used);
}
