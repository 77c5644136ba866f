import "server-only";

import type { PlanLimits } from "@/lib/usage/plan-limits-contract";
import { questionsPerHour, runsPerHour } from "@/lib/usage/quota";

/** The limits of both plans on this server, as its environment sets them now. */
export function planLimits(): PlanLimits {
  return {
    free: { runs: runsPerHour("free"), questions: questionsPerHour("free") },
    premium: { runs: runsPerHour("premium"), questions: questionsPerHour("premium") },
  };
}
