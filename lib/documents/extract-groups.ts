import "server-only";

import { SENTENCE_END } from "@/lib/core/sentences";
import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { type Choose, createChooser } from "@/lib/documents/choose-statements";
import { FIGURE } from "@/lib/documents/figure";
import { groupsBySection, groupsOfRest, joinSameTitles } from "@/lib/documents/reader/by-sections";
import {
  originalOf,
  withAntecedents,
  withContinuations,
} from "@/lib/documents/reader/continuations";
import { findSought } from "@/lib/documents/reader/find-sought";
import type { Recognized } from "@/lib/documents/reader/kinds";
import { isOthersUnit, othersWork } from "@/lib/documents/reader/others-work";
import { isLetter } from "@/lib/documents/reader/paper-kind";
import { provenUnits } from "@/lib/documents/reader/proven-units";
import { isToldBySections, sectionGroups } from "@/lib/documents/reader/section-groups";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";
import { withoutRepeats } from "@/lib/documents/reader/without-repeats";
import { tellingFigures } from "@/lib/documents/reader/write-extract";
import type { SourceDocument, SummaryShape } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";

/** A title that no section has, so that it's never mixed up with one. */
export const FIGURES = "";
const MAX_FIGURES = 5;
/** With fewer of what was looked for, main points are shown, too. */
const MIN_STATEMENTS = 4;
/** With this many statements, what was looked for is only a small part. */
const LONG = 300;
/** Of a document with at most so many statements, so many times as many main points are looked at before it is shortened. */
const SHORT = 80;
const TIMES_AS_MANY = 4;

/** What was read of a document, and what of it may be shown. */
export type Reading = {
  structure: Structure;
  recognized: Recognized | undefined;
  usable: readonly Unit[];
  /** The parts of a recipe, which are shown whole. */
  lists: ReadonlySet<Unit>;
  /** What is shown first in any case. */
  always: readonly UnitGroup[];
  isShortened: boolean;
};

/** What an extract could show: first what readers look for, then what else the document says. */
export async function candidateGroups(
  ctx: RunContext,
  source: SourceDocument,
  shape: SummaryShape,
  reading: Reading,
): Promise<{ first: UnitGroup[]; rest: UnitGroup[] }> {
  const { structure, recognized, usable, lists, always, isShortened } = reading;
  const isLeft = ({ units }: UnitGroup) => units.length > 0;
  const urgent = new Set(citedUnits(always));
  const single = usable.filter((unit) => !lists.has(unit) && !urgent.has(unit));
  const isOfSections = !recognized && isShortened && shape.sections;
  const ownSections = isOfSections ? groupsBySection(structure, single) : [];
  // Each statement has its place there, and none has to be compared with the others.
  if (ownSections.length > 0)
    return { first: withoutRepeats(ownSections).filter(isLeft), rest: [] };
  const chooser = await createChooser(ctx, usable);
  const proven = await soughtGroups(ctx.signal, source, reading, single);
  const taken = new Set([...urgent, ...citedUnits(proven).map(originalOf)]);
  const take = (units: Unit[]) => {
    for (const unit of units) taken.add(unit);
    return units;
  };
  const choose: Choose = (pool, count) => take(chooser.choose(pool, count));
  const mainGroup = mainPoints(shape, reading, taken, choose);
  const sought = recognized ? withMain(proven, mainGroup, usable) : [...mainGroup, ...proven];
  const { wanted, sections } = withSections(shape, reading, { sought, taken }, choose);
  take(citedUnits(sections));
  const isOthers = othersWork(structure, "");
  const isOwn = (unit: Unit) =>
    chooser.isCompared(unit) && !taken.has(unit) && !isOthersUnit(isOthers, unit, structure);
  const own = await filterInTurns(usable, isOwn, ctx.signal);
  const figures =
    shape.figures && recognized?.kind !== "faq"
      ? await keyFigures(own, chooser.choose, ctx.signal)
      : [];
  const once = withoutRepeats([...wanted, ...sections]);
  return {
    first: once.slice(0, wanted.length).filter(isLeft),
    rest: [...once.slice(wanted.length).filter(isLeft), figureGroup(figures)],
  };
}

export function figureGroup(units: Unit[]): UnitGroup {
  return { title: FIGURES, units, left: 0 };
}

