import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const SITES =
  "farms|schools|hospitals|clinics|practices|sites|plots|fields|gardens|households|homes|houses|villages|towns|cities|countries|streets|shops|stores|companies|firms|offices|classes|classrooms|lakes|rivers|ponds|islands|forests|woods|orchards|vineyards|herds|flocks|nests|boxes|buildings|kindergartens|nurseries|universities|libraries|parks|wards|cent(?:er|re)s|regions";
const STUDY =
  "(?:study|trial|research|survey|experiment|project|work|investigation|comparison|test|tests)";
const ASKS = new RegExp(
  String.raw`^\W{0,3}(?:and |so )?(?:(?:on|in|at|across|from|with) )?how many (?:different )?(?<site>${SITES})\b.{0,30}\b(?:${STUDY}|took part|take part|participat\w+|involved|included|studied|surveyed|compared|look(?:ed)? at|they|researchers|scientists|authors)\b`,
  "i",
);
/** How a study was done, and not what came of it. */
const DESIGN =
  /\b(?:compar\w+|stud(?:y|ied)|survey\w*|trial|experiment\w*|includ\w+|recruit\w+|select\w+|chosen|carried out|conducted|took part|participat\w+|enrol\w+|random\w+|sampled|visited|monitored|data (?:from|on)|located|assigned)\b/i;
const OF_SOME = /\b(?:dropp?ed|withdr[ae]w\w*|excluded|declined|of (?:these|them)|lost|left)\b/i;
const NUMBER = String.raw`(?<![\w.,%$€£/-])(?:\d{1,3}(?:,\d{3})+|\d{1,6}|${NUMBER_WORD})`;

/** On how many farms, or in how many schools, a study was done: as it says itself, or the two groups together. */
export async function answerStudySites(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const site = ASKS.exec(question)?.groups?.site?.toLowerCase();
  if (!site) return undefined;
  const counted = new RegExp(
    String.raw`(?<!\b(?:in|since|from|by|during|until) (?=(?:19|20)\d\d\b))(${NUMBER}) (?:(?!and |or |to |of )[\p{L}-]{2,20} ){0,2}${site}\b`,
    "giu",
  );
  const countsIn = (unit: Unit) =>
    unit.kind === "heading" ||
    unit.cells.length > 1 ||
    !DESIGN.test(unit.text) ||
    OF_SOME.test(unit.text)
      ? []
      : [...unit.text.matchAll(counted)].map(([, count = ""]) => ({
          count,
          value: numberOf(count),
          unit,
        }));
  const found = await flatMapInTurns(structure.units, countsIn, signal);
  const most = found.toSorted((a, b) => b.value - a.value)[0];
  const split = await groupsOf(structure.units, site, signal);
  if (!most && !split) return undefined;
  // "24 farms", and "twelve farms …; the other twelve": both tell the same.
  if (split && (!most || split.value > most.value))
    return {
      kind: "answer",
      lead: String(split.value),
      working: split.working,
      units: [split.unit],
    };
  const isClear =
    most && found.every(({ value }) => value === most.value || isPartOf(value, most.value, split));
  return isClear ? { kind: "answer", lead: most.count, units: [most.unit] } : undefined;
}

type Split = { value: number; working: string; parts: readonly number[]; unit: Unit };

function isPartOf(value: number, whole: number, split: Split | undefined): boolean {
  return split !== undefined && split.value === whole && split.parts.includes(value);
}

/** "Twelve farms sowed margins; the other twelve kept grass." */
async function groupsOf(
  units: readonly Unit[],
  site: string,
  signal: AbortSignal | undefined,
): Promise<Split | undefined> {
  const pair = new RegExp(
    String.raw`(${NUMBER}) (?:(?!and |or |to |of )[\p{L}-]{2,20} ){0,2}${site}\b[^.]{0,200}?\b(?:the (?:other|remaining)) (${NUMBER})(?: ${site})?(?! \d)\b`,
    "iu",
  );
  const splitOf = (unit: Unit): Split[] => {
    const [, one = "", other = ""] = unit.kind === "sentence" ? (pair.exec(unit.text) ?? []) : [];
    const parts = [numberOf(one), numberOf(other)];
    const [first = Number.NaN, second = Number.NaN] = parts;
    const value = first + second;
    return Number.isFinite(value) ? [{ value, working: `${first} + ${second}`, parts, unit }] : [];
  };
  const [only, ...others] = await flatMapInTurns(units, splitOf, signal);
  return others.length === 0 ? only : undefined;
}
