import { SENTENCE_END } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { isOfAnotherThing } from "@/lib/documents/reader/asked-action";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Focus } from "@/lib/documents/reader/focus";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import { coverageOf, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isOfNow } from "@/lib/documents/reader/is-of-now";
import { cellsOf } from "@/lib/documents/reader/lines";
import { isOfOtherPeriod } from "@/lib/documents/reader/meant-figure";
import { alternatives } from "@/lib/documents/reader/same-words";
import { saysNoCause } from "@/lib/documents/reader/says-otherwise";
import { summarizeSection } from "@/lib/documents/reader/summarize-section";
import { isHeadOfTable, type Unit, withTitle } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { announces, announcesSome, isInContents } from "@/lib/documents/reader/usable-units";
import { contentTerms } from "@/lib/documents/terms";

/** Whether words only repeat what is asked, as the label of a field does that nobody filled in. */
export function saysNoMore(text: string, question: string): boolean {
  // "Alcohol is not paid for." says all of it.
  if (SENTENCE_END.test(text)) return false;
  const asked = new Set(contentTerms(question).flatMap((term) => [...alternatives(term)]));
  return contentTerms(text).every((term) => asked.has(term));
}

/** Whether words are a field with its value, of which the question names neither. */
export function isOtherField(text: string, question: string): boolean {
  if (cellsOf(text).length !== 2) return false;
  const asked = new Set(contentTerms(question).flatMap((term) => [...alternatives(term)]));
  return !contentTerms(text).some((term) => asked.has(term));
}

/** At this coverage, a statement is about just what is asked. */
const CERTAIN = 0.85;
/** At this coverage, it is likely to be. */
const LIKELY = 0.6;
const MOST = 2;
const ASKS_WHAT = /^\W{0,3}what(?:'s| is| was)\b/i;
const ASKS_LIST = /^\W{0,3}(?:what|which) (?:are|were)\b/i;

/** Statements that hold all words of a question. */
export type FoundStatement = {
  answer: Extract<UnitAnswer, { kind: "answer" }>;
  /** Whether the document has no other. */
  isOnly: boolean;
};

/**
 * Finds the statements that hold all words of a question that asks for no figure.
 *
 * @returns undefined where none is certain
 */
export async function findStatement(
  index: UnitIndex,
  focus: Focus,
  question: string,
  isRight: (unit: Unit) => boolean = () => true,
): Promise<FoundStatement | undefined> {
  if (focus.required.length === 0) return undefined;
  // What all of the document is about tells no statement from another.
  if (focus.generic.length === 0 && focus.required.every((term) => index.subject.has(term)))
    return undefined;
  const pause = createYielder(index.signal);
  const found: { at: number; share: number }[] = [];
  let likely: { at: number; share: number } | undefined;
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    if (announcesSome(unit.text) && coverageOf(index, at, focus).share >= CERTAIN) {
      const named = sentencesAfter(index, at);
      if (named.length > 0) return { answer: { kind: "answer", units: named }, isOnly: true };
    }
    if (unit.kind === "heading" || announces(unit.text)) continue;
    if (isInContents(unit, index.structure)) continue;
    if (isHeadOfTable(unit) || saysNoCause(unit.text, question)) continue;
    if (saysNoMore(unit.text, question) || !isRight(unit)) continue;
    if (isOfAnotherThing(withTitle(unit, index.structure), question)) continue;
    const { share, isNear } = coverageOf(index, at, focus);
    if (isNear && share >= CERTAIN) found.push({ at, share });
    else if (isNear && share > (likely?.share ?? LIKELY) && SENTENCE_END.test(unit.text))
      likely = { at, share };
  }
  const unit = likely && index.units[likely.at]?.unit;
  if (found.length === 0 && unit)
    return { answer: { kind: "answer", units: [unit] }, isOnly: false };
  const units = found
    .toSorted((a, b) => b.share - a.share || a.at - b.at)
    .slice(0, MOST)
    .flatMap(({ at }) => index.units[at]?.unit ?? []);
  const [first] = units;
  if (!first) return undefined;
  const lead = ASKS_WHAT.test(question) ? statedFigure(first) : undefined;
  const isOnly = found.length === 1;
  if (lead) return { answer: { kind: "answer", lead, units: [first] }, isOnly };
  return { answer: { kind: "answer", units }, isOnly };
}

