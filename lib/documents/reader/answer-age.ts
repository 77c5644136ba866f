import { smallest } from "@/lib/core/extremes";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKED =
  /\b(?<age>\d{1,3})[- ]years?[- ]olds?\b|\b(?:is|am|are|aged?) (?<only>\d{1,3})\b(?! \p{L})/iu;
const NUMBER = `(\\d{1,3}|${NUMBER_WORD})`;
/** Before a range of ages: "Child (5–15)", "ages 5–15". */
const OF_AGES =
  "(?:child(?:ren)?|kids?|teen(?:ager)?s?|youths?|juniors?|students?|adults?|seniors?|people|ages?|aged)";
/** "Adults 2–4 tablets" are of no age. */
const NO_AMOUNT =
  "(?! (?!(?:years?|old|pays?|are|is|may|can|must|gets?|free|costs?|needs?|have|has)\\b)[a-z])";
const AND_MORE = "(?: years?(?: of age| old)?)?";

type Bound = {
  form: RegExp;
  holds: (age: number, one: number, other: number) => boolean;
  /** Whether it says from which age. */
  isLower: boolean;
};
const isFrom = (age: number, from: number) => age >= from;
const BOUNDS: readonly Bound[] = [
  {
    form: new RegExp(
      `\\b(?:from|aged?|between) ${NUMBER} (?:to|and(?! (?:over|older|above|up)\\b)|[–-]) ${NUMBER}\\b`,
      "gi",
    ),
    holds: (age, from, to) => age >= from && age <= to,
    isLower: true,
  },
  {
    form: new RegExp(`\\b${OF_AGES}\\W{1,3}(\\d{1,3})\\s?[–-]\\s?(\\d{1,3})\\b${NO_AMOUNT}`, "gi"),
    holds: (age, from, to) => age >= from && age <= to,
    isLower: true,
  },
  {
    form: new RegExp(`\\b(?:under|below|younger than) (?:the age of )?${NUMBER}\\b`, "gi"),
    holds: (age, below) => age < below,
    isLower: false,
  },
  {
    form: new RegExp(`\\b${NUMBER}${AND_MORE} (?:and|or) (?:under|younger|below)\\b`, "gi"),
    holds: (age, to) => age <= to,
    isLower: false,
  },
  {
    form: new RegExp(
      `\\b(?:over|above|older than|from|at least) (?:the age of )?${NUMBER}(?! (?:to|and) \\d)\\b`,
      "gi",
    ),
    holds: isFrom,
    isLower: true,
  },
  {
    form: new RegExp(`\\b${NUMBER}${AND_MORE} (?:and|or) (?:over|older|above|up)\\b`, "gi"),
    holds: isFrom,
    isLower: true,
  },
  { form: /\b(\d{1,3})\+/g, holds: isFrom, isLower: true },
];
/** Says whom a bound is for. */
const PEOPLE =
  /\b(?:children|child|persons?|people|adults?|years|aged?|minors?|applicants?|members?|participants?|pupils?)\b/i;
const MINORS =
  /\b(?:child(?:ren)?|teen(?:ager)?s?|adolescents?|minors?|youths?|young people|under (?:the age of )?(?:18|eighteen))\b/i;
const ADULTS = /\b(?:adults?|grown-?ups?)\b/i;
const OF_AGE = 18;
const MOST = 2;
/** A bound that holds, what is for minors without one, and a bound that leaves the age out. */
const [HOLDS, FOR_MINORS, OTHER] = [0, 1, 2];

/** For an age that a question names, the statements with a bound that holds for it; else those for minors, or the ones that leave it out. */
export async function answerAge(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const groups = ASKED.exec(question)?.groups;
  const age = Number(groups?.age ?? groups?.only ?? Number.NaN);
  if (Number.isNaN(age)) return undefined;
  const bounded = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (unit.kind === "heading" || !PEOPLE.test(unit.text)) return [];
      const held = BOUNDS.flatMap(({ form, holds, isLower }) =>
        [...unit.text.matchAll(form)].map(([, one = "", other = ""]) => ({
          holds: holds(age, numberOf(one), numberOf(other)),
          isLower,
        })),
      );
      // "Adults under 75" is nobody of fifteen, while "Adults over 14" are.
      const isOfAdults = age < OF_AGE && ADULTS.test(unit.text) && !MINORS.test(unit.text);
      if (isOfAdults && !held.some(({ isLower }) => isLower)) return [];
      if (held.length > 0) return [{ unit, rank: held.some(({ holds }) => holds) ? HOLDS : OTHER }];
      const [label = ""] = unit.cells;
      const isOfMinors = age < OF_AGE && MINORS.test(label) && !/\d/.test(label);
      return isOfMinors ? [{ unit, rank: FOR_MINORS }] : [];
    },
    signal,
  );
  const best = smallest(bounded.map(({ rank }) => rank));
  const units = bounded
    .filter(({ rank }) => rank === best)
    .slice(0, MOST)
    .map(({ unit }) => unit);
  return units.length > 0 ? { kind: "answer", units } : undefined;
}
