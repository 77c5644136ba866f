import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** Shorter documents are read as fast as an extract of them. */
const LONG_WORDS = 450;
/** An extract of a long one has at most this share of its words. */
const MAX_SHARE = 0.3;
/** Read in less than two minutes; of a lease of four pages, less leaves out the deposit. */
const SHORT_WORDS = 360;
/** About as many as the title above a group has. */
const TITLE_WORDS = 3;
/** Rows say more with fewer words. */
const ROW_WEIGHT = 0.4;
/** Their rows are what they say: leaving out some makes the rest wrong. */
const RECORDS: readonly (PaperKind | undefined)[] = [
  "form",
  "invoice",
  "statement",
  "payslip",
  "event",
  "faq",
  "utility",
  "itinerary",
  "notice",
  "offer",
];
/** Of which none is left out: who reads them would take what is shown for all there is. */
const WHOLE: Partial<Record<PaperKind, RegExp>> = {
  minutes: /^(?:When and who|Decisions|To do|Next meeting|Coming up)$/,
  letter: /^(?:Reference|Decision|What you're asked to do)$/,
};

/**
 * Leaves out statements of a long document's extract until it is short enough: those of the sections first, then those of
 * whichever group has most, the last ones first. Each group of `first` keeps one.
 *
 * @param first what readers look for
 * @param rest what else the document says; the last groups go first
 */
export function shorten(
  kind: PaperKind | undefined,
  { units }: Structure,
  first: readonly UnitGroup[],
  rest: readonly UnitGroup[],
): { first: UnitGroup[]; rest: UnitGroup[] } {
  const whole = wordsOf(units);
  const [kept, others] = [first, rest].map((groups) =>
    groups.map((group) => ({ ...group, units: [...group.units] })),
  ) as [UnitGroup[], UnitGroup[]]; // Safe: two in, two out.
  const isWhole = (title: string) => (kind && WHOLE[kind]?.test(title)) ?? false;
  // Steps make sense only together, so a group of them goes as a whole, and last; nobody starts a device without the first.
  const start = kind === "manual" ? others.find(hasSteps) : undefined;
  const needed = [...kept.filter(({ title }) => isWhole(title)), ...(start ? [start] : [])];
  const least = wordsOf(needed.flatMap((group) => group.units));
  const most = Math.max(SHORT_WORDS, Math.floor(MAX_SHARE * whole)) + Math.floor(least / 2);
  if (RECORDS.includes(kind) || whole < LONG_WORDS) return { first: kept, rest: others };
  const all = [...kept, ...others];
  let words = wordsOf(all.flatMap((group) => group.units)) + TITLE_WORDS * all.length;
  const drop = (group: UnitGroup) => {
    const unit = group.units.pop();
    if (unit) words -= wordsOf([unit]);
  };
  const dropAll = (group: UnitGroup) => {
    while (group.units.length > 0) drop(group);
    words -= TITLE_WORDS;
  };
  const order = others
    .filter((group) => group !== start)
    .reverse()
    .toSorted((a, b) => Number(hasSteps(a)) - Number(hasSteps(b)));
  for (const group of order) if (words > most) dropAll(group);
  while (words > most) {
    const longest = kept
      .filter(({ title, units: own }) => own.length > 1 && !isWhole(title))
      .toSorted((a, b) => weightOf(b.units) - weightOf(a.units))[0];
    if (!longest) break;
    drop(longest);
  }
  return { first: kept, rest: others.filter((group) => group.units.length > 0) };
}

function hasSteps({ units }: UnitGroup): boolean {
  return units.filter(({ kind, text }) => kind === "item" && /^\(?\d.*\.$/.test(text)).length >= 2;
}

function weightOf(units: readonly Unit[]): number {
  return units.reduce(
    (sum, unit) => sum + wordsOf([unit]) * (unit.kind === "row" ? ROW_WEIGHT : 1),
    0,
  );
}

function wordsOf(units: readonly Unit[]): number {
  return units.reduce((sum, { text }) => sum + 1 + spacesIn(text), 0);
}

/** Without a list of the words: of a book, making that takes far longer than finding them. */
function spacesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) count += 1;
  return count;
}
