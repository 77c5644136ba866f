"use client";

import { type ChainStep, callsPerInput } from "@/lib/chains/steps";
import { useUsage } from "@/lib/client/use-usage";
import { formatCount } from "@/lib/core/format";

/** How many runs of the hour's quota a chain takes, and how many are left. */
export function RunCount({ steps, inputs }: { steps: readonly ChainStep[]; inputs: number }) {
  const usage = useUsage();
  const each = callsPerInput(steps);
  const runs = each * inputs;
  const left = usage && Math.max(0, usage.plan.max - usage.plan.used);
  return (
    <p className="text-soft text-sm tabular-nums">
      {inputs === 0
        ? `Each input uses ${formatCount(each, "run")}.`
        : `${formatCount(inputs, "input")} × ${each} = ${formatCount(runs, "run")}.`}
      {left !== undefined && ` Your plan has ${left} left this hour.`}
      {left !== undefined &&
        runs > left &&
        " It stops when they're used up, and you can resume it after that."}
    </p>
  );
}
