import type { Question } from "@/lib/documents/question";
import { outcomeOf } from "@/lib/documents/reader/outcome";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** Statements of a clause that are quoted with its heading. */
const MOST_QUOTED = 3;
const MAX_LABEL_WORDS = 8;
const VERB =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|shall|should|do|does|did|not)\b/i;
const NUMBERING = /^(?:§\s?)?(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,3}|[a-z]|[ivx]{1,4})[.)]?)\s+/i;

/** Whether words only name what comes next, as "6. Early termination." does: a few of them, and no verb. */
export function isBareLabel(text: string): boolean {
  const words = text.replace(NUMBERING, "").trim();
  return (
    /^\p{Lu}/u.test(words) &&
    !/\d/.test(words) &&
    words.split(/\s+/).length <= MAX_LABEL_WORDS &&
    !VERB.test(words) &&
    !/[?!]$/.test(words)
  );
}

/**
 * The clause that a heading stands above, or before in its own paragraph: nobody is helped by a heading alone.
 *
 * @param quote words of the document that are about to be quoted
 * @returns empty where they are no heading, or nothing stands below them
 */
export function clauseOf({ units }: Structure, quote: string): Unit[] {
  const words = quote.replace(/\s+/g, " ").trim();
  const at = units.findIndex(({ text }) => text === words);
  const unit = units[at];
  if (!unit) {
    const label = words.replace(NUMBERING, "");
    const whole =
      isBareLabel(words) && units.find(({ text }) => text.replace(NUMBERING, "").startsWith(label));
    return whole ? [whole] : [];
  }
  const isLabel = unit.kind === "heading" || (unit.kind === "sentence" && isBareLabel(words));
  if (!isLabel) return [];
  const following = units.slice(at + 1, at + 1 + MOST_QUOTED);
  // The next clause of a contract has a number, too.
  const isNext = ({ kind, text }: Unit) =>
    kind === "heading" || (NUMBERING.test(words) && NUMBERING.test(text));
  const end = following.findIndex(isNext);
  return end < 0 ? following : following.slice(0, end);
}

/** What is quoted with words of a document, so that they say enough: the clause below, the item around, or what became of it. */
export function belowQuote(structure: Structure, quote: string, question: Question): Unit[] {
  const words = quote.replace(/\s+/g, " ").trim();
  const unit = structure.units.find(({ text }) => text === words);
  return [
    ...clauseOf(structure, quote),
    ...itemOf(structure, quote, question),
    ...(unit ? outcomeOf(structure, unit) : []),
  ];
}

const MAX_ITEM_CHARACTERS = 360;

/**
 * The item of a list that a sentence is part of, where a question asks for yes or no: what one must pay for stands behind what
 * is done.
 *
 * @returns empty where the sentence is all of it, or the item is long
 */
export function itemOf({ units }: Structure, quote: string, { question }: Question): Unit[] {
  if (!asksYesOrNo(question)) return [];
  const words = quote.replace(/\s+/g, " ").trim();
  const item = units.find(({ kind, text }) => kind === "item" && text.includes(words));
  return item && item.text.length > words.length && item.text.length <= MAX_ITEM_CHARACTERS
    ? [item]
    : [];
}
