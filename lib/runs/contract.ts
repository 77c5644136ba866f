import { z } from "zod";

/** A run's name: the idempotency key of its call. */
export const runIdSchema = z.string().regex(/^[\w-]{8,100}$/, "That isn't a valid run ID.");

/** The name that a call's form gave a file. */
export const runFieldSchema = z.string().regex(/^\w{1,100}$/, "That isn't a field with a file.");

/** One run in a list. */
export const runSummarySchema = z.object({
  id: z.string(),
  /** The tool's slug. */
  tool: z.string(),
  /** The page that shows it. */
  address: z.string(),
  /** `lost` when its server died. */
  state: z.enum(["running", "done", "failed", "stopped", "lost"]),
  /** The question, the topic, the prompt, else the name of the file or the address, shortened; empty when there's none. */
  subject: z.string(),
  /** What it's doing; null when that isn't known. */
  step: z.string().nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Of a chain that went to its end: its inputs, and how many of them failed. Null for everything else. */
  inputs: z.object({ total: z.int(), failed: z.int() }).nullable(),
  /** Of one that was stopped: whether the text so far is saved. */
  saved: z.boolean(),
});

export type RunSummary = z.output<typeof runSummarySchema>;

const leftSchema = z.int().nonnegative();

export const runListSchema = z.object({
  runs: z.array(runSummarySchema),
  /** How many more runs there may be in this hour, by what they count toward. */
  left: z.object({ plan: leftSchema, "own-engine": leftSchema, "built-in": leftSchema }),
});

export type RunList = z.output<typeof runListSchema>;

const runFileSchema = z.object({
  field: runFieldSchema,
  /** Untrusted, for display only; empty when there's none. */
  name: z.string(),
  byteSize: z.int().nonnegative(),
});

const runDetailsSchema = runSummarySchema.extend({
  input: z.record(z.string(), z.unknown()),
  /** What it works on, to be had from `/api/runs/file` until it ends; then none. */
  files: z.array(runFileSchema),
});

/** One run with what was asked for; its text and answer come by following it. */
export type RunDetails = z.output<typeof runDetailsSchema>;

export const runResponseSchema = z.object({ run: runDetailsSchema });

/** What a run made: the first of its creations. */
export const madeSchema = z.object({ creationId: z.uuid() });
