import { z } from "zod";

/**
 * What a streamed answer is made of, as server-sent events. Every stream ends with `done` or `error`,
 * which carry the very body the JSON call would have answered.
 */
export const streamEventSchema = z.discriminatedUnion("event", [
  /** The next piece of the text. */
  z.object({ event: z.literal("delta"), data: z.object({ text: z.string() }) }),
  /** The text so far gives way to this one. */
  z.object({ event: z.literal("replace"), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal("done"), data: z.record(z.string(), z.unknown()) }),
  z.object({ event: z.literal("error"), data: z.record(z.string(), z.unknown()) }),
]);

export type StreamEvent = z.output<typeof streamEventSchema>;

export const EVENT_STREAM = "text/event-stream";
