import { SENTENCE_END } from "@/lib/core/sentences";
import { filterInTurns, findInTurns } from "@/lib/core/yield-to-event-loop";
import type { OutlineEntry } from "@/lib/pdf/pdf";
import { isTitle } from "@/lib/tools/youtube-summarizer/headed-times";
import type { TimedEntry } from "@/lib/tools/youtube-summarizer/stamped-line";

/** What YouTube and other sites write around a transcript. */
const INTERFACE =
  /^(?:(?:show |hide |search |open )?transcript|search in (?:video|transcript)|sync to video time|follow along using the transcript\.?|chapters|.{1,40}\((?:auto-generated|automatic|auto)\)|transcribed by .{1,60})$/i;
/** A time in words is no longer. */
const MAX_TIME = 60;
/** With fewer, a line that looks like a title may be said. */
const MIN_TITLES = 2;
/** Fewer captions than this have no form. */
const MIN_ENTRIES = 4;

/**
 * Removes from the entries of a transcript what nobody says: the times in words that a screen reader reads, and what the page
 * says. The titles of chapters, which stand before times, become chapters. Shares the event loop.
 *
 * @param before the lines before the first time
 * @returns those of them that are said
 */
export async function cleanPanel(
  before: readonly string[],
  entries: TimedEntry[],
): Promise<{ before: string[]; chapters: OutlineEntry[] }> {
  const isYoutube = await dropSpokenTimes(entries);
  const isSaid = (line: string) => !INTERFACE.test(line);
  const around = await filterInTurns(before, isSaid);
  const last = entries.at(-1);
  if (last) last.lines = await filterInTurns(last.lines, isSaid);
  // YouTube has one line for each time; below the last stand its own words, in the reader's language.
  if (last && isYoutube) last.lines = last.lines.slice(0, 1);
  // Without a sentence, it is the name of the talk, its date, or its first chapter.
  const backward = [...around.keys()].reverse();
  const end = await findInTurns(backward, (at) => SENTENCE_END.test(around[at] ?? ""));
  const said = around.slice(0, (end ?? -1) + 1);
  return { before: said, chapters: await takeChapters(around.slice(said.length).at(-1), entries) };
}

/** "3 seconds" and "1 minute, 4 seconds" below 0:03 and 1:04, in any language: whether there were any. */
async function dropSpokenTimes(entries: readonly TimedEntry[]): Promise<boolean> {
  const alone = entries.filter(({ stamp }) => stamp.text === "");
  const spoken = await filterInTurns(alone, ({ stamp, lines }) =>
    saysTime(lines[0] ?? "", stamp.seconds),
  );
  if (spoken.length < 2 || spoken.length * 2 < alone.length) return false;
  for (const entry of spoken) entry.lines = entry.lines.slice(1);
  return true;
}

function saysTime(line: string, seconds: number): boolean {
  if (line.length > MAX_TIME || !/^\d[^.!?]*$/.test(line)) return false;
  const units = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const wanted = units.filter((unit) => unit > 0);
  const said = (line.match(/\d{1,3}/g) ?? []).map(Number).filter((number) => number > 0);
  const isTime = /\d\s{0,2}\p{L}/u.test(line);
  return isTime && said.length === wanted.length && said.every((one, at) => one === wanted[at]);
}

/** Takes the titles out where every time has one line, save for those before a title. */
async function takeChapters(
  opening: string | undefined,
  entries: readonly TimedEntry[],
): Promise<OutlineEntry[]> {
  const titled = entries.slice(0, -1).filter(({ lines }) => lines.length > 1);
  if (entries.length < MIN_ENTRIES || titled.length * 2 > entries.length) return [];
  const other = await findInTurns(
    titled,
    ({ lines }) => lines.length !== 2 || !isTitle(lines[1] ?? ""),
  );
  if (other) return [];
  const chapters: OutlineEntry[] = [];
  const add = (title: string | undefined, entry: TimedEntry | undefined) => {
    if (title && entry) chapters.push({ title, place: entry.stamp.seconds });
  };
  if (opening && isTitle(opening)) add(opening, entries[0]);
  for (const [index, entry] of entries.entries())
    if (index + 1 < entries.length) add(entry.lines[1], entries[index + 1]);
  // Whoever speaks is named more than once.
  const isDistinct = new Set(chapters.map(({ title }) => title)).size === chapters.length;
  if (!isDistinct || chapters.length < MIN_TITLES) return [];
  for (const entry of titled) entry.lines = entry.lines.slice(0, 1);
  return chapters;
}
