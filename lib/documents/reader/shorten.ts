import { SENTENCE_END } from "@/lib/core/sentences";
import { originalOf } from "@/lib/documents/reader/continuations";
import { keepMostTelling } from "@/lib/documents/reader/keep-most-telling";
import { isLetter, type PaperKind } from "@/lib/documents/reader/paper-kind";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";
import {
  countWords,
  countWordsAbove,
  countWordsOfGroup,
  countWordsOfUnit,
  countWordsOfUnits,
} from "@/lib/documents/reader/written-words";

/** A shorter document is read at a glance. */
const MIN_WORDS = 120;
/** How many words are quoted at most of documents with so many, with the headings above them; in between, in proportion. */
const MOST_WORDS: readonly (readonly [of: number, most: number])[] = [
  [MIN_WORDS, 112],
  [200, 168],
  [300, 252],
  [450, 356],
  [650, 460],
  [1_000, 560],
  [3_000, 700],
  [10_000, 900],
  [30_000, 1_000],
];

const OPENING_WORDS = 8;
/** What share of its warnings may make it longer. */
const OF_NEEDED = 0.3;

/** Of which none is left out: who reads them would take what is shown for all there is. */
const WHOLE: Partial<Record<PaperKind, RegExp>> = {
  minutes: /^(?:When and who|Elections|Decisions|To do|Next meeting|Coming up)$/,
  letter: /^(?:Reference|Decision)$/,
  contract: /^Parties$/,
  paper: /^Title and authors$/,
  manual: /^What it is$/,
  handbook: /^What it is$/,
  event: /^What$/,
  form: /^Filled in$/,
  invoice: /^(?:From and to|Totals)$/,
  payslip: /^Pay$/,
  offer: /^(?:Start|Pay|Conditions)$/,
};

/** Whether an extract of a document has to be shorter than what its readers look for. */
export function isLong({ units }: Structure): boolean {
  return countWordsOfUnits(units) >= MIN_WORDS;
}

function mostWords(whole: number): number {
  const at = MOST_WORDS.findIndex(([of]) => whole < of);
  const [from, to] = [MOST_WORDS.at(at - 1), MOST_WORDS[at]];
  if (!from || !to || at < 1) return MOST_WORDS.at(-1)?.[1] ?? 0;
  const share = (whole - from[0]) / (to[0] - from[0]);
  return Math.floor(from[1] + share * (to[1] - from[1]));
}

/** What an extract could show. */
export type Chosen = {
  /** What is shown in any case. */
  always: readonly UnitGroup[];
  /** What readers look for. */
  first: readonly UnitGroup[];
  /** What else the document says. */
  rest: readonly UnitGroup[];
  /** Statements that must not be left out. */
  needed: ReadonlySet<Unit>;
};

/**
 * Leaves out statements of an extract until it is short enough: those that tell least for their words, or what others tell as
 * well. Each group says how many of its rows and items are left out.
 *
 * @throws AppError `aborted` when the signal fires
 */
export async function shorten(
  kind: PaperKind | undefined,
  structure: Structure,
  { always, first, rest, needed }: Chosen,
  signal?: AbortSignal,
): Promise<{ first: UnitGroup[]; rest: UnitGroup[]; texts: ReadonlyMap<Unit, string> }> {
  const isWhole = (title: string) => (kind && WHOLE[kind]?.test(title)) ?? false;
  // Nobody starts a device without the first steps.
  const start = kind === "manual" ? rest.find(hasSteps) : undefined;
  const before = beforeIn(structure);
  const opening = kind === undefined || isLetter(kind) ? openingOf(structure) : undefined;
  const candidates = [...first, ...rest].map((group, at) => ({
    group,
    rank: at < first.length ? at : undefined,
    frame: countWordsAbove(group),
    isNeeded: group.isLine === true || group === start || isWhole(group.title),
    isOfMeeting: kind === "minutes",
    isWhole: hasSteps(group),
    opening,
    before,
  }));
  const most = mostWords(countWordsOfUnits(structure.units));
  const urgent = always.reduce((sum, group) => sum + countWordsOfGroup(group), 0);
  const warned = [...needed].reduce((sum, unit) => sum + countWordsOfUnit(unit), 0);
  const room = most - urgent + Math.floor(OF_NEEDED * (urgent + warned));
  const told = always.flatMap(({ units }) => units);
  const { units: kept, texts } = await keepMostTelling(candidates, { told, needed, room }, signal);
  const shortened = (group: UnitGroup): UnitGroup => {
    const units = group.units.filter((unit) => kept.has(unit));
    const isRowOrItem = ({ kind: own }: Unit) => own === "row" || own === "item";
    const left = group.units.filter((unit) => !kept.has(unit) && isRowOrItem(unit)).length;
    return { ...group, units, left: group.left + left };
  };
  const isFilled = ({ units }: UnitGroup) => units.length > 0;
  return {
    first: first.map(shortened).filter(isFilled),
    rest: rest.map(shortened).filter(isFilled),
    texts,
  };
}

/** The first sentence, not one of the lines above it. */
function openingOf({ units }: Structure): Unit | undefined {
  return units.find(
    ({ kind, text }) =>
      kind === "sentence" && SENTENCE_END.test(text) && countWords(text) >= OPENING_WORDS,
  );
}

/** The statement that stands before another one in its paragraph. */
function beforeIn({ units }: Structure): (unit: Unit) => Unit | undefined {
  const above = new Map(units.map((unit, at) => [unit, unit.isLead ? undefined : units[at - 1]]));
  return (unit) => above.get(originalOf(unit));
}

function hasSteps({ units }: UnitGroup): boolean {
  return units.filter(({ kind, text }) => kind === "item" && /^\(?\d.*\.$/.test(text)).length >= 2;
}
