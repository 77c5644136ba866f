import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import type { OutlineEntry } from "@/lib/pdf/pdf";
import { cleanPanel } from "@/lib/tools/youtube-summarizer/clean-panel";
import { takeHeadings } from "@/lib/tools/youtube-summarizer/headed-times";
import { partsOfLines } from "@/lib/tools/youtube-summarizer/parts-of-lines";
import {
  type StampedLine,
  stampedLine,
  type TimedEntry,
} from "@/lib/tools/youtube-summarizer/stamped-line";

/** With fewer, timestamps are part of what is said. */
const MIN_TIMED_LINES = 2;
/** Times that fall more often than once in this many are said, too: "10:30 we met, 9:15 we left". */
const MIN_RISING = 10;
/** A transcript whose speakers stand before the times begins with the video; "Romans 3:16" doesn't. */
const BEGINNING_SECONDS = 60;

/**
 * Parses lines with times before them, in any of the forms that video sites and programs write. Shares the event loop.
 *
 * @returns undefined when there are none
 */
export async function readTimedLines(
  raw: readonly string[],
): Promise<{ parts: DocumentPart[]; chapters: OutlineEntry[] } | undefined> {
  const pause = createYielder();
  const lines = await flatMapInTurns(raw, (line) => [line.trim()].filter(Boolean));
  const stamps = await stampsOf(lines);
  if (!stamps) return undefined;
  const first = stamps.findIndex(Boolean);
  const entries: TimedEntry[] = [];
  for (const [index, line] of lines.entries()) {
    const turn = pause();
    if (turn) await turn;
    const stamp = stamps[index];
    if (stamp) entries.push({ stamp, lines: stamp.text ? [stamp.text] : [] });
    else entries.at(-1)?.lines.push(line);
  }
  const headed = takeHeadings(entries);
  const { before, chapters } = await cleanPanel(lines.slice(0, first), entries);
  const parts = await partsOfLines(0, before);
  for (const { stamp, lines: spoken } of entries)
    for (const part of await partsOfLines(stamp.seconds, spoken, stamp.speaker)) parts.push(part);
  return { parts, chapters: headed.length > 0 ? headed : chapters };
}

/** The lines of a text that begin with times that are no part of what is said; undefined when there are too few. */
async function stampsOf(
  lines: readonly string[],
): Promise<(StampedLine | undefined)[] | undefined> {
  const pause = createYielder();
  const all = await flatMapInTurns(lines, (line) => [stampedLine(line)]);
  if (all.filter(Boolean).length < MIN_TIMED_LINES) return undefined;
  const start = all.find(Boolean)?.seconds ?? 0;
  const stamps = all.map((stamp, index) => {
    if (!stamp?.speaker) return stamp;
    // "Lunch 12:30" has another line of the kind after it, "John 3:16" another beginning.
    const isHeading = stamp.text !== "" || (index + 1 < lines.length && !all[index + 1]);
    return isHeading && (stamp.isMarked || start < BEGINNING_SECONDS) ? stamp : undefined;
  });
  const places = [...stamps.keys()].filter((index) => stamps[index]);
  for (const [at, index] of places.entries()) {
    const turn = pause();
    if (turn) await turn;
    const [own, last, next] = [index, places[at - 1], places[at + 1]].map((place) =>
      place === undefined ? undefined : stamps[place]?.seconds,
    );
    if (stamps[index]?.text && isOutOfOrder(own, last, next)) stamps[index] = undefined;
  }
  const times = stamps.flatMap((stamp) => stamp?.seconds ?? []);
  const falls = times.filter((time, index) => time < (times[index - 1] ?? 0)).length;
  return times.length >= MIN_TIMED_LINES && falls * MIN_RISING <= times.length ? stamps : undefined;
}

/** A time between two that rise without it: "4:30 is when we left" between 0:10 and 0:15. */
function isOutOfOrder(own = 0, last?: number, next?: number): boolean {
  if (last === undefined || next === undefined || last > next) return false;
  return own < last || own > next;
}
