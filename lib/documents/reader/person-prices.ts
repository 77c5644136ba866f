import { filterInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn, figuresOf } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isOfWhole } from "@/lib/documents/reader/is-of-whole";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import { columnOf } from "@/lib/documents/reader/row-columns";
import { isNamed } from "@/lib/documents/reader/tables";
import type { Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** What one person pays or, of a `group`, what several do: from how many on, or exactly so many. */
export type PersonPrice = {
  figure: Figure;
  unit: Unit;
  of: string;
  group?: { of: string; least: number; exact?: number };
};

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^(?:child(?:ren)?|kids?|juniors?|pupils?|boys?|girls?)$/i, "child"],
  [/^(?:adults?|grown-?ups?)$/i, "adult"],
  [/^(?:seniors?|pensioners?|oaps?)$/i, "senior"],
  [/^(?:students?)$/i, "student"],
  [/^(?:members?)$/i, "member"],
  [/^(?:non-?members?|visitors?|guests?)$/i, "guest"],
  [/^(?:siblings?|brothers?|sisters?)$/i, "sibling"],
  [/^(?:famil(?:y|ies))$/i, "family"],
  [
    /^(?:people|persons?|us|tickets?|places?|seats?|heads?|participants?|adult|one|each|everyone|everybody|friends?|entr(?:y|ies)|admission)?$/i,
    "person",
  ],
];
const CLASS_WORD =
  "(?:child(?:ren)?|kids?|juniors?|pupils?|adults?|seniors?|pensioners?|students?|members?|non-?members?|visitors?|guests?|siblings?|famil(?:y|ies)|people|persons?|tickets?|places?|seats?|head|participants?|everyone|everybody|entry|admission)";
/** Who pays, and not for what. */
const CLASSES_IN_SUBJECT = new RegExp(
  String.raw`\b(?:${CLASS_WORD}|(?:groups?|parties|couples?|pairs?)(?: of)?|at least|or more|${NUMBER_WORD})\b`,
  "giu",
);
const PER = new RegExp(
  String.raw`^ ?(?:(?:per|a|an|each|for (?:each|every|an?|one)|\/) ?(?<of>${CLASS_WORD})\b|(?<each>each|p\.?p\.?)(?!\p{L})|for (?<plural>children|kids|adults|seniors|pensioners|students|members|non-?members|guests|visitors)\b)`,
  "iu",
);
const FOR_SEVERAL = new RegExp(
  String.raw`^ ?(?:for|per) (?:a |an |the )?(?:(?<number>\d{1,2}|${NUMBER_WORD}) (?:or more )?)?(?<of>siblings?|famil(?:y|ies)|groups?|couples?|pairs?|children|kids|adults|people|persons|tickets)\b`,
  "iu",
);
const BEFORE = new RegExp(
  String.raw`(?:^|[,;:.(] ?|\b(?:and|but|for|while|or) )(?<subject>(?:[\p{L}’'-]+ ){0,8}?)(?<of>${CLASS_WORD})(?: tickets?| pay| pays| cost| costs| are| is| at| from|:|,| \([^)]{1,20}\)| –| -)* ?$`,
  "iu",
);
const GROUP_BEFORE = new RegExp(
  String.raw`\b(?<of>groups?|parties|famil(?:y|ies)|siblings?|couples?)(?: (?:tickets?|passe?s?|rate|price|discount))?(?: of (?:at least )?(?<number>\d{1,2}|${NUMBER_WORD}))?[^.;,]{0,30}$`,
  "iu",
);
/** "Per day": how many days it's for isn't known. */
const PER_TIME =
  /^[^.;,]{0,25}\b(?:per|a|an|each|every|\/) ?(?:hour|day|night|week|month|term|year|session|lesson|visit|evening)\b/i;
const NO_PRICE =
  /\b(?:deposit|discount|reduc\w+|off|less|extra|fine|penalty|refund\w*|returned|from|up to|late)\s*(?:of|is|:)?\s*$/i;
const OFF = /^ ?(?:off|discount|less|reduction|deposit|each way)\b/i;
const MOST_BEFORE = 90;

/** Whom a word is for: "child" for "kids"; undefined where it's nobody. */
export function classOf(word: string): string | undefined {
  return CLASSES.find(([pattern]) => pattern.test(word))?.[1];
}

/**
 * What people pay for what a document is about, or for what `isAsked`.
 *
 * @param isAsked whether a statement, of which a subject is said, is of what a question names
 * @param asked the terms of the question, by which one of several columns of prices is chosen
 */
export function personPrices(
  index: UnitIndex,
  isAsked: (unit: Unit, subject: string) => boolean,
  asked: ReadonlySet<string>,
): Promise<PersonPrice[]> {
  return flatMapInTurns(
    index.structure.units,
    (unit) => {
      if (unit.kind === "heading") return [];
      if (hasSeveralPrices(unit)) return priceInColumn(unit, index, isAsked, asked);
      return figuresIn(unit.text).flatMap((figure) => priceOf(figure, unit, index, isAsked));
    },
    index.signal,
  );
}

