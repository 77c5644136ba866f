import "server-only";

import { env } from "@/lib/core/env";
import type { Plan } from "@/lib/core/plan";
import type { PlanLimits } from "@/lib/usage/plan-limits-contract";
import { builtInRunsPerHour, questionsPerHour, runsPerHour } from "@/lib/usage/quota";

/** The limits of both plans on this server, as its environment sets them now. */
export function planLimits(): Omit<PlanLimits, "hasContact"> {
  const limits = (plan: Plan) => ({
    runs: runsPerHour(plan),
    builtInRuns: builtInRunsPerHour(plan),
    questions: questionsPerHour(plan),
  });
  return {
    free: limits("free"),
    premium: limits("premium"),
    ownEngineRuns: env().RUNS_PER_HOUR_OWN_ENGINE,
  };
}
