import type { Structure, Unit } from "@/lib/documents/reader/unit";

const OF_TIME_BEFORE =
  /\b(?:last|previous|past|prior) (?:year|month|week|quarter|season)\b|\ba (?:year|month|week) ago\b|\bthe (?:year|month|week|season|quarter) before(?= *[?.!]|$)/i;
/** What says of a figure that it is of an earlier time. */
const SAYS_BEFORE = /\b(?:last|previous|past|prior|earlier|ago|before|(?:19|20)\d\d)\b/i;

/** "Change from last year": by how much what holds now differs. */
const SINCE_BEFORE =
  /\b(?:from|than|since|with|to|on|over|versus|vs\.?) (?:the )?(?:last|previous|past|prior) (?:year|month|week|quarter|season)\b(?!['’])/gi;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** Whether a question asks for a time before, and a statement says nothing of that. */
export function isOfNow(
  { text, head, section }: Unit,
  asked: string,
  { sections }: Structure,
): boolean {
  // The year of a bill stands in its title.
  const title = (sections[section]?.title ?? "").replaceAll(YEAR, " ");
  const around = `${text} ${head.join(" ")} ${title}`.replaceAll(SINCE_BEFORE, " ");
  return OF_TIME_BEFORE.test(asked) && !SAYS_BEFORE.test(around);
}
