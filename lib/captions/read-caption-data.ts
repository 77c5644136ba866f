import { z } from "zod";

import { type CaptionSegment, readJson3 } from "@/lib/captions/read-json3";

/** What speech recognition and scripts save: `[{ "start": 0.5, "text": "Hello" }]`, or the same as `segments`. */
const listSchema = z.array(z.object({ start: z.number().nonnegative(), text: z.string() }));
const segmentsSchema = z.object({ segments: listSchema });
const XML = /^<(?:\?xml|transcript|timedtext|tt)\b/;

/** Parses captions that a program wrote as JSON or XML; empty for any other text. */
export function readCaptionData(text: string): CaptionSegment[] {
  const data = text.trim();
  if (/^[{[]\s*["{]/.test(data)) return readJson(data);
  return XML.test(data) ? readXml(data) : [];
}

function readJson(data: string): CaptionSegment[] {
  const json3 = readJson3(data);
  if (json3.length > 0) return json3;
  try {
    const parsed: unknown = JSON.parse(data);
    const list =
      listSchema.safeParse(parsed).data ?? segmentsSchema.safeParse(parsed).data?.segments;
    return (list ?? []).map(({ start, text }) => ({ startSeconds: start, text: text.trim() }));
  } catch {
    return [];
  }
}

/** Reads `<text start="0.5">`, `<p t="500">`, and `<p begin="00:00:00.500">`. */
function readXml(data: string): CaptionSegment[] {
  return data
    .split(/<(?=(?:text|p)\s)/)
    .slice(1)
    .flatMap((piece) => {
      const [tag = ""] = piece.slice(0, MAX_TAG).split(">");
      const startSeconds = startOf(tag);
      const [content = ""] = piece.slice(tag.length + 1).split(/<\/(?:text|p)>/);
      const text = content
        .replace(/<br ?\/?>/g, " ")
        .split(/<[/\w]/)
        .map((inner, at) => (at === 0 ? inner : inner.slice(inner.indexOf(">") + 1)))
        .join("")
        // What is escaped twice is decoded once more where captions are read.
        .replaceAll("&amp;", "&");
      return startSeconds === undefined || !text.trim()
        ? []
        : [{ startSeconds, text: text.trim() }];
    });
}

/** A tag and its attributes have no more characters. */
const MAX_TAG = 500;

function startOf(tag: string): number | undefined {
  const [, name, value = ""] = /\s(start|begin|t)="([\d:.]{1,20})/.exec(tag) ?? [];
  if (!name) return undefined;
  const seconds = value.split(":").reduce((sum, unit) => sum * 60 + Number(unit), 0);
  if (!Number.isFinite(seconds)) return undefined;
  return name === "t" ? seconds / 1000 : seconds;
}
