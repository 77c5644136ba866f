import { z } from "zod";

const stepSchema = z.object({
  label: z.string(),
  done: z.number().nonnegative().optional(),
  total: z.number().positive().optional(),
});

/**
 * What a streamed answer is made of, as server-sent events. Every stream ends with `done` or `error`,
 * which carry the very body the JSON call would have answered.
 */
export const streamEventSchema = z.discriminatedUnion("event", [
  /** The next piece of the text. */
  z.object({ event: z.literal("delta"), data: z.object({ text: z.string() }) }),
  /** The text so far gives way to this one. */
  z.object({ event: z.literal("replace"), data: z.object({ text: z.string() }) }),
  /** What is being done now; `done` of `total` when the size of the work is known. */
  z.object({ event: z.literal("step"), data: stepSchema }),
  z.object({ event: z.literal("done"), data: z.record(z.string(), z.unknown()) }),
  z.object({ event: z.literal("error"), data: z.record(z.string(), z.unknown()) }),
]);

export type StreamEvent = z.output<typeof streamEventSchema>;

export const EVENT_STREAM = "text/event-stream";
