import { stem } from "@/lib/core/stem";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import { columnOf } from "@/lib/documents/reader/row-columns";
import type { Unit } from "@/lib/documents/reader/unit";

/** How many of what a question asks an amount for: "for four cups", "over 12 months". */
export type Multiple = {
  number: number;
  /** The stem of what the amount is for one of. */
  unit: string;
  /** The words of the question. */
  text: string;
};

const ASKS_AMOUNT =
  /\bhow (?:much|many)\b|\bwhat (?:is|are|would|will|does|do|did)\b.{0,60}\b(?:total|sum|costs?|price|fees?|rent|amount|pay|charge)\b/i;
const MULTIPLE = new RegExp(
  String.raw`\b(?:for|over|during|to make|to drive|if \p{L}{1,4} drive) (?:the )?(?<number>\d{1,3}(?:,\d{3}){1,2}|\d{1,6}|${NUMBER_WORD}) (?<unit>\p{L}{2,20})(?! (?:or|per|an?|each|every|and)\b)\b`,
  "iu",
);
const SHORT = new Map([
  ["km", "kilometer"],
  ["kilometre", "kilometer"],
  ["hr", "hour"],
  ["lb", "pound"],
  ["kg", "kilogram"],
]);
const EACH =
  /^[\s(]{0,2}(?:per|an?|each|every|for (?:each|every|one)|\/)\s?(?<unit>\p{L}{2,20})\b/iu;
const EACH_IN_HEAD = /\b(?:per|each|every|for (?:each|every|one)) (?<unit>\p{L}{2,20})\b/iu;

/** Of how many a question asks the amount; undefined where it asks for one, or names none. */
export function multipleAsked(question: string): Multiple | undefined {
  const match = ASKS_AMOUNT.test(question) ? MULTIPLE.exec(question) : null;
  const { number: digits = "", unit = "" } = match?.groups ?? {};
  const number = numberOf(digits);
  return match && number > 1 ? { number, unit: unitOf(unit), text: match[0] } : undefined;
}

/** Whether a figure is for one of what a question asks several of: "8 g" below "Amount per cup". */
export function isForOne(figure: Figure, unit: Unit, { unit: asked }: Multiple): boolean {
  const behind = unit.text.slice(figure.at + figure.text.length);
  const head = unit.cells.length > 1 ? (unit.head[columnOf(figure, unit)] ?? "") : "";
  const each = EACH.exec(behind) ?? EACH_IN_HEAD.exec(head);
  if (each) return unitOf(each.groups?.unit ?? "") === asked;
  const before = unit.text.slice(Math.max(0, figure.at - 60), figure.at);
  return MONTHLY.test(before) && asked === stem("month");
}

const MONTHLY = /\bmonthly [\p{L} ]{2,30}(?:of|is|:)\s$/iu;

function unitOf(word: string): string {
  const lower = word.toLowerCase();
  const one = lower.replace(/(?<=..)s$/, "");
  return stem(SHORT.get(lower) ?? SHORT.get(one) ?? lower);
}
