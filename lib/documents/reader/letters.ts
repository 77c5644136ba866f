import { REGARDS_OR_WISHES, YOURS } from "@/lib/documents/reader/letter-closing";
import type { Structure } from "@/lib/documents/reader/unit";

const DEAR = /^(?:dear|to whom it may concern)\b/i;
/** A scan may have read it with the last sentence. */
const CLOSING = new RegExp(
  String.raw`(?:^|[.,;!?] )(?:${YOURS}|sincerely|(?:with )?(?:my |our )?${REGARDS_OR_WISHES})\b`,
  "i",
);
const CLAIM = /\b(?:your|the|this) (?:\p{L}+ )?claim\b/iu;

/** What a letter is about stands in its subject or its first sentences; a policy's cover letter tells of claims later. */
const MOST_BEFORE_CLAIM = 7;

/** A letter about a claim names a policy, its premium, and its excess, and is none. */
export function claimCue({ units }: Structure): { name: string; weight: number }[] {
  const begins = units.findIndex(({ text }) => DEAR.test(text));
  if (begins < 0) return [];
  const letter = units.slice(begins);
  const isAbout = letter.slice(1, MOST_BEFORE_CLAIM).some(({ text }) => CLAIM.test(text));
  const isClosed = letter.some(({ text }) => CLOSING.test(text));
  return isAbout && isClosed ? [{ name: "a claim that it is about", weight: 5 }] : [];
}
