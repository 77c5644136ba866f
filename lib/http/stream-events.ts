import { z } from "zod";

const stepSchema = z.object({
  label: z.string(),
  done: z.number().nonnegative().optional(),
  total: z.number().positive().optional(),
  /** Set once the run began anew: what was shown of it is written again. */
  again: z.literal(true).optional(),
});

const questionSchema = z.object({
  id: z.uuid(),
  system: z.string(),
  prompt: z.string(),
  maxCharacters: z.number().int().positive(),
});

/**
 * The server-sent events of a streamed answer. Every stream ends with `done` or `error`, whose data is the
 * same body the JSON call would have returned.
 */
const streamEventSchema = z.discriminatedUnion("event", [
  /** The next chunk of text. */
  z.object({ event: z.literal("delta"), data: z.object({ text: z.string() }) }),
  /** Replaces all text sent so far. */
  z.object({ event: z.literal("replace"), data: z.object({ text: z.string() }) }),
  /** The current step, with `done` of `total` when the amount of work is known. */
  z.object({ event: z.literal("step"), data: stepSchema }),
  /** The run is recorded, and goes on without its reader. */
  z.object({ event: z.literal("kept"), data: z.object({}) }),
  /** Asks the model in the reader's browser. */
  z.object({ event: z.literal("question"), data: questionSchema }),
  z.object({ event: z.literal("done"), data: z.record(z.string(), z.unknown()) }),
  z.object({ event: z.literal("error"), data: z.record(z.string(), z.unknown()) }),
]);

export type StreamEvent = z.output<typeof streamEventSchema>;

/** Parses one server-sent event; undefined if it isn't one of ours. */
export function parseStreamEvent(sent: { event?: string | undefined; data: string }) {
  try {
    const event = streamEventSchema.safeParse({ event: sent.event, data: JSON.parse(sent.data) });
    return event.data;
  } catch {
    return undefined;
  }
}

export const EVENT_STREAM = "text/event-stream";
