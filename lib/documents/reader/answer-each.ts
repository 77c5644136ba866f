import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn, figuresOf } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { amountLike } from "@/lib/documents/reader/format-amount";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import { classOf } from "@/lib/documents/reader/person-prices";
import { rateAsked } from "@/lib/documents/reader/rates";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS_ONE =
  /^\W{0,3}(?:and |so |but )?(?:how much|what) (?:does|do|is|did|will|would) (?:one|a single|each) (?<thing>[\p{L}-]{2,30}(?: (?!costs?\b)[\p{L}-]{2,30})?)(?: costs?)?\W{0,3}$/iu;
const OTHER_MONEY = /[;,]|[$€£¥]\s?\d[\d.,]*(?: and\b)?/g;
const DETERMINERS = /^(?:(?:and|but|or|the|our|all|each|every|an?|one)\s+)+/i;
/** What goes on behind the name of a thing: "requested", "are", "for sale". */
const NO_NOUN =
  /^(?:[\p{L}-]{2,20}ed|is|are|was|were|costs?|will|sold|for|from|at|of|to|in|with|on|go|sell)$/iu;
const EACH = /^\s?(?:each|apiece|a ?piece|per (?:piece|unit|item))\b/i;

/** What one of something costs, where a price is said to be for each: "Barricades requested ($12 each)". */
export async function answerEach(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const thing = contentTerms(ASKS_ONE.exec(question)?.groups?.thing ?? "");
  if (thing.length === 0) return undefined;
  const read = (unit: Unit) => {
    if (!hasAllTerms(new Set(searchTerms(unit.text)), thing)) return [];
    const isForEach = ({ at, text }: { at: number; text: string }) =>
      EACH.test(unit.text.slice(at + text.length)) && isNamedIn(unit.text.slice(0, at), thing);
    return figuresOf(unit).flatMap((figure) =>
      figure.type === "money" && isForEach(figure) ? [{ figure, unit }] : [],
    );
  };
  const [only, ...others] = await flatMapInTurns(structure.units, read, signal);
  if (!only || others.some(({ figure }) => figure.text !== only.figure.text)) return undefined;
  return { kind: "answer", lead: only.figure.text, units: [only.unit] };
}

/** Whether the last clause begins with exactly a thing: neither "Admission is by ticket" nor "raffle tickets" does with tickets. */
function isNamedIn(before: string, thing: readonly string[]): boolean {
  const clause = before.split(OTHER_MONEY).at(-1)?.trim().replace(DETERMINERS, "") ?? "";
  const words = clause.split(/[^\p{L}'’-]+/u).filter(Boolean);
  const named = new Set(searchTerms(words.slice(0, thing.length).join(" ")));
  const next = words[thing.length];
  return hasAllTerms(named, thing) && (next === undefined || NO_NOUN.test(next));
}

const ASKS_AMOUNT = /\b(?:how much|costs?|price|fees?|charges?|pay)\b/i;
const FOR_SEVERAL = new RegExp(
  String.raw`\bfor (?:the |my |our |both )?(?<number>\d{1,3}|${NUMBER_WORD}) (?:of (?:my|our|the) )?(?<noun>\p{L}{2,20})`,
  "iu",
);
const PER_ONE = /\(?\b(?:per|each|for each) (?<noun>\p{L}{2,20})\b/iu;

/** So many times what a row says is the price for one: "Child care (per child)". */
export async function answerPerLabel(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = FOR_SEVERAL.exec(question);
  const { number: digits = "", noun = "" } = asked?.groups ?? {};
  const [number, of] = [numberOf(digits), classOf(noun)];
  if (!asked || !ASKS_AMOUNT.test(question) || !(number > 1) || !of) return undefined;
  const rest = question.replace(asked[0], " ");
  const rate = rateAsked(question);
  const about = focusOf(rest).required.filter((term) => term !== rate);
  const read = (unit: Unit) => {
    const [label = "", ...values] = unit.cells;
    const per = classOf(PER_ONE.exec(label)?.groups?.noun ?? "-");
    if (per !== of || about.length === 0) return [];
    if (!hasAllTerms(new Set(searchTerms(label)), about)) return [];
    const prices = values.flatMap((cell, at) => {
      const isOfRate = !rate || contentTerms(unit.head[at + 1] ?? "").includes(rate);
      const [figure, ...more] = figuresIn(cell);
      return isOfRate && figure?.type === "money" && more.length === 0 ? [figure] : [];
    });
    return prices.map((figure) => ({ figure, unit }));
  };
  const [only, ...others] = await flatMapInTurns(structure.units, read, signal);
  if (!only || others.length > 0 || !Number.isFinite(only.figure.value)) return undefined;
  return {
    kind: "answer",
    lead: amountLike(only.figure, number * only.figure.value),
    working: `${number} × ${only.figure.text}`,
    units: [only.unit],
  };
}
