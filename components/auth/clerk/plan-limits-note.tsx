"use client";

import { usePlanLimits } from "@/lib/client/use-plan-limits";
import { formatCount } from "@/lib/core/format";
import type { PlanLimits } from "@/lib/usage/plan-limits-contract";

/** What the plans that Clerk sells allow on this server, which Clerk doesn't know. */
export function PlanLimitsNote({ limits: atBuild }: { limits: PlanLimits }) {
  const { free, premium, ownEngineRuns } = usePlanLimits(atBuild);
  return (
    <p className="text-sm text-soft tabular-nums">
      Free: {inWords(free)} an hour. Premium: {inWords(premium)} an hour. With an engine you
      connect: {formatCount(ownEngineRuns, "run")} an hour on either plan.
    </p>
  );
}

function inWords({ runs, builtInRuns, questions }: PlanLimits["free"]): string {
  const asked = `${formatCount(questions, "question")} about documents`;
  const another = `another ${builtInRuns.toLocaleString("en-US")} with built-in or downloaded models`;
  return `${formatCount(runs, "run")}, ${another}, and ${asked}`;
}
