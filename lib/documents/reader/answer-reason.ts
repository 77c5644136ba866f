import { createYielder } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_WHY = /^\W{0,3}(?:and |so |but )?(?:why|how come|for what reason)\b/i;
const MONTH =
  "january|february|march|april|may|june|july|august|september|october|november|december";
/** A reason that a sentence gives itself. "Since 2021" tells a time. */
const GIVES_REASON = new RegExp(
  String.raw`\b(?:because|owing to|due to|as a result of|so that|thanks to|explained by|attributed to|since(?! (?:the \d|then|last|its?|\d|early|late|${MONTH})))\b`,
  "i",
);
/** A word that so many statements have says little of one. */
const MOST_COMMON = 0.12;

/** The reason that a study gives for what a question names last: the only sentence with a reason and that word. */
export async function answerReason(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_WHY.test(question) || recognizeKind(index.structure)?.kind !== "paper")
    return undefined;
  const most = Math.max(2, index.units.length * MOST_COMMON);
  const rare = focusOf(question).required.filter((term) => {
    const said = index.frequency.get(term) ?? 0;
    return said > 0 && said <= most && !index.subject.has(term);
  });
  const object = rare.at(-1);
  if (!object) return undefined;
  const pause = createYielder(index.signal);
  const found: Unit[] = [];
  for (const { unit, terms } of index.units) {
    await pause();
    if (unit.kind !== "sentence" || !GIVES_REASON.test(unit.text)) continue;
    if (hasTerm(terms, object)) found.push(unit);
  }
  const [only, ...others] = found;
  return only && others.length === 0 ? { kind: "answer", units: [only] } : undefined;
}