const MOST_AFTER = 4;

/** What an announcement announces: the rest of its paragraph, or the list below it. */
function sentencesAfter({ units }: UnitIndex, at: number): Unit[] {
  const section = units[at]?.unit.section;
  const following = units.slice(at + 1, at + 1 + MOST_AFTER).map(({ unit }) => unit);
  const end = following.findIndex(
    (unit) => unit.section !== section || (unit.isLead && unit.kind !== "item"),
  );
  return end < 0 ? following : following.slice(0, end);
}

/** The figure of a statement that says no more: "The maximum daily dose is 40 mg." */
function statedFigure({ text, kind }: Unit): string | undefined {
  const figures = figuresIn(text).filter(({ type }) => type !== "frequency");
  const [figure] = figures;
  if (kind !== "sentence" || !figure || figures.length > 1 || figure.type === "count")
    return undefined;
  return /\b(?:is|are|was|were|of|at)\s$/.test(text.slice(0, figure.at)) ? figure.text : undefined;
}

const ASKS_HOW = /^\W{0,3}(?:why|how|can|may|is|are|does|do|did|should)\b/i;
/** "What is /srv for?" asks for more than the words beside it. */
const ASKS_PURPOSE = /\b(?:for|do|does|mean|purpose|used|contains?|holds?)\b/i;

/** The value of the row whose label is what is asked for, or the section that is called so; undefined where there is neither. */
export async function findField(
  index: UnitIndex,
  focus: Focus,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (focus.required.length === 0) return undefined;
  const section = ASKS_LIST.test(question) ? await sectionNamed(index, focus) : undefined;
  if (section) return section;
  if (ASKS_HOW.test(question)) return undefined;
  return ASKS_PURPOSE.test(question) && !/\bapplied for\b/i.test(question)
    ? undefined
    : fieldNamed(
        index,
        focus,
        (unit) =>
          !isOfOtherPeriod(unit, question, index.structure) &&
          !isOfNow(unit, question, index.structure),
      );
}

/** "Monthly rent" rather than "Lease term" for the rent. */
const LITERAL = 0.01;

/** The value of the row whose label is what is asked for, among those that are right. */
export async function fieldNamed(
  index: UnitIndex,
  { required, generic }: Focus,
  isRight: (unit: Unit) => boolean = () => true,
): Promise<UnitAnswer | undefined> {
  const pause = createYielder(index.signal);
  let best: { at: number; share: number } | undefined;
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    if (unit.cells.length !== 2 || unit.head.length > 0) continue;
    const label = new Set(contentTerms((unit.cells[0] ?? "").replace(/ (?:no\.?|#)$/i, " number")));
    const isIn = (term: string) => hasTerm(label, term);
    const named = required.filter(isIn);
    const free = required.filter((term) => !isIn(term) && !index.subject.has(term));
    if (named.length === 0 || free.length > 0) continue;
    if (!isRight(unit)) continue;
    const literal = named.filter((term) => label.has(term)).length;
    const share =
      (named.length + LITERAL * literal + generic.filter(isIn).length) / Math.max(1, label.size);
    if (share >= 0.5 && (!best || share > best.share)) best = { at, share };
  }
  const unit = best && index.units[best.at]?.unit;
  return unit?.cells[1] ? { kind: "answer", lead: unit.cells[1], units: [unit] } : undefined;
}

async function sectionNamed(
  { structure, titles, signal }: UnitIndex,
  { required }: Focus,
): Promise<UnitAnswer | undefined> {
  const at = titles.findIndex((there) => hasAllTerms(there, required));
  const title = structure.sections[at]?.title;
  const units = structure.units.filter((unit) => unit.section === at && unit.kind !== "heading");
  if (title === undefined || units.length === 0) return undefined;
  return { kind: "section", ...(await summarizeSection(structure, { title, units }, signal)) };
}
