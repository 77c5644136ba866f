import { isForeign } from "@/lib/illustrator/foreign";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { nameOnce } from "@/lib/illustrator/name-once";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { tokenizeDescription } from "@/lib/illustrator/prompt-words";

/** Whether a description is in English, as far as its grammar tells. */
export function isInEnglish(description: string): boolean {
  return !isForeign(tokenizeDescription(description));
}

/**
 * What a description asks for that the illustrator has no drawing for, in the order of its words: `samurai (drawn as a
 * person)`. The drawing itself may leave out more, such as weather indoors.
 */
export function notDrawn(description: string): string[] {
  if (description.trim().length < 3) return [];
  return nameOnce(parseDescription(description, ICON_NAMES).missing);
}
