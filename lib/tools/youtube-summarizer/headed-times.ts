import nlp from "compromise/two";

import type { OutlineEntry } from "@/lib/pdf/pdf";
import type { TimedEntry } from "@/lib/tools/youtube-summarizer/stamped-line";

const MAX_TITLE = { characters: 60, words: 9 };
/** With fewer, lines that look like titles may be said. */
const MIN_HEADED = 3;
/** A caption that is broken into two lines has fewer words than what is said in a chapter. */
const MIN_WORDS_BELOW = 20;

/** A line that ends with one of these goes on below: "Thanks for having me on the". */
const GOES_ON =
  / (?:an?|the|this|that|these|those|my|your|our|their|its|his|her|and|or|but|because|so|of|to|for|with|from|by|at|as|into|about|is|are|was|were|will|would|can|could|should|has|have|had|very|who|which|whose|we|they|he|she|i)$/i;
/** "Anna Holm", "Dr. Ben Diaz", as a line of its own. */
const FULL_NAME =
  /^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){1,2}$/u;

/** Whether a line may be the title of a chapter. */
export function isTitle(line: string): boolean {
  if (line.length > MAX_TITLE.characters || /^\p{Ll}/u.test(line)) return false;
  return !/[.,!?;:…。]$/u.test(line) && line.split(" ").length <= MAX_TITLE.words;
}

/** The title that a line is in Markdown: "## What changed"; undefined for any other line, as for "# la la la #" of a song. */
export function markedTitle(line: string): string | undefined {
  return /^#{2,6} {1,4}(?=[^\s#])(.{1,120})$/.exec(line)?.[1]?.replace(/ #{1,6}$/, "");
}

/**
 * Takes the titles out of a transcript that is written in chapters: each time has a title beside it, and below it all that is
 * said until the next.
 */
export function takeHeadings(entries: readonly TimedEntry[]): OutlineEntry[] {
  if (entries.length < MIN_HEADED) return [];
  const chapters = entries.map(({ stamp }) => ({
    title: markedTitle(stamp.text) ?? stamp.text,
    place: stamp.seconds,
  }));
  const isEachTitled = entries.every(({ stamp }, at) => {
    const title = chapters[at]?.title ?? "";
    return title !== "" && !stamp.speaker && (isTitle(title) || isAsked(title));
  });
  // Whoever speaks is named more than once.
  const isDistinct = new Set(chapters.map(({ title }) => title)).size === chapters.length;
  // A caption that is broken goes on in the line below.
  const isBroken = entries.some(
    ({ lines }, at) => /^\p{Ll}/u.test(lines[1] ?? "") || GOES_ON.test(chapters[at]?.title ?? ""),
  );
  if (!isEachTitled || !isDistinct || isBroken) return [];
  const below = entries.map(({ lines }) => lines.slice(1).join(" ").split(" ").length);
  const words = below.reduce((sum, count) => sum + count, 0);
  if (words < MIN_WORDS_BELOW * entries.length) return [];
  for (const entry of entries) entry.lines = entry.lines.slice(1);
  // In a hearing, each of those who speak may do so once.
  if (areSpeakers(chapters.map(({ title }) => title))) {
    for (const [at, entry] of entries.entries()) entry.stamp.speaker = chapters[at]?.title ?? "";
    return [];
  }
  return chapters;
}

/** Whether all titles have the form of a full name, and most begin with a given name. */
function areSpeakers(titles: readonly string[]): boolean {
  if (!titles.every((title) => FULL_NAME.test(title))) return false;
  const known = titles.filter((title) => nlp(title).has("^#Honorific? #FirstName"));
  return known.length * 2 > titles.length;
}

/** "What is a lock?" */
function isAsked(title: string): boolean {
  return title.endsWith("?") && isTitle(title.slice(0, -1));
}
