import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKED =
  /\b(?<age>\d{1,3})[- ]years?[- ]olds?\b|\b(?:is|am|are|aged?) (?<only>\d{1,3})\b(?! \p{L})/iu;
const NUMBER = `(\\d{1,3}|${NUMBER_WORD})`;
const BOUNDS: readonly (readonly [RegExp, (age: number, one: number, other: number) => boolean])[] =
  [
    [
      new RegExp(`\\b(?:from|aged?|between) ${NUMBER} (?:to|and|-) ${NUMBER}\\b`, "gi"),
      (age, from, to) => age >= from && age <= to,
    ],
    [
      new RegExp(`\\b(?:under|below|younger than) (?:the age of )?${NUMBER}\\b`, "gi"),
      (age, below) => age < below,
    ],
    [
      new RegExp(
        `\\b(?:over|above|older than|from|at least) (?:the age of )?${NUMBER}(?! (?:to|and) \\d)\\b`,
        "gi",
      ),
      (age, from) => age >= from,
    ],
  ];
/** Says whom a bound is for. */
const PEOPLE =
  /\b(?:children|child|persons?|people|adults?|years|aged?|minors?|applicants?|members?|participants?|pupils?)\b/i;
const MINORS =
  /\b(?:child(?:ren)?|teen(?:ager)?s?|adolescents?|minors?|youths?|young people|under (?:the age of )?(?:18|eighteen))\b/i;
const ADULTS = /\b(?:adults?|grown-?ups?)\b/i;
const OF_AGE = 18;
const MOST = 2;

/** For an age that a question names, the statements with a bound that holds for it; else the ones that leave it out. */
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
      const [label = ""] = unit.cells;
      // "Adults under 75" is nobody of fifteen.
      if (age < OF_AGE && ADULTS.test(unit.text) && !MINORS.test(unit.text)) return [];
      const held = BOUNDS.flatMap(([bound, holds]) =>
        [...unit.text.matchAll(bound)].map(([, one = "", other = ""]) =>
          holds(age, numberOf(one), numberOf(other)),
        ),
      );
      const isOfMinors = age < OF_AGE && held.length === 0 && MINORS.test(label);
      if (isOfMinors) return [{ unit, holds: true }];
      return held.length > 0 ? [{ unit, holds: held.includes(true) }] : [];
    },
    signal,
  );
  const held = bounded.filter(({ holds }) => holds);
  const units = (held.length > 0 ? held : bounded).slice(0, MOST).map(({ unit }) => unit);
  return units.length > 0 ? { kind: "answer", units } : undefined;
}
