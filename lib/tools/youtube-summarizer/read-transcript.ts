import { readCaptionData } from "@/lib/captions/read-caption-data";
import type { CaptionSegment } from "@/lib/captions/read-json3";
import { findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
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
 * their usual forms, or plain text. Shares the event loop.
 *
 * @returns parts in chronological order; empty when there is no text
 * @throws AppError `unusable` for JSON of more values than captions hold
 */
export async function readTranscript(text: string): Promise<Transcript> {
  const data = readCaptionData(text.replace(/^\ufeff/, ""));
  if (data.length > 0) return { parts: ordered(await partsOf(data)), timed: true };
  const lines = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const cue = await findInTurns(lines, isCueTimes);
  if (cue !== undefined) return { parts: ordered(await readCues(lines)), timed: true };
  const read = await readTimedLines(lines);
  if (!read) return { parts: await readPlain(lines), timed: false };
  const { parts, chapters } = read;
  return { parts: ordered(parts), timed: true, ...(chapters.length > 0 && { chapters }) };
}

function partsOf(segments: readonly CaptionSegment[]): Promise<DocumentPart[]> {
  return flatMapInTurns(segments, ({ startSeconds, text }) =>
    [...voicesOf(text)].map((voice) => ({ place: startSeconds, ...voice })),
  );
}

function ordered(parts: readonly DocumentPart[]): DocumentPart[] {
  return parts.toSorted((a, b) => a.place - b.place);
}
