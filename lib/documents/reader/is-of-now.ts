import type { Structure, Unit } from "@/lib/documents/reader/unit";

const OF_TIME_BEFORE =
  /\b(?:last|previous|past|prior) (?:year|month|week|quarter|season)\b|\ba (?:year|month|week) ago\b|\bthe (?:year|month|week|season|quarter) before(?= *[?.!]|$)/i;
/** What says of a figure that it is of an earlier time. */
const SAYS_BEFORE = /\b(?:last|previous|past|prior|earlier|ago|before|(?:19|20)\d\d)\b/i;

/** Whether a question asks for a time before, and a statement says nothing of that. */
export function isOfNow(
  { text, head, section }: Unit,
  asked: string,
  { sections }: Structure,
): boolean {
  const around = `${text} ${head.join(" ")} ${sections[section]?.title ?? ""}`;
  return OF_TIME_BEFORE.test(asked) && !SAYS_BEFORE.test(around);
}
