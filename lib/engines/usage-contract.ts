import { z } from "zod";

const meterSchema = z.object({ used: z.int().nonnegative(), max: z.int().nonnegative() });

/** What a person used. */
export const usageSchema = z.object({
  /** Runs of the plan in this hour. */
  plan: meterSchema,
  /** Runs in this hour on engines of the person's own, which the plan doesn't count. */
  ownEngine: meterSchema,
  /** Runs in this hour of the engines in the server's own process, which the plan doesn't count either. */
  builtIn: meterSchema,
  /** Questions about documents and videos in this hour, which aren't runs. */
  questions: meterSchema,
  /** Until all of them begin anew. */
  minutesLeft: z.int().positive(),
  /** How many days `engines` looks back. */
  days: z.int().positive(),
  /** The most used first. Sums of tokens and dollars are of `countedRuns` and `pricedRuns`, of which they are known. */
  engines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      runs: z.int().nonnegative(),
      countedRuns: z.int().nonnegative(),
      inputTokens: z.number().nonnegative(),
      outputTokens: z.number().nonnegative(),
      pricedRuns: z.int().nonnegative(),
      dollars: z.number().nonnegative(),
    }),
  ),
});

export type Usage = z.output<typeof usageSchema>;
