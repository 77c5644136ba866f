import "server-only";

import { SENTENCE_END } from "@/lib/core/sentences";
import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { type Choose, createChooser } from "@/lib/documents/choose-statements";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { FIGURE } from "@/lib/documents/figure";
import { groupsBySection, groupsOfRest, joinSameTitles } from "@/lib/documents/reader/by-sections";
import {
  originalOf,
  withAntecedents,
  withContinuations,
} from "@/lib/documents/reader/continuations";
import { findSought } from "@/lib/documents/reader/find-sought";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { writeLeftOut } from "@/lib/documents/reader/left-out";
import { withItemsLeft } from "@/lib/documents/reader/list-parts";
import { isOthersUnit, othersWork } from "@/lib/documents/reader/others-work";
import { ownSummary } from "@/lib/documents/reader/own-summary";
import { isLetter } from "@/lib/documents/reader/paper-kind";
import { provenUnits } from "@/lib/documents/reader/proven-units";
import { recipeLists } from "@/lib/documents/reader/recipe-lists";
import { helpGroups, warningGroups } from "@/lib/documents/reader/safety";
import { isToldBySections, sectionGroups } from "@/lib/documents/reader/section-groups";
import { isLong, shorten } from "@/lib/documents/reader/shorten";
import { statementsOf } from "@/lib/documents/reader/shown-statements";
import { readStructure } from "@/lib/documents/reader/structure";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";
import { isToFillIn } from "@/lib/documents/reader/usable-units";
import { withoutRepeats } from "@/lib/documents/reader/without-repeats";
import {
  citationsOf,
  citationsOfGroups,
  tellingFigures,
  writeExtract,
} from "@/lib/documents/reader/write-extract";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";

/** A title that no section has, so that it's never mixed up with one. */
const FIGURES = "";
const MAX_FIGURES = 5;
/** With fewer of what was looked for, main points are shown, too. */
const MIN_STATEMENTS = 4;
/** With this many statements, what was looked for is only a small part. */
const LONG = 300;
const OVERVIEW = 6;
/** Of a document with at most so many statements, so many times as many main points are looked at before it is shortened. */
const SHORT = 80;
const TIMES_AS_MANY = 4;

/**
 * Extracts from a document, word for word, what readers of its kind look for; where no kind is recognized, its most central
 * and distinct statements. Then what each section says, and key figures.
 */
