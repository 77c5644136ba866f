import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { captionText } from "@/lib/tools/youtube-summarizer/caption-text";
import { partsOfLines } from "@/lib/tools/youtube-summarizer/parts-of-lines";

const CUE_TIMES =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,]\d{1,6}\s*-->(?:\s*[\d:.,]{3,20})?(.*)$/;
/** "align:start position:0%", "X1:40 Y1:20": where the captions are shown. */
const SETTINGS = /^(?:\s+[\w-]{1,20}:\S{1,40})*\s*$/;

/** Whether a line has the times of a cue of SRT or WebVTT. */
export function isCueTimes(line: string): boolean {
  return CUE_TIMES.test(line);
}

/** Parses the cues of SRT or WebVTT, with or without blank lines between them. Shares the event loop. */
export async function readCues(lines: readonly string[]): Promise<DocumentPart[]> {
  const pause = createYielder();
  const parts: DocumentPart[] = [];
  let spoken: string[] = [];
  let before = new Set<string>();
  let place: number | undefined;
  let number: number | undefined;
  const close = async () => {
    // Automatic captions scroll: each cue repeats the previous line.
    const shown = new Set<string>();
    const fresh = await filterInTurns(spoken, (line) => {
      const text = captionText(line);
      shown.add(text);
      return !before.has(text);
    });
    if (place !== undefined) for (const part of await partsOfLines(place, fresh)) parts.push(part);
    if (spoken.length > 0) before = shown;
    spoken = [];
    place = undefined;
  };
  for (const [index, line] of lines.entries()) {
    const turn = pause();
    if (turn) await turn;
    const times = CUE_TIMES.exec(line);
    if (times) {
      const counted = numberBefore(lines, index, number);
      if (counted !== undefined && spoken.at(-1) === lines[index - 1]) spoken.pop();
      number = counted ?? number;
      await close();
      place = Number(times[1] ?? 0) * 3600 + Number(times[2]) * 60 + Number(times[3]);
      const rest = times[4] ?? "";
      if (!SETTINGS.test(rest)) spoken.push(rest);
    } else if (line === "") await close();
    else if (place !== undefined && line.trim() !== "") spoken.push(line);
  }
  await close();
  return parts;
}

/**
 * The number of a cue, on the line before its times; undefined where that line is said: "16" is the number after 15, or
 * follows a line without words.
 */
function numberBefore(
  lines: readonly string[],
  index: number,
  before: number | undefined,
): number | undefined {
  const line = lines[index - 1]?.trim() ?? "";
  if (!/^\d{1,6}$/.test(line)) return undefined;
  const isFirst = index === 1 || (lines[index - 2] ?? "").trim() === "";
  return isFirst || Number(line) === (before ?? 0) + 1 ? Number(line) : undefined;
}
