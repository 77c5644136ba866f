import { z } from "zod";

/** A caption and when it starts. The text is untrusted. */
export type CaptionSegment = { startSeconds: number; text: string };

/** The parts we read of a `fmt=json3` caption file. */
const json3Schema = z.object({
  events: z
    .array(
      z.object({
        tStartMs: z.number().optional(),
        segs: z.array(z.object({ utf8: z.string().optional() })).optional(),
      }),
    )
    .optional(),
});

/**
 * Parses YouTube's json3 captions.
 *
 * @returns segments in chronological order; empty when there are none, which YouTube also sends with status
 *   200 to clients it blocks
 */
export function readJson3(body: string): CaptionSegment[] {
  const parsed = json3Schema.safeParse(parseJson(body));
  return (parsed.data?.events ?? [])
    .map(({ tStartMs = 0, segs = [] }) => ({
      startSeconds: tStartMs / 1000,
      text: segs
        .map(({ utf8 = "" }) => utf8)
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
    }))
    .filter(({ text }) => text !== "")
    .sort((a, b) => a.startSeconds - b.startSeconds);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
