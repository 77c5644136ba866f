import "server-only";

import { hasContact } from "@/lib/account/operator";
import type { Plan } from "@/lib/core/plan";
import type { PlanLimits } from "@/lib/usage/plan-limits-contract";
import { builtInRunsPerHour, questionsPerHour, runsPerHour } from "@/lib/usage/quota";

/** The limits of both plans on this server, and whether Premium can be asked for, as its environment sets them now. */
export function planLimits(): PlanLimits {
  const limits = (plan: Plan) => ({
    runs: runsPerHour(plan),
    builtInRuns: builtInRunsPerHour(plan),
    questions: questionsPerHour(plan),
  });
  return { free: limits("free"), premium: limits("premium"), hasContact: hasContact() };
}
