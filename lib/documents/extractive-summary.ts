import "server-only";

import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { FIGURE } from "@/lib/documents/figure";
import {
  type Candidate,
  chooseDiverse,
  createSentenceSimilarity,
  MAX_COMPARED,
  rankByCentrality,
  roughScores,
} from "@/lib/documents/rank-sentences";
import {
  originalOf,
  withAntecedents,
  withContinuations,
} from "@/lib/documents/reader/continuations";
import { findSought, type UnitGroup } from "@/lib/documents/reader/find-sought";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { withItemsLeft } from "@/lib/documents/reader/list-parts";
import { isOthersUnit, othersWork } from "@/lib/documents/reader/others-work";
import { isLetter } from "@/lib/documents/reader/paper-kind";
import { preselect } from "@/lib/documents/reader/preselect";
import { provenUnits } from "@/lib/documents/reader/proven-units";
import { recipeLists } from "@/lib/documents/reader/recipe-lists";
import { sectionGroups } from "@/lib/documents/reader/section-groups";
import { shorten } from "@/lib/documents/reader/shorten";
import { statementsOf } from "@/lib/documents/reader/shown-statements";
import { readStructure } from "@/lib/documents/reader/structure";
import type { Unit } from "@/lib/documents/reader/unit";
import { withoutRepeats } from "@/lib/documents/reader/without-repeats";
import {
  citationsOf,
  introduceExtract,
  tellingFigures,
  writeFigures,
  writeGroups,
  writeLeftSections,
} from "@/lib/documents/reader/write-extract";
import { embedIfReady } from "@/lib/documents/searchable-document";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import { contentTerms } from "@/lib/documents/terms";
import type { RunContext } from "@/lib/providers/context";

/** A title that no section has, so that it's never mixed up with one. */
const FIGURES = "";
const MAX_FIGURES = 5;
/** With fewer of what was looked for, main points are shown, too. */
const MIN_STATEMENTS = 4;
/** With this many statements, what was looked for is only a small part. */
const LONG = 300;
const OVERVIEW = 6;

/** Chooses the statements that say most, different from one another and from those chosen before. */
type Choose = (pool: readonly Unit[], count: number) => Unit[];

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
  const statements = await statementsOf(structure, recognized, lists, signal);
  const usable = await provenUnits(statements, source.parts);
  const { choose, isCompared } = await createChooser(ctx, usable);
  const single = usable.filter((unit) => !lists.has(unit));
  const found = await findSought(recognized?.kind, structure, single, signal);
  const whole = recognized?.kind === "minutes" ? withAntecedents(found, structure.units) : found;
  const told = await withContinuations(whole, structure.units, signal);
  const proven = await onlyProven(told, source);
  const taken = new Set(citedUnits(proven).map(originalOf));
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
  const isListed = recognized?.kind === "slides" && structure.sections.length > 1;
  await pause();
  const mainPool = () => free().filter((unit) => !lists.has(unit));
  const main = isEnough || isListed ? [] : take(choose(mainPool(), shape.points.max));
  const mainGroup = main.length > 0 ? [{ title: "Main points", units: main, left: 0 }] : [];
  const { groups: sections, left } = shape.sections
    ? sectionGroups(recognized?.kind, structure, { usable, taken, lists }, (pool, count) =>
        take(choose(pool, count)),
      )
    : { groups: [], left: [] };
  take(citedUnits(sections));
  const wanted = recognized ? [...proven, ...mainGroup] : [...mainGroup, ...proven];
  const isOthers = othersWork(structure, "");
  const isOwn = (unit: Unit) =>
    isCompared(unit) && !taken.has(unit) && !isOthersUnit(isOthers, unit, structure);
  const own = await filterInTurns(usable, isOwn, signal);
  const chosenFigures = shape.figures ? await keyFigures(own, choose, signal) : [];
  const figureGroup = { title: FIGURES, units: chosenFigures, left: 0 };
  await pause();
  const once = withoutRepeats([...wanted, ...sections]);
  const isLeft = ({ units }: UnitGroup) => units.length > 0;
  const first = once.slice(0, wanted.length).filter(isLeft);
  const rest = [...once.slice(wanted.length).filter(isLeft), figureGroup];
  // Nobody cooks from half a recipe.
  const isWhole = lists.size > 0;
  const short = isWhole ? { first, rest } : shorten(recognized?.kind, structure, first, rest);
  const kept = [...short.first, ...short.rest.filter(({ title }) => title !== FIGURES)];
  const figures = short.rest.find(({ title }) => title === FIGURES)?.units ?? [];
  const groups = withItemsLeft(kept, structure.units, figures);
  const shown = [...groups.flatMap(({ units }) => units), ...figures];
  return {
    markdown:
      shown.length === 0
        ? ""
        : [
            introduceExtract(recognized),
            writeGroups(groups),
            writeLeftSections(left),
            writeFigures(figures, groups),
          ]
            .filter(Boolean)
            .join("\n\n"),
    citations: citationsOf(shown),
    overview: citationsOf(overviewOf(groups)),
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

/** Compares the statements with one another: the best few hundred of them by their words. */
async function createChooser(
  ctx: RunContext,
  usable: readonly Unit[],
): Promise<{ choose: Choose; isCompared: (unit: Unit) => boolean }> {
  const pause = createYielder(ctx.signal);
  const all: Candidate[] = [];
  for (const [ordinal, { text, pieces, isLead }] of usable.entries()) {
    await pause();
    const place = pieces[0]?.place ?? 0;
    all.push({ text, place, ordinal, isLead, terms: contentTerms(text) });
  }
  const rough = await roughScores(all, ctx.signal);
  const compared = preselect(usable, rough, MAX_COMPARED);
  const chosen = compared.flatMap((ordinal) => all[ordinal] ?? []);
  const onProgress = (done: number) =>
    ctx.progress.onStep({ label: "Comparing sentences", done, total: Math.max(1, chosen.length) });
  const vectors = await embedIfReady(
    ctx,
    chosen.map(({ text }) => text),
    onProgress,
  );
  const similarity = createSentenceSimilarity(chosen, vectors);
  const centrality = await rankByCentrality(chosen.length, similarity);
  const most = chosen.reduce((max, { ordinal }) => Math.max(max, rough[ordinal] ?? 0), 0) || 1;
  // Authors state the subject early.
  const score = (index: number) =>
    0.6 * (centrality[index] ?? 0) +
    0.28 * ((rough[chosen[index]?.ordinal ?? 0] ?? 0) / most) +
    0.12 * (1 - index / chosen.length);
  const indexOf = new Map(compared.map((ordinal, index) => [usable[ordinal], index]));
  const taken: number[] = [];
  const choose: Choose = (pool, count) => {
    const indexes = pool.flatMap((unit) => indexOf.get(unit) ?? []);
    const picked = chooseDiverse(indexes, count, score, similarity, taken).sort((a, b) => a - b);
    taken.push(...picked);
    return picked.flatMap((index) => usable[compared[index] ?? -1] ?? []);
  };
  return { choose, isCompared: (unit) => indexOf.has(unit) };
}
