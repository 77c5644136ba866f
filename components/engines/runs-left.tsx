"use client";

import { FEW_RUNS, useRunsLeft } from "@/lib/client/use-runs";
import { formatCount } from "@/lib/core/format";
import type { RunAllowance } from "@/lib/core/run-allowance";

/** Says beside a tool's button when few runs are left in this hour, before a call is refused. */
export function RunsLeft({ allowance }: { allowance: RunAllowance | undefined }) {
  const left = useRunsLeft(allowance);
  return (
    <p role="status" className="text-center text-soft text-xs tabular-nums empty:hidden">
      {left !== undefined && left <= FEW_RUNS && leftWords(left)}
    </p>
  );
}

function leftWords(left: number): string {
  return `${left === 0 ? "No runs" : formatCount(left, "run")} left this hour`;
}
