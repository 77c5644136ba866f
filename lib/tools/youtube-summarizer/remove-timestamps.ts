import { citationMark } from "@/lib/documents/citation";

/** Without timestamps every part is at 0, which isn't worth showing. */
const NO_TIME = citationMark("youtube", 0);

/** Removes the citation marks from a text about a transcript without timestamps. */
export function removeTimestamps(markdown: string): string {
  return markdown.replaceAll(` ${NO_TIME}`, "").replaceAll(NO_TIME, "");
}
