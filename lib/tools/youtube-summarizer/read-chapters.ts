import type { OutlineEntry } from "@/lib/pdf/pdf";

const CHAPTER = /^\W{0,3}(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\W{1,4}(.{1,120})$/;
/** YouTube shows chapters only from this many on, and only if the first starts at 0:00. */
const MIN_CHAPTERS = 3;

/**
 * Parses the chapters in a video description by YouTube's own rules: lines that start with a
 * timestamp, at least three, ascending, from 0:00. Empty when there are none.
 */
export function readChapters(description: string, lengthSeconds: number): OutlineEntry[] {
  const chapters = description.split("\n").flatMap((line) => {
    const match = CHAPTER.exec(line.trim());
    if (!match) return [];
    const place = Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]);
    return [{ title: (match[4] ?? "").trim(), place }];
  });
  const rising = chapters.every(
    ({ place }, index) => index === 0 || place > (chapters[index - 1]?.place ?? 0),
  );
  const inside = chapters.every(({ place }) => place <= lengthSeconds);
  const usable = rising && inside && chapters[0]?.place === 0 && chapters.length >= MIN_CHAPTERS;
  return usable ? chapters : [];
}
