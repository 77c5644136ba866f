import { citationMark } from "@/lib/documents/place";

/** In a transcript without times every part stands at 0, and that is no time to show. */
const NO_TIME = citationMark("youtube", 0);

/** A text about a transcript that names no times, without the marks of any. */
export function withoutTimes(markdown: string): string {
  return markdown.replaceAll(` ${NO_TIME}`, "").replaceAll(NO_TIME, "");
}
