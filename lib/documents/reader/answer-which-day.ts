import { stem } from "@/lib/core/stem";
import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS = /^\W{0,3}(?:and |so )?(?<from>from|after|until|by|on) (?:what|which) day\b/i;
const UNTOLD =
  /\b(?:from|after|until|what|which|does|need|needs|must|have|that|with|this|will|should)\b/gi;
const DAY =
  /\b(?<from>from|after|until|by|on) (?:the|their|your|his|her) (?<day>(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,3}(?:st|nd|rd|th)) day)\b/gi;

/** "From the fourth day on": a day that is counted, in the sentence that names what it's asked for. */
export async function answerWhichDay(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const from = ASKS.exec(question)?.groups?.from?.toLowerCase();
  if (!from) return undefined;
  // "Note" is too common a word for other searches.
  const required = [...question.replace(UNTOLD, " ").matchAll(/\p{L}{4,}/gu)].map(([word]) =>
    stem(word.toLowerCase()),
  );
  const units = await filterInTurns(structure.units, ({ text }) => text.search(DAY) >= 0, signal);
  const found = units.flatMap((unit) =>
    unit.text.split(/(?<=[.;]) /).flatMap((sentence) => {
      const there = new Set(searchTerms(sentence));
      const named = required.filter((term) => hasTerm(there, term));
      return [...sentence.matchAll(DAY)]
        .filter(({ groups }) => groups?.from?.toLowerCase() === from && named.length > 0)
        .map(({ groups }) => ({ unit, day: groups?.day ?? "", named: named.length }));
    }),
  );
  const [first, second] = found.toSorted((a, b) => b.named - a.named);
  if (!first || first.named === second?.named) return undefined;
  return { kind: "answer", lead: first.day, units: [first.unit] };
}
