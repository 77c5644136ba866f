import { stem } from "@/lib/core/stem";
import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { type Calculation, compute } from "@/lib/documents/reader/calculation";
import { CHANGE_VERB } from "@/lib/documents/reader/change-verbs";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn, figuresOf } from "@/lib/documents/reader/figures";
import { type Focus, focusOf } from "@/lib/documents/reader/focus";
import { percentText } from "@/lib/documents/reader/format-amount";
import { goesOtherWay } from "@/lib/documents/reader/goes-other-way";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { coverageOf, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isOthersUnit, othersWork } from "@/lib/documents/reader/others-work";
import { standingOf } from "@/lib/documents/reader/rival-figures";
import { alternatives } from "@/lib/documents/reader/same-words";
import { changeOfRow } from "@/lib/documents/reader/table-difference";
import type { Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "Lower" is a verb only in a question: in a statement, it compares. */
const ASKED_VERB = `(?:${CHANGE_VERB}|lower|shorten)`;
const ASKS_CHANGE = new RegExp(
  String.raw`\bby (?:how (?:much|many)|what (?:amount|percentage|percent))\b.*\b${ASKED_VERB}\b|\bhow much (?:did|does|has|have|will|do)\b.{0,80}\b${CHANGE_VERB}\b|\bhow much (?:can|could|may|might)\b(?!.{0,80}\b(?:cost|charge)).{0,80}\b${CHANGE_VERB}\b|\bhow much (?:more|less)\b.{0,80}\bthan (?:before|last)\b|\bdifference between (?:the )?(?:old|previous|former|current) and (?:the )?new\b`,
  "i",
);
const AS_SHARE = /\bwhat (?:percentage|percent)\b|\bpercentage\b/i;
const CHANGE_WORDS = new Set(
  `go goes up down went gone grow grows grew grown rise rises rose risen fall falls fell fallen drop drops dropped increase
  increases increased decrease decreases decreased decline declined change changes changed gain gained move moved reduced
  reduce reduces raise raises raised lower lowers lowered cut cuts shorten shortened improve improves improved percentage percent difference old new previous former current year annual month monthly point points`
    .split(/\s+/)
    .map(stem),
);
/** How much of what changes the statement must name. */
const MIN_COVERAGE = 0.6;
const FROM_TO =
  /\bfrom (?<from>.{1,40}?)(?:\s\([^)]{1,40}\))? to (?<to>(?:[^,;]|,(?=\d)){1,40})/giu;
const TO_FROM =
  /\bto (?<to>\S.{0,40}?)(?: (?:of|in|for) [^,;.]{1,30})?,? from (?<from>(?:[^,;]|,(?=\d)){1,40})/giu;
const AGAINST = /(?<to>\S{1,20}).{0,40}?,? (?:up|down) from (?<from>(?:[^,;]|,(?=\d)){1,40})/giu;
const BY = new RegExp(
  String.raw`\b${CHANGE_VERB}(?:(?: [\p{L}]{1,12}){0,4} by)? (?:about |only |some |almost |nearly )?$`,
  "iu",
);

/** "May be raised once a year, by no more than 4.5%" */
const BY_AT_MOST =
  /\bby (?:no more than|not more than|at most|up to|a maximum of|(?:a )?max\.?) (?:about )?$/i;
const CHANGES = new RegExp(String.raw`\b${CHANGE_VERB}\b`, "i");
const AFTER_VERB = new RegExp(String.raw`\b${ASKED_VERB}\b([^?]{2,80})`, "i");
const OLD_AND_NEW = / between (?:the )?(?:old|previous|former|current) and (?:the )?new\b/i;

/** Whether a question asks by how much something changes; one that names both figures is about these. */
export function asksChange(question: string): boolean {
  return ASKS_CHANGE.test(question) && !/ between .* and /i.test(question.replace(OLD_AND_NEW, ""));
}

/**
 * By how much something changes: as a statement says it, or computed of the two figures that it goes from and to, or of an
 * opening and a closing figure.
 *
 * @returns absent where there is neither; never one of the two figures
 */
export async function answerChange(index: UnitIndex, question: string): Promise<UnitAnswer> {
  const pause = createYielder(index.signal);
  const all = focusOf(question);
  const keep = (term: string) => !CHANGE_WORDS.has(term);
  const required = [...all.required, ...all.generic].filter(keep);
  if (required.length === 0) return ABSENT;
  const focus: Focus = { required, generic: [], optional: all.optional };
  const asShare = AS_SHARE.test(question);
  const isOthers = othersWork(index.structure, question);
  const inRow = asShare ? undefined : await changeOfRow(index, question);
  let best: { answer: UnitAnswer; share: number; isLiteral: boolean } | undefined;
  let ofOthers: typeof best;
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    if (unit.kind === "heading") continue;
    const { share, isNear } = coverageOf(index, at, focus);
    const isOwn = !isOthersUnit(isOthers, unit, index.structure);
    const known = isOwn ? best : ofOthers;
    if (share < MIN_COVERAGE || !isNear || (known && share <= known.share)) continue;
    const answer = statedChange(unit, focus, asShare, question) ?? changeIn(unit, asShare);
    const isLiteral = required.every((term) => index.units[at]?.terms.has(term));
    if (answer && isOwn) best = { answer, share, isLiteral };
    else if (answer) ofOthers = { answer, share, isLiteral };
  }
  // A row is called just what is asked for; sales aren't all that a turnover may be.
  if (inRow && !best?.isLiteral) return inRow;
  if (best) return best.answer;
  return (await openingToClosing(index, focus, asShare)) ?? ofOthers?.answer ?? ABSENT;
}