export async function extractSummary(
  ctx: RunContext,
  source: SourceDocument,
  shape: SummaryShape,
): Promise<Summary> {
  ctx.progress.onStep({ label: "Choosing sentences" });
  const { signal } = ctx;
  const pause = createYielder(signal);
  const structure = await readStructure(source.title, source.parts, source.headings, signal);
  const recognized = recognizeKind(structure);
  const { ingredients, steps } = recipeLists(structure);
  const lists = new Set(recognized ? [] : [...ingredients, ...steps]);
  const all = await statementsOf(structure, recognized, lists, signal);
  // A line to write on says nothing, except of a form.
  const statements =
    recognized?.kind === "form" ? all : all.filter(({ text }) => !isToFillIn(text));
  const usable = await provenUnits(statements, source.parts);
  const { choose, isCompared } = await createChooser(ctx, usable);
  const help = await onlyProven(await helpGroups(recognized?.kind, structure, signal), source);
  const summary = await onlyProven(ownSummary(recognized?.kind, structure), source);
  const urgent = new Set(citedUnits([...summary, ...help]));
  const single = usable.filter((unit) => !lists.has(unit) && !urgent.has(unit));
  const found = await findSought(recognized?.kind, structure, single, signal);
  const isMinutes = recognized?.kind === "minutes";
  const whole = isMinutes ? await withAntecedents(found, structure.units, signal) : found;
  const continued = await withContinuations(whole, structure.units, signal);
  const proven = await onlyProven(continued, source);
  const taken = new Set([...urgent, ...citedUnits(proven).map(originalOf)]);
  // A letter says what no list of things to look for foresees.
  const isEnough =
    recognized &&
    !isLetter(recognized.kind) &&
    taken.size >= MIN_STATEMENTS &&
    usable.length < LONG;
  const free = () => usable.filter((unit) => !taken.has(unit));
  const take = (units: Unit[]) => {
    for (const unit of units) taken.add(unit);
    return units;
  };
  const isFaq = recognized?.kind === "faq";
  const isListed = isFaq || (recognized?.kind === "slides" && structure.sections.length > 1);
  await pause();
  const untold = free().filter((unit) => !lists.has(unit));
  // "Travel to work" says the opposite without "What we don't pay" above it.
  const apart = untold.filter(({ kind, text }) => kind !== "item" || SENTENCE_END.test(text));
  const hasSections = shape.sections && structure.sections.length > 1;
  const tellable = hasSections && apart.length >= MIN_STATEMENTS ? apart : untold;
  // Nobody cooks from half a recipe.
  const isWhole = lists.size > 0;
  const isShortened = !isWhole && isLong(structure);
  // Of a short one, those that tell most of many are kept; of a long one, the most central ones.
  const isMany = isShortened && usable.length <= SHORT;
  const most = isMany ? TIMES_AS_MANY * shape.points.max : shape.points.max;
  const main = isEnough || isListed ? [] : take(choose(tellable, most));
  const mainGroup = main.length > 0 ? [{ title: "Main points", units: main, left: 0 }] : [];
  const isByHeadings = isShortened && !isToldBySections(recognized?.kind) && !isFaq;
  const told = !shape.sections
    ? []
    : isByHeadings
      ? groupsOfRest(structure, free())
      : sectionGroups(recognized?.kind, structure, { usable, taken, lists }, (pool, count) =>
          take(choose(pool, count)),
        );
  take(citedUnits(told));
  const sought = recognized ? withMain(proven, mainGroup, usable) : [...mainGroup, ...proven];
  const { groups: wanted, others: sections } = isByHeadings
    ? joinSameTitles(sought, told)
    : { groups: sought, others: told };
  const isOthers = othersWork(structure, "");
  const isOwn = (unit: Unit) =>
    isCompared(unit) && !taken.has(unit) && !isOthersUnit(isOthers, unit, structure);
  const own = await filterInTurns(usable, isOwn, signal);
  const chosenFigures = shape.figures && !isFaq ? await keyFigures(own, choose, signal) : [];
  const figureGroup = { title: FIGURES, units: chosenFigures, left: 0 };
  await pause();
  const isOfSections = !recognized && isShortened && shape.sections;
  const ownSections = isOfSections ? groupsBySection(structure, single) : [];
  const isLeft = ({ units }: UnitGroup) => units.length > 0;
  const once = withoutRepeats(ownSections.length > 0 ? ownSections : [...wanted, ...sections]);
  const until = ownSections.length > 0 ? once.length : wanted.length;
  const first = once.slice(0, until).filter(isLeft);
  const others = once.slice(until).filter(isLeft);
  const rest = ownSections.length > 0 ? [] : [...others, figureGroup];
  const always = [...summary, ...help];
  const warned = await warningGroups(recognized?.kind, structure, urgent, signal);
  const short = isShortened
    ? await shorten(
        recognized?.kind,
        structure,
        { always, first, rest, needed: new Set(citedUnits(warned)) },
        signal,
      )
    : { first, rest, texts: new Map() };
  const figures = short.rest.find(({ title }) => title === FIGURES)?.units ?? [];
  const filled = [...short.first, ...short.rest.filter(({ title }) => title !== FIGURES)];
  const chosen = withItemsLeft(filled, structure.units, figures);
  const kept = new Set([...urgent, ...citedUnits(chosen), ...figures]);
  const warnings = await warningGroups(recognized?.kind, structure, kept, signal);
  const groups = [...always, ...chosen, ...(await onlyProven(warnings, source))];
  // Warnings and whom to call stand in full.
  const writtenAs = (unit: Unit) => short.texts.get(unit) ?? unit.text;
  const shown = [...citedUnits(groups), ...figures];
  const titles = groups.map(({ title }) => title);
  const leftOut = await writeLeftOut(
    recognized?.kind,
    structure,
    { usable, shown, titles, writtenAs },
    signal,
  );
  return {
    markdown:
      shown.length === 0 ? "" : writeExtract(recognized, { groups, figures, writtenAs, leftOut }),
    citations: citationsOfGroups([...groups, { ...figureGroup, units: figures }]),
    overview: citationsOf(overviewOf([...summary, ...chosen])),
    questions: [],
    dropped: 0,
    condensed: false,
    isRecognized: recognized !== undefined,
    engine: EXTRACTIVE_ENGINE,
  };
}

/** Titles and names are no statements, so they haven't been looked up yet. */
async function onlyProven(
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

function citedUnits(groups: readonly UnitGroup[]): Unit[] {
  return groups.flatMap(({ units }) => units);
}

function overviewOf(groups: readonly UnitGroup[]): Unit[] {
  if (groups.length <= 1) return citedUnits(groups).slice(0, OVERVIEW);
  return groups.flatMap(({ units }) => units.slice(0, 1)).slice(0, OVERVIEW);
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
