import { stem } from "@/lib/core/stem";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { alternatives, type Focus } from "@/lib/documents/reader/focus";
import type { Unit } from "@/lib/documents/reader/unit";

const CLAUSE_END =
  /[;:]\s|\.\s(?=\p{Lu})|,\s(?=(?:and|but|while|whereas|of which|or)\b)|\s(?=(?:while|whereas)\s)/gu;
/** Words behind a number that may come before what it counts. */
const COUNTED_WITHIN = 5;
/** Who is counted is seldom called so: "a team of nine growers". */
const ANYONE = new Set(["people", "person", "peopl", "individual", "time"].map(stem));
const AUXILIARY =
  /^(?:is|are|was|were|be|do|does|did|will|would|can|could|should|shall|must|may|might|have|has|had|there|in|on|of|at|for|to|per|from|with)$/i;

/**
 * Whether a figure belongs to what is asked, not only to the same statement: none of the words that are asked for stands
 * with another figure, and what a number counts is what the question counts.
 */
export function isBound(figure: Figure, unit: Unit, focus: Focus, question: string): boolean {
  if (unit.kind === "row" && unit.cells.length > 1) return true;
  if (isSubject(figure, unit.text, focus, question)) return true;
  return !isWithAnother(figure, unit.text, focus) && counts(figure, unit.text, question);
}

/** "41 completed both periods", "the 41 who completed it": what is counted was named before. */
function isSubject(figure: Figure, text: string, { required }: Focus, question: string): boolean {
  if (figure.type !== "count") return false;
  const [next = "", afterNext = ""] = followingWords(figure, text);
  const verb = /^(?:who|that|which|have|had|were|was|are)$/.test(next) ? afterNext : next;
  const isCounted = isAny([stem(verb)], countedBy(question));
  return /(?:ed|[^s]s)$/.test(verb) && !isCounted && isAny([stem(verb)], required);
}

function followingWords({ at, text: figure }: Figure, text: string): string[] {
  const behind = text.slice(at + figure.length).split(/[;:.,](?:\s|$)/)[0] ?? "";
  return behind.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
}

function isAny(terms: readonly string[], sought: readonly string[]): boolean {
  const words = new Set(sought.flatMap((term) => [...alternatives(term)]));
  return terms.some((term) => words.has(term));
}

/** Whether a word that is asked for stands in another clause, with a figure of its own. */
function isWithAnother(figure: Figure, text: string, { required }: Focus): boolean {
  const clauses = clausesOf(text);
  const own = clauses.find(({ from, to }) => figure.at >= from && figure.at < to);
  if (!own || clauses.length < 2) return false;
  const figures = figuresIn(text).filter(({ type }) => type === figure.type);
  const others = clauses.filter(
    (clause) => clause !== own && figures.some(({ at }) => at >= clause.from && at < clause.to),
  );
  return required.some((term) => {
    const words = alternatives(term);
    const isIn = ({ terms }: Clause) => [...words].some((word) => terms.has(word));
    return !isIn(own) && others.some(isIn);
  });
}

type Clause = { from: number; to: number; terms: ReadonlySet<string> };

function clausesOf(text: string): Clause[] {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ 0: mark, index }) => index + mark.length);
  return [...ends, text.length].map((to, index) => {
    const from = ends[index - 1] ?? 0;
    return { from, to, terms: new Set(stemsOf(text.slice(from, to))) };
  });
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).map(stem);
}

/** The words that a question counts: "How many walk-in coolers are covered?" */
export function countedBy(question: string): string[] {
  const after = /\bhow many\s+(.*)$/i.exec(question)?.[1] ?? "";
  const words = after.split(/\s+/);
  const verb = words.findIndex((word) => AUXILIARY.test(word));
  const named = verb < 0 ? words.slice(0, 1) : words.slice(0, verb);
  return stemsOf(named.join(" "));
}

function counts(figure: Figure, text: string, question: string): boolean {
  if (figure.type !== "count") return true;
  const counted = countedBy(question);
  if (counted.length === 0 || counted.some((term) => ANYONE.has(term))) return true;
  const following = followingWords(figure, text).slice(0, COUNTED_WITHIN).map(stem);
  if (isAny(following, counted)) return true;
  const before = text.slice(Math.max(0, figure.at - 60), figure.at);
  return (
    /(?:\bnumber of\b.{1,40}\b(?:is|are|was|were|to)|:)\s$/i.test(before) &&
    isAny(stemsOf(before), counted)
  );
}