/** "23% lower" */
const COMPARED =
  /^\s(?:points? )?(?:fewer|more|less|higher|lower|shorter|longer|cooler|warmer|faster|slower)\b/i;

/** "fell by 13%" */
function statedChange(
  unit: Unit,
  focus: Focus,
  asShare: boolean,
  question: string,
): UnitAnswer | undefined {
  const stated = figuresOf(unit).filter(
    (figure) =>
      figure.type !== "date" &&
      (changesBy(unit.text.slice(0, figure.at)) ||
        COMPARED.test(unit.text.slice(figure.at + figure.text.length))) &&
      !goesOtherWay(figure, unit.text, question) &&
      standingOf(figure, unit, focus, question) !== "rival",
  );
  const own = ofObject(stated, unit.text, question);
  const figure =
    own.find(({ type }) => (type === "percent") === asShare) ?? (asShare ? undefined : own[0]);
  return figure && { kind: "answer", lead: figure.text, units: [unit] };
}

/** "reduced the time by 14 minutes and awakenings by 31%" */
const AND_BY = /\band (?:\p{L}{1,20} ){1,5}by (?:about |only |some |almost |nearly )?$/iu;

function changesBy(before: string): boolean {
  return (
    BY.test(before) || ((AND_BY.test(before) || BY_AT_MOST.test(before)) && CHANGES.test(before))
  );
}

/** Of several changes, those of what a question names behind its verb; all of them where it names none. */
function ofObject(figures: readonly Figure[], text: string, question: string): readonly Figure[] {
  const object = contentTerms(AFTER_VERB.exec(question)?.[1] ?? "");
  const named = figures.filter((figure, index) => {
    const before = figures[index - 1];
    const terms = new Set(contentTerms(text.slice(before ? before.at : 0, figure.at)));
    return object.some((term) => hasTerm(terms, term));
  });
  return figures.length > 1 && named.length > 0 ? named : figures;
}

/** "from $1,284 to $1,416" */
function changeIn(unit: Unit, asShare: boolean): UnitAnswer | undefined {
  for (const pattern of [FROM_TO, TO_FROM, AGAINST]) {
    for (const { groups } of unit.text.matchAll(pattern)) {
      const [from, to] = [groups?.from, groups?.to].map((text) => amountIn(text ?? ""));
      const answer = from && to && computed(from, to, [unit], asShare);
      if (answer) return answer;
    }
  }
  return undefined;
}

function amountIn(text: string): Figure | undefined {
  return figuresIn(text).find(({ type }) => type !== "date");
}

function computed(
  from: Figure,
  to: Figure,
  units: readonly Unit[],
  asShare: boolean,
): UnitAnswer | undefined {
  if (from.value === to.value) return undefined;
  const kind: Calculation = { kind: "difference", operands: ["", ""], about: "" };
  const difference = compute(kind, [from, to]);
  if (!difference) return undefined;
  if (!asShare)
    return { kind: "answer", lead: difference.result, working: difference.working, units };
  // A loss that turns into a profit is no percentage of it.
  if (from.value <= 0 || to.value < 0 || from.type === "percent") return undefined;
  const percent = (100 * Math.abs(to.value - from.value)) / from.value;
  return {
    kind: "answer",
    lead: percentText(percent),
    working: `(${difference.working}) ÷ ${from.text} × 100`,
    units,
  };
}

const OPENING = /\b(?:opening|beginning|starting|previous|initial)\b/i;
const CLOSING = /\b(?:closing|ending|final|current|new)\b/i;

/** The rows that say what something was in the beginning and in the end. */
async function openingToClosing(
  { structure: { units }, signal }: UnitIndex,
  { required }: Focus,
  asShare: boolean,
): Promise<UnitAnswer | undefined> {
  const asked = new Set(required.flatMap((term) => [...alternatives(term)]));
  const find = (which: RegExp) => {
    const isFound = ({ cells }: Unit) => {
      const [label = ""] = cells;
      if (cells.length !== 2 || !which.test(label)) return false;
      const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
      return words.some((word) => asked.has(stem(word)));
    };
    return filterInTurns(units, isFound, signal);
  };
  const [opening, ...moreOpening] = await find(OPENING);
  const [closing, ...moreClosing] = await find(CLOSING);
  if (!opening || !closing || moreOpening.length + moreClosing.length > 0) return undefined;
  const [from, to] = [opening, closing].map(({ cells }) => amountIn(cells[1] ?? ""));
  return from && to && computed(from, to, [opening, closing], asShare);
}
