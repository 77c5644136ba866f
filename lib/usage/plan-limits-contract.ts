import { z } from "zod";

const hourly = z.object({
  runs: z.number().int().positive(),
  /** Of the engines in the server's own process, which `runs` doesn't count. */
  builtInRuns: z.number().int().positive(),
  questions: z.number().int().positive(),
});

/** `GET /api/plans`: how many runs, and questions about documents, each plan has in an hour. */
export const planLimitsSchema = z.object({
  free: hourly,
  premium: hourly,
  /** Runs an hour with engines that people connect themselves, on either plan. */
  ownEngineRuns: z.number().int().positive(),
  /** Whether anybody can be written to, to ask for Premium. */
  hasContact: z.boolean(),
});

export type PlanLimits = z.output<typeof planLimitsSchema>;
