import { createYielder } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "What about tires?", "… is that covered?" */
const ASKS_OF_THING =
  /\b(?:what|how) about\b|\b(?:is|are|was|were) (?:that|it|this|they|those|these|\p{L}+) (?:covered|included|allowed|permitted|ok|okay|safe|insured|paid)[^\p{L}\p{N}]*$/iu;
/** A heading that says of everything below it that it is so, or that it isn't. */
const GOVERNS =
  /\b(?:not|never|no|cannot|without|except\w*|exclu\w+|prohibit\w*|forbidden|banned|avoid|unsuitable|unsafe|danger\w*|cover(?:ed|s|age)?|includ\w+|insured|allowed|permitted|may|can|safe|suitable|recommended|approved|eligible|accepted|required|provided)\b|n['’]t\b/i;
/** Between the things that one item of a list names. */
const PARTS = /[,;()]|\s(?:and|or|including|such as|by|from|with|of|unless|except|if|when|to)\s/i;
/** What items of such lists begin with, and nobody repeats. */
const GENERAL = new Set(
  stems(
    "damage loss injury cost anything item items thing other any all kind type part use everything",
  ),
);
const MOST_LISTED = 3;
const MAX_ITEM_CHARACTERS = 200;

/**
 * Whether something may be done, or is covered, where a list says so by its heading: "Cast iron" below "Do not wash". The item
 * alone says nothing, so it's quoted with what governs it.
 */
export async function answerListed(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!asksYesOrNo(question) && !ASKS_OF_THING.test(question)) return undefined;
  const { required } = focusOf(question);
  const asked = new Set(required.flatMap((term) => [...alternatives(term)]));
  if (asked.size === 0) return undefined;
  const pause = createYielder(signal);
  let governor: Unit | undefined;
  const found: { unit: Unit; governor: Unit }[] = [];
  for (const unit of structure.units) {
    await pause();
    if (unit.kind !== "item") governor = governs(unit) ? unit : undefined;
    else if (governor && namesThing(unit.text, asked)) found.push({ unit, governor });
  }
  const [first] = found;
  // What stands in two lists, as one that is allowed and one that isn't, needs to be looked at as a whole.
  if (!first || found.some((one) => one.governor !== first.governor)) return undefined;
  const units = found.slice(0, MOST_LISTED).map(({ unit }) => unit);
  return {
    kind: "answer",
    units: isShown(first.governor, structure, first.unit) ? units : [first.governor, ...units],
  };
}

function governs({ kind, text }: Unit): boolean {
  return (kind === "heading" || /:$/.test(text)) && GOVERNS.test(text);
}

/** A heading is shown above what is quoted; a line that ends with a colon is no heading. */
function isShown({ kind, text }: Unit, { sections }: Structure, { section }: Unit): boolean {
  return kind === "heading" && sections[section]?.title === text;
}

/** Whether all words for one of the things that an item names are in the question. */
function namesThing(item: string, asked: ReadonlySet<string>): boolean {
  if (item.length > MAX_ITEM_CHARACTERS) return false;
  return item.split(PARTS).some((part) => {
    const named = contentTerms(part).filter((term) => /\p{L}/u.test(term) && !GENERAL.has(term));
    return named.length > 0 && named.every((term) => asked.has(term));
  });
}
