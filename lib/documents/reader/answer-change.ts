import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { type Calculation, compute } from "@/lib/documents/reader/calculation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { type Focus, focusOf } from "@/lib/documents/reader/focus";
import { goesOtherWay } from "@/lib/documents/reader/goes-other-way";
import { coverageOf, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isOthersUnit, othersWork } from "@/lib/documents/reader/others-work";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

const CHANGE_VERB = String.raw`(?:go(?:es)? (?:up|down)|went (?:up|down)|gone (?:up|down)|grow\w*|grew|rise|rises|rose|risen|fall|falls|fell|fallen|drop\w*|increas\w+|decreas\w+|declin\w+|chang\w+|gain\w*|shr[iau]nk\w*|move[sd]?|reduced|raised|lowered|cut)`;
const ASKS_CHANGE = new RegExp(
  String.raw`\bby (?:how (?:much|many)|what (?:amount|percentage|percent))\b.*\b${CHANGE_VERB}\b|\bhow much (?:did|does|has|have|will|do)\b.{0,80}\b${CHANGE_VERB}\b|\bhow much (?:more|less)\b.{0,80}\bthan (?:before|last)\b|\bdifference between (?:the )?(?:old|previous|former|current) and (?:the )?new\b`,
  "i",
);
const AS_SHARE = /\bwhat (?:percentage|percent)\b|\bpercentage\b/i;
const CHANGE_WORDS = new Set(
  `go goes up down went gone grow grows grew grown rise rises rose risen fall falls fell fallen drop drops dropped increase
  increases increased decrease decreases decreased decline declined change changes changed gain gained move moved reduced
  raised lowered cut percentage percent difference old new previous former current year annual month monthly point points`
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
  let best: { answer: UnitAnswer; share: number } | undefined;
  let ofOthers: typeof best;
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    if (unit.kind === "heading") continue;
    const { share, isNear } = coverageOf(index, at, focus);
    const isOwn = !isOthersUnit(isOthers, unit, index.structure);
    const known = isOwn ? best : ofOthers;
    if (share < MIN_COVERAGE || !isNear || (known && share <= known.share)) continue;
    const answer = statedChange(unit, asShare, question) ?? changeIn(unit, asShare);
    if (answer && isOwn) best = { answer, share };
    else if (answer) ofOthers = { answer, share };
  }
  return best?.answer ?? openingToClosing(index, focus, asShare) ?? ofOthers?.answer ?? ABSENT;
}

/** "fell by 13%" */
function statedChange(unit: Unit, asShare: boolean, question: string): UnitAnswer | undefined {
  const stated = figuresIn(unit.text).filter(
    (figure) =>
      figure.type !== "date" &&
      BY.test(unit.text.slice(0, figure.at)) &&
      !goesOtherWay(figure, unit.text, question),
  );
  const figure =
    stated.find(({ type }) => (type === "percent") === asShare) ??
    (asShare ? undefined : stated[0]);
  return figure && { kind: "answer", lead: figure.text, units: [unit] };
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
  if (from.value === 0 || from.type === "percent") return undefined;
  const percent = (100 * Math.abs(to.value - from.value)) / Math.abs(from.value);
  const rounded = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(percent);
  const isExact = Number(percent.toFixed(2)) === percent;
  return {
    kind: "answer",
    lead: `${isExact ? "" : "about "}${rounded}%`,
    working: `(${difference.working}) ÷ ${from.text} × 100`,
    units,
  };
}

const OPENING = /\b(?:opening|beginning|starting|previous|initial)\b/i;
const CLOSING = /\b(?:closing|ending|final|current|new)\b/i;

/** The rows that say what something was in the beginning and in the end. */
function openingToClosing(
  { structure: { units } }: UnitIndex,
  { required }: Focus,
  asShare: boolean,
): UnitAnswer | undefined {
  const asked = new Set(required.flatMap((term) => [...alternatives(term)]));
  const find = (which: RegExp) =>
    units.filter(({ cells }) => {
      const [label = ""] = cells;
      const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
      return cells.length === 2 && which.test(label) && words.some((word) => asked.has(stem(word)));
    });
  const [opening, ...moreOpening] = find(OPENING);
  const [closing, ...moreClosing] = find(CLOSING);
  if (!opening || !closing || moreOpening.length + moreClosing.length > 0) return undefined;
  const [from, to] = [opening, closing].map(({ cells }) => amountIn(cells[1] ?? ""));
  return from && to && computed(from, to, [opening, closing], asShare);
}
