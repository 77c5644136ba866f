import { stem } from "@/lib/core/stem";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Focus } from "@/lib/documents/reader/focus";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";

/** Words behind a number that may come before what it counts. */
const COUNTED_WITHIN = 5;
/** Who is counted is seldom called so: "a team of nine growers". */
const ANYONE = new Set(["people", "person", "peopl", "individual", "time"].map(stem));
const AUXILIARY =
  /^(?:is|are|was|were|be|do|does|did|will|would|can|could|should|shall|must|may|might|have|has|had|there|in|on|of|at|for|to|per|from|with)$/i;

/**
 * Whether a figure belongs to what is asked, not only to the same statement: the words that are asked for don't rather stand
 * with another figure, and what a number counts is what the question counts.
 */
export function isBound(figure: Figure, unit: Unit, focus: Focus, question: string): boolean {
  // "How many chillers" isn't answered in degrees.
  const isMeasured = figure.type !== "measure" || countedBy(question).length === 0;
  if (!isMeasured && !isAny(stemsOf(figure.text), countedBy(question))) return false;
  if (unit.kind === "row" && unit.cells.length > 1) return isValue(figure, unit);
  if (isSubject(figure, unit.text, focus, question)) return true;
  const isOther = figuresIn(unit.text).some((other) =>
    isSubject(other, unit.text, focus, question),
  );
  return !isOther && counts(figure, unit.text, question);
}

/** Whether a figure of a row stands in a value, and is no part of its label. */
function isValue({ at, type, text: figure }: Figure, { cells, text }: Unit): boolean {
  const [label = "", value = ""] = cells;
  const from = text.indexOf(value, label.length);
  if (at < from) return false;
  // "Pro Chiller PC-15 on roof 2" has a number, but is none.
  return type !== "count" || cells.length > 2 || value.startsWith(figure);
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).map(stem);
}

/** "41 completed both periods", "the 41 who completed it": what is counted was named before. */
export function isSubject(
  figure: Figure,
  text: string,
  { required, generic }: Focus,
  question: string,
): boolean {
  if (figure.type !== "count") return false;
  const following = followingWords(figure, text);
  const [next = "", afterNext = ""] = following;
  const counted = countedBy(question);
  // "35 of them were women"
  if (next === "of" && /^(?:them|these|those|whom|which)$/.test(afterNext))
    return isAny(
      following.slice(2).map(stem),
      required.filter((term) => !counted.includes(term)),
    );
  const verb = /^(?:who|that|which|have|had|were|was|are)$/.test(next) ? afterNext : next;
  const isCounted = isAny([stem(verb)], counted);
  return /(?:ed|[^s]s)$/.test(verb) && !isCounted && isAny([stem(verb)], [...required, ...generic]);
}

function followingWords({ at, text: figure }: Figure, text: string): string[] {
  const behind = text.slice(at + figure.length).split(/[;:.,](?:\s|$)/)[0] ?? "";
  return behind.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
}

function isAny(terms: readonly string[], sought: readonly string[]): boolean {
  const words = new Set(sought.flatMap((term) => [...alternatives(term)]));
  return terms.some((term) => words.has(term));
}

/** The words that a question counts: "How many walk-in coolers are covered?" */
export function countedBy(question: string): string[] {
  const after = /\bhow many\s+(.*)$/i.exec(question)?.[1] ?? "";
  const words = after.split(/\s+/);
  const verb = words.findIndex((word) => AUXILIARY.test(word));
  const named = verb < 0 ? words.slice(0, 1) : words.slice(0, verb);
  return stemsOf(named.join(" "));
}

/** "In 2022 it had 212 members, in 2023 it had 240": what is counted is said of the number before. */
function isElliptic(figure: Figure, text: string, counted: readonly string[]): boolean {
  if (!/^(?:[,;.)]|\s(?:and|or|but|in)\b|$)/i.test(text.slice(figure.at + figure.text.length)))
    return false;
  return figuresIn(text).some(
    (before) =>
      before.type === "count" &&
      before.at < figure.at &&
      isAny(followingWords(before, text).slice(0, 2).map(stem), counted),
  );
}

function counts(figure: Figure, text: string, question: string): boolean {
  if (figure.type !== "count") return true;
  const counted = countedBy(question);
  if (counted.length === 0 || counted.some((term) => ANYONE.has(term))) return true;
  const following = followingWords(figure, text).slice(0, COUNTED_WITHIN).map(stem);
  if (isAny(following, counted)) return true;
  if (isElliptic(figure, text, counted)) return true;
  const before = text.slice(Math.max(0, figure.at - 60), figure.at);
  return (
    /(?:\bnumber of\b.{1,40}\b(?:is|are|was|were|to)|:)\s$/i.test(before) &&
    isAny(stemsOf(before), counted)
  );
}
