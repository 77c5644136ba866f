import { findInTurns } from "@/lib/core/yield-to-event-loop";
import type { Question } from "@/lib/documents/question";
import { inContext } from "@/lib/documents/reader/in-context";
import { outcomeOf } from "@/lib/documents/reader/outcome";
import { pointsBack } from "@/lib/documents/reader/points-back";
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
export async function clauseOf(
  { units }: Structure,
  quote: string,
  signal?: AbortSignal,
): Promise<Unit[]> {
  const words = quote.replace(/\s+/g, " ").trim();
  const at = units.findIndex(({ text }) => text === words);
  const unit = units[at];
  if (!unit) {
    const label = words.replace(NUMBERING, "");
    const begins = ({ text }: Unit) => text.replace(NUMBERING, "").startsWith(label);
    const whole = isBareLabel(words) && (await findInTurns(units, begins, signal));
    return whole ? [whole] : [];
  }
  const isLabel =
    unit.kind === "heading" ||
    (unit.kind === "sentence" && isBareLabel(words) && !pointsBack(words));
  if (!isLabel) return [];
  const following = units.slice(at + 1, at + 1 + MOST_QUOTED);
  // The next clause of a contract has a number, too.
  const isNext = ({ kind, text }: Unit) =>
    kind === "heading" || (NUMBERING.test(words) && NUMBERING.test(text));
  const end = following.findIndex(isNext);
  return end < 0 ? following : following.slice(0, end);
}

/** What is quoted with words of a document, so that they say enough: the clause below, the item around, or what became of it. */
export async function belowQuote(
  structure: Structure,
  quote: string,
  question: Question,
  signal?: AbortSignal,
): Promise<Unit[]> {
  const words = quote.replace(/\s+/g, " ").trim();
  const unit = structure.units.find(({ text }) => text === words);
  const below = [
    ...(await clauseOf(structure, quote, signal)),
    ...(await itemOf(structure, quote, question, signal)),
    ...(unit ? outcomeOf(structure, unit) : []),
  ];
  return below.length > 0 || !unit ? below : besides(structure, unit, question);
}

/** A sentence with those beside it; empty where it stands alone. */
function besides(structure: Structure, unit: Unit, { question }: Question): Unit[] {
  const whole = inContext(structure, [unit], question);
  return whole.length > 1 ? [...whole] : [];
}

const MAX_ITEM_CHARACTERS = 360;

/**
 * The item of a list that a sentence is part of, where a question asks for yes or no: what one must pay for stands behind what
 * is done.
 *
 * @returns empty where the sentence is all of it, or the item is long
 */
export async function itemOf(
  { units }: Structure,
  quote: string,
  { question }: Question,
  signal?: AbortSignal,
): Promise<Unit[]> {
  if (!asksYesOrNo(question)) return [];
  const words = quote.replace(/\s+/g, " ").trim();
  const isWhole = ({ kind, text }: Unit) => kind === "item" && text.includes(words);
  const item = await findInTurns(units, isWhole, signal);
  return item && item.text.length > words.length && item.text.length <= MAX_ITEM_CHARACTERS
    ? [item]
    : [];
}
