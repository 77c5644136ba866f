import { z } from "zod";

import { parseEach } from "@/lib/captions/parse-each";
import { type CaptionSegment, json3Captions } from "@/lib/captions/read-json3";
import { AppError } from "@/lib/core/errors";
import { parseJson } from "@/lib/core/json-values";

/** What speech recognition and scripts save: `[{ "start": 0.5, "text": "Hello" }]`, or the same as `segments`. */
const captionSchema = z.object({ start: z.number().nonnegative(), text: z.string() });
const segmentsSchema = z.object({ segments: z.array(z.unknown()) });
const XML = /^<(?:\?xml|transcript|timedtext|tt)\b/;

/** More than captions of a transcript's length hold, each of which has a text. */
const MAX_VALUES = 60_000;

/**
 * Parses captions that a program wrote as JSON or XML; empty for any other text.
 *
 * @throws AppError `unusable` for JSON of more values than captions hold
 */
export function readCaptionData(text: string): CaptionSegment[] {
  const data = text.trim();
  if (/^[{[]\s*["{]/.test(data)) return readJson(data);
  return XML.test(data) ? readXml(data) : [];
}

function readJson(data: string): CaptionSegment[] {
  const parsed = parsedJson(data);
  const json3 = json3Captions(parsed);
  if (json3.length > 0) return json3;
  const list: unknown = Array.isArray(parsed)
    ? parsed
    : segmentsSchema.safeParse(parsed).data?.segments;
  const captions = Array.isArray(list) ? parseEach(list, captionSchema) : undefined;
  return (captions ?? []).map(({ start, text }) => ({ startSeconds: start, text: text.trim() }));
}

function parsedJson(data: string): unknown {
  let json: ReturnType<typeof parseJson>;
  try {
    json = parseJson(data, MAX_VALUES);
  } catch {
    return undefined;
  }
  if (!json) throw new AppError("unusable", TOO_MANY_VALUES);
  return json.value;
}

const TOO_MANY_VALUES = `This transcript is data with more than ${MAX_VALUES.toLocaleString("en-US")} values. Paste its text alone, or a part of it.`;

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