/** Whether a row has prices in more than one column: "Adult · $16 · $22" below "Museum" and "Museum and garden". */
function hasSeveralPrices(unit: Unit): boolean {
  const isPrice = (cell: string, at: number) =>
    at > 0 && figuresIn(cell).some(({ type }) => type === "money");
  return unit.kind === "row" && unit.head.length > 2 && unit.cells.filter(isPrice).length > 1;
}

/** The rows with several prices that are for one of some people: "Adult · $16 · $22". */
export function rowsOfSeveralPrices(
  { structure, signal }: UnitIndex,
  classes: readonly string[],
): Promise<Unit[]> {
  return filterInTurns(
    structure.units,
    (unit) => hasSeveralPrices(unit) && classes.includes(classOfRow(unit) ?? ""),
    signal,
  );
}

function classOfRow({ cells: [label = ""] }: Unit): string | undefined {
  return classOf(/^\p{L}+/u.exec(label)?.[0] ?? "");
}

/** The price in the only column that a question names; of two that it names, the one whose head says more. */
function priceInColumn(
  unit: Unit,
  index: UnitIndex,
  isAsked: (unit: Unit, subject: string) => boolean,
  asked: ReadonlySet<string>,
): PersonPrice[] {
  const [label = ""] = unit.cells;
  const of = classOfRow(unit);
  const named = unit.head
    .map((head, at) => ({ at, length: contentTerms(head).length, isNamed: isNamed(head, asked) }))
    .filter((column) => column.at > 0 && column.isNamed)
    .toSorted((a, b) => b.length - a.length);
  const [best, next] = named;
  if (!of || of === "person" || !best || best.length === next?.length) return [];
  const [figure, ...others] = figuresOf(unit).filter((one) => columnOf(one, unit) === best.at);
  if (figure?.type !== "money" || !Number.isFinite(figure.value) || others.length > 0) return [];
  const subject = subjectOf(label);
  if (!isAsked(unit, subject) && !isOfWhole(withoutClasses(subject), index, true)) return [];
  const isOfSeveral = of === "family" || of === "sibling";
  return [{ figure, unit, of, ...(isOfSeveral && { group: { of, least: 2 } }) }];
}

function priceOf(
  figure: Figure,
  unit: Unit,
  index: UnitIndex,
  isAsked: (unit: Unit, subject: string) => boolean,
): PersonPrice[] {
  const { text } = unit;
  if (figure.type !== "money" || !Number.isFinite(figure.value)) return [];
  const before = text.slice(Math.max(0, figure.at - MOST_BEFORE), figure.at);
  const behind = text.slice(figure.at + figure.text.length, figure.at + figure.text.length + 60);
  if (NO_PRICE.test(before) || OFF.test(behind)) return [];
  const several = FOR_SEVERAL.exec(behind)?.groups ?? GROUP_BEFORE.exec(before)?.groups;
  const whom = PER.exec(behind)?.groups;
  const named = BEFORE.exec(before)?.groups;
  const subject = subjectOf(text);
  const isMeant = isAsked(unit, subject) || isOfWhole(withoutClasses(subject), index, true);
  if (!isMeant) return [];
  // "Groups of 12 or more: $11 a head" is no price for two.
  const isOfGroup = !FOR_SEVERAL.test(behind) && GROUP_BEFORE.test(before);
  if (several?.of && (!whom?.of || isOfGroup)) {
    const exact = several.number ? numberOf(several.number) : undefined;
    const isOpen = /or more|at least/i.test(`${before}${behind}`) || GROUP_BEFORE.test(before);
    const of = /^(?:group|part|couple|pair)/i.test(several.of)
      ? "group"
      : (classOf(several.of) ?? "group");
    const group = { of, least: exact ?? 2, ...(exact && !isOpen && { exact }) };
    return [{ figure, unit, of, group }];
  }
  const word = whom?.of ?? whom?.plural ?? named?.of ?? (whom?.each ? "each" : undefined);
  const of = word === undefined ? undefined : classOf(word);
  if (!of || PER_TIME.test(behind)) return [];
  if (of === "family" || of === "sibling") return [{ figure, unit, of, group: { of, least: 2 } }];
  return [{ figure, unit, of }];
}

/** What a statement is about, in front of its verb or of the first price. */
function subjectOf(text: string): string {
  return (
    /^[^:;.,£$€\d]{0,90}?(?=$|[:;.,£$€\d]|\s(?:is|are|costs?|will|must|pays?|–|-)\s)/u.exec(
      text,
    )?.[0] ?? text
  );
}

function withoutClasses(subject: string): string {
  return subject.replace(CLASSES_IN_SUBJECT, " ");
}
