"use client";

import { usePlanLimits } from "@/lib/client/use-plan-limits";
import { formatCount } from "@/lib/core/format";
import type { PlanLimits } from "@/lib/usage/plan-limits-contract";

/** What the plans that Clerk sells allow on this server, which Clerk doesn't know. */
export function PlanLimitsNote({ limits: atBuild }: { limits: PlanLimits }) {
  const { free, premium } = usePlanLimits(atBuild);
  return (
    <p className="text-sm text-soft tabular-nums">
      Free: {inWords(free)} an hour. Premium: {inWords(premium)} an hour.
    </p>
  );
}

function inWords({ runs, builtInRuns, questions }: PlanLimits["free"]): string {
  const asked = `${formatCount(questions, "question")} about documents`;
  return `${formatCount(runs, "run")}, ${formatCount(builtInRuns, "run")} with the built-in engines or a downloaded model, and ${asked}`;
}