/** What readers of a kind of document look for, with what it can't be understood without. */
async function soughtGroups(
  signal: AbortSignal,
  source: SourceDocument,
  { structure, recognized }: Reading,
  single: readonly Unit[],
): Promise<UnitGroup[]> {
  const found = await findSought(recognized?.kind, structure, single, signal);
  const isMinutes = recognized?.kind === "minutes";
  const whole = isMinutes ? await withAntecedents(found, structure.units, signal) : found;
  return onlyProven(await withContinuations(whole, structure.units, signal), source);
}

/** The most central and distinct statements, where what readers look for isn't enough. */
function mainPoints(
  shape: SummaryShape,
  { structure, recognized, usable, lists, isShortened }: Reading,
  taken: ReadonlySet<Unit>,
  choose: Choose,
): UnitGroup[] {
  // A letter says what no list of things to look for foresees.
  const isEnough =
    recognized &&
    !isLetter(recognized.kind) &&
    taken.size >= MIN_STATEMENTS &&
    usable.length < LONG;
  const isListed =
    recognized?.kind === "faq" || (recognized?.kind === "slides" && structure.sections.length > 1);
  if (isEnough || isListed) return [];
  const untold = usable.filter((unit) => !taken.has(unit) && !lists.has(unit));
  // "Travel to work" says the opposite without "What we don't pay" above it.
  const apart = untold.filter(({ kind, text }) => kind !== "item" || SENTENCE_END.test(text));
  const hasSections = shape.sections && structure.sections.length > 1;
  const tellable = hasSections && apart.length >= MIN_STATEMENTS ? apart : untold;
  // Of a short one, those that tell most of many are kept; of a long one, the most central ones.
  const isMany = isShortened && usable.length <= SHORT;
  const units = choose(tellable, isMany ? TIMES_AS_MANY * shape.points.max : shape.points.max);
  return units.length > 0 ? [{ title: "Main points", units, left: 0 }] : [];
}

/** What sections say besides what readers look for, which takes in what stands under the same title. */
function withSections(
  shape: SummaryShape,
  { structure, recognized, usable, lists, isShortened }: Reading,
  { sought, taken }: { sought: UnitGroup[]; taken: ReadonlySet<Unit> },
  choose: Choose,
): { wanted: UnitGroup[]; sections: UnitGroup[] } {
  if (!shape.sections) return { wanted: sought, sections: [] };
  const kind = recognized?.kind;
  if (!isShortened || isToldBySections(kind) || kind === "faq") {
    const sections = sectionGroups(kind, structure, { usable, taken, lists }, choose);
    return { wanted: sought, sections };
  }
  const free = usable.filter((unit) => !taken.has(unit));
  const { groups, others } = joinSameTitles(sought, groupsOfRest(structure, free));
  return { wanted: groups, sections: others };
}

/** Titles and names are no statements, so they haven't been looked up yet. */
export async function onlyProven(
  groups: readonly UnitGroup[],
  { parts }: SourceDocument,
): Promise<UnitGroup[]> {
  const proven = new Set(await provenUnits(citedUnits(groups), parts));
  return groups
    .map((group) => ({ ...group, units: group.units.filter((unit) => proven.has(unit)) }))
    .filter(({ units }) => units.length > 0);
}

/** What a letter says stands in one place, in its own order; of other documents, main points have a heading of their own. */
function withMain(
  groups: readonly UnitGroup[],
  main: readonly UnitGroup[],
  usable: readonly Unit[],
): UnitGroup[] {
  const told = groups.find(({ title }) => title === "What it says");
  if (!told || main.length === 0) return [...groups, ...main];
  const places = new Map(usable.map((unit, at) => [unit, at]));
  const placeOf = (unit: Unit) => places.get(originalOf(unit)) ?? 0;
  const units = [...told.units, ...citedUnits(main)].sort((a, b) => placeOf(a) - placeOf(b));
  return groups.map((group) => (group === told ? { ...group, units } : group));
}

export function citedUnits(groups: readonly UnitGroup[]): Unit[] {
  return groups.flatMap(({ units }) => units);
}

async function keyFigures(
  free: readonly Unit[],
  choose: Choose,
  signal: AbortSignal,
): Promise<Unit[]> {
  const isTelling = ({ kind, text }: Unit) =>
    kind !== "row" && FIGURE.test(text) && tellingFigures(text).length > 0;
  return choose(await filterInTurns(free, isTelling, signal), MAX_FIGURES);
}
