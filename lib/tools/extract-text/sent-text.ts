import { type SentText, subjectOf } from "@/lib/registry/send-to";
import { headingOf } from "@/lib/tools/extract-text/text-heading";

/** What a text from an image offers to other tools: all of it, and its heading as a keyword if it has one. */
export function sentText(text: string): SentText {
  const heading = headingOf(text);
  return { subject: heading ?? subjectOf(text), keyword: heading ?? null, whole: text };
}
