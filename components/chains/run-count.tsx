"use client";

import { type ChainStep, callsPerInput } from "@/lib/chains/steps";
import { type RunsByAllowance, runsByAllowance } from "@/lib/client/chain-engines";
import { useEngines } from "@/lib/client/use-engines";
import { useUsage } from "@/lib/client/use-usage";
import { formatCount } from "@/lib/core/format";
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

/** Nothing about runs of which only the server knows what they count toward. */
function whatIsLeft(usage: Usage, { plan, own, unknown }: RunsByAllowance, inputs: number): string {
  if (unknown > 0) return "";
  const left = { plan: leftOf(usage.plan), own: leftOf(usage.ownEngine) };
  const runsOut = plan * inputs > left.plan || own * inputs > left.own;
  return [
    own > 0 && plan > 0 && ` ${ownRuns(own * (inputs || 1))} with your own key.`,
    plan > 0 && ` Your plan has ${left.plan} left this hour.`,
    own > 0 && ` With your own key, you have ${left.own} left this hour.`,
    runsOut && " It stops when they're used up, and you can resume it after that.",
  ]
    .filter(Boolean)
    .join("");
}

function ownRuns(count: number): string {
  return count === 1 ? "1 of them is" : `${count} of them are`;
}

function leftOf({ used, max }: Usage["plan"]): number {
  return Math.max(0, max - used);
}
