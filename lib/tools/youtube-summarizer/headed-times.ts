import type { OutlineEntry } from "@/lib/pdf/pdf";
import type { TimedEntry } from "@/lib/tools/youtube-summarizer/stamped-line";

const MAX_TITLE = { characters: 60, words: 9 };
/** With fewer, lines that look like titles may be said. */
const MIN_HEADED = 3;
/** A caption that is broken into two lines has fewer words than what is said in a chapter. */
const MIN_WORDS_BELOW = 20;

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
  if (!isEachTitled || !isDistinct) return [];
  const below = entries.map(({ lines }) => lines.slice(1).join(" ").split(" ").length);
  const words = below.reduce((sum, count) => sum + count, 0);
  if (words < MIN_WORDS_BELOW * entries.length) return [];
  for (const entry of entries) entry.lines = entry.lines.slice(1);
  return chapters;
}

/** "What is a lock?" */
function isAsked(title: string): boolean {
  return title.endsWith("?") && isTitle(title.slice(0, -1));
}
