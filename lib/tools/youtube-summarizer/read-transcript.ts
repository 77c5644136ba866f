import { readCaptionData } from "@/lib/captions/read-caption-data";
import type { CaptionSegment } from "@/lib/captions/read-json3";
import type { DocumentPart } from "@/lib/documents/citation";
import type { OutlineEntry } from "@/lib/pdf/pdf";
import { voicesOf } from "@/lib/tools/youtube-summarizer/caption-text";
import { isCueTimes, readCues } from "@/lib/tools/youtube-summarizer/read-cues";
import { readPlain } from "@/lib/tools/youtube-summarizer/read-plain";
import { readTimedLines } from "@/lib/tools/youtube-summarizer/read-timed-lines";

/** A parsed transcript. */
export type Transcript = {
  parts: DocumentPart[];
  /** False when it has no timestamps; then every part is at 0. */
  timed: boolean;
  /** Its titles, where they stand between what is said; absent without any. */
  chapters?: OutlineEntry[];
};

/**
 * Parses captions (SRT, WebVTT, and what YouTube and programs write as JSON and XML), a transcript with timestamps in any of
 * their usual forms, or plain text.
 *
 * @returns parts in chronological order; empty when there is no text
 */
export function readTranscript(text: string): Transcript {
  const data = readCaptionData(text.replace(/^\ufeff/, ""));
  if (data.length > 0) return { parts: ordered(data.flatMap(partsOf)), timed: true };
  const lines = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  if (lines.some(isCueTimes)) return { parts: ordered(readCues(lines)), timed: true };
  const read = readTimedLines(lines);
  if (!read) return { parts: readPlain(lines), timed: false };
  const { parts, chapters } = read;
  return { parts: ordered(parts), timed: true, ...(chapters.length > 0 && { chapters }) };
}

function partsOf({ startSeconds, text }: CaptionSegment): DocumentPart[] {
  return voicesOf(text).map((voice) => ({ place: startSeconds, ...voice }));
}

function ordered(parts: readonly DocumentPart[]): DocumentPart[] {
  return parts.toSorted((a, b) => a.place - b.place);
}
