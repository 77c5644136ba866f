import { z } from "zod";

import { parseEach } from "@/lib/captions/parse-each";

/** A caption and when it starts. The text is untrusted. */
export type CaptionSegment = { startSeconds: number; text: string };

/** The parts we read of a `fmt=json3` caption file; what is in its lists is checked one by one. */
const fileSchema = z.object({ events: z.array(z.unknown()) });
const eventSchema = z.object({
  tStartMs: z.number().optional(),
  segs: z.array(z.unknown()).optional(),
});
const segSchema = z.object({ utf8: z.string().optional() });

/**
 * Parses YouTube's json3 captions.
 *
 * @returns segments in chronological order; empty when there are none, which YouTube also sends with status
 *   200 to clients it blocks
 */
export function readJson3(body: string): CaptionSegment[] {
  return json3Captions(parseJson(body));
}

/** Like `readJson3`, of what is parsed already. */
export function json3Captions(file: unknown): CaptionSegment[] {
  const { events = [] } = fileSchema.safeParse(file).data ?? {};
  const captions: CaptionSegment[] = [];
  for (const event of events) {
    const { tStartMs = 0, segs = [] } = eventSchema.safeParse(event).data ?? NO_EVENT;
    const texts = segs && parseEach(segs, segSchema);
    if (!texts) return [];
    const text = texts
      .map(({ utf8 = "" }) => utf8)
      .join("")
      .replace(/\s+/g, " ")
      .trim();
    if (text !== "") captions.push({ startSeconds: tStartMs / 1000, text });
  }
  return captions.sort((a, b) => a.startSeconds - b.startSeconds);
}

const NO_EVENT = { tStartMs: 0, segs: null };

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
