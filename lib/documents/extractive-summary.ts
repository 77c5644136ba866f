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
import { withAntecedents, withContinuations } from "@/lib/documents/reader/continuations";
import { findSought, type UnitGroup } from "@/lib/documents/reader/find-sought";
import { groupBy } from "@/lib/documents/reader/group-by";
import { type Recognized, recognizeKind } from "@/lib/documents/reader/kinds";
import { isOthersUnit, othersWork } from "@/lib/documents/reader/others-work";
import { provenUnits } from "@/lib/documents/reader/proven-units";
import { recipeLists } from "@/lib/documents/reader/recipe-lists";
import { helpGroups, warningGroups } from "@/lib/documents/reader/safety";
import { sectionGroups } from "@/lib/documents/reader/section-groups";
import { shorten } from "@/lib/documents/reader/shorten";
import { readStructure } from "@/lib/documents/reader/structure";
import { isHeadOfTable, type Structure, type Unit } from "@/lib/documents/reader/unit";
import { isInContents, phraseUnits, usableUnits } from "@/lib/documents/reader/usable-units";
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
/** With fewer full sentences, phrases count as statements, too. */
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
  const help = await onlyProven(await helpGroups(recognized?.kind, structure, signal), source);
  const urgent = new Set(citedUnits(help));
  const single = usable.filter((unit) => !lists.has(unit) && !urgent.has(unit));
  const found = await findSought(recognized?.kind, structure, single, signal);
  const whole = recognized?.kind === "minutes" ? withAntecedents(found, structure.units) : found;
  const proven = await onlyProven(withContinuations(whole, structure.units), source);
  const taken = new Set([...urgent, ...citedUnits(proven)]);
  // A letter says what no list of things to look for foresees.
  const isEnough =
    recognized &&
    recognized.kind !== "letter" &&
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
  const tellable = free().filter((unit) => !lists.has(unit));
  const main = isEnough || isListed ? [] : take(choose(tellable, shape.points.max));
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
  const chosenFigures = shape.figures && !isFaq ? await keyFigures(own, choose, signal) : [];
  const figureGroup = { title: FIGURES, units: chosenFigures, left: 0 };
  await pause();
  const once = withoutRepeats([...wanted, ...sections]);
  const isLeft = ({ units }: UnitGroup) => units.length > 0;
  const first = once.slice(0, wanted.length).filter(isLeft);
  const rest = [...once.slice(wanted.length).filter(isLeft), figureGroup];
  // Nobody cooks from half a recipe.
  const isWhole = lists.size > 0;
  const short = isWhole ? { first, rest } : shorten(recognized?.kind, structure, first, rest);
  const figures = short.rest.find(({ title }) => title === FIGURES)?.units ?? [];
  const chosen = [...short.first, ...short.rest.filter(({ title }) => title !== FIGURES)];
  const told = new Set([...urgent, ...citedUnits(chosen), ...figures]);
  const warnings = await warningGroups(recognized?.kind, structure, told, signal);
  const groups = [...help, ...chosen, ...(await onlyProven(warnings, source))];
  const shown = [...citedUnits(groups), ...figures];
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
    overview: citationsOf(overviewOf(chosen)),
    questions: [],
    dropped: 0,
    condensed: false,
    isRecognized: recognized !== undefined,
    engine: EXTRACTIVE_ENGINE,
  };
}

async function statementsOf(
  structure: Structure,
  recognized: Recognized | undefined,
  lists: ReadonlySet<Unit>,
  signal: AbortSignal,
): Promise<Unit[]> {
  const usable = await usableUnits(structure, signal);
  if (lists.size > 0) {
    const shown = new Set([...usable, ...lists]);
    return structure.units.filter((unit) => shown.has(unit));
  }
  const isShown = ({ kind }: Unit) => kind !== "heading";
  // Lines such as "9.15 am to 3.45 pm" and items of one word are what an announcement says.
  if (recognized?.kind === "event")
    return structure.units.filter((unit) => isShown(unit) && !isHeadOfTable(unit));
  if (recognized?.kind === "slides") {
    const points = new Set([...usable, ...(await phraseUnits(structure, signal))]);
    return structure.units.filter(
      (unit) =>
        isShown(unit) &&
        !isInContents(unit, structure) &&
        !isHeadOfTable(unit) &&
        (points.has(unit) || FIGURE.test(unit.text)),
    );
  }
  const isProse = usable.filter(({ kind }) => kind !== "row").length >= MIN_STATEMENTS;
  if (isProse || recognized) return usable;
  const rows = new Set(usable.filter(({ kind }) => kind === "row"));
  const phrases = new Set(await phraseUnits(structure, signal));
  return structure.units.filter(
    (unit) => rows.has(unit) || (phrases.has(unit) && !isHeadOfTable(unit)),
  );
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
  const compared = preselect(usable, rough);
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

/** Half of what is compared is the best of the whole, the other half the best of each section. */
function preselect(usable: readonly Unit[], rough: readonly number[]): number[] {
  const ordinals = [...usable.keys()].sort((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0));
  if (ordinals.length <= MAX_COMPARED) return ordinals.sort((a, b) => a - b);
  const chosen = new Set(ordinals.slice(0, MAX_COMPARED / 2));
  const bySection = groupBy(ordinals, (ordinal) => usable[ordinal]?.section ?? -1);
  const share = Math.max(2, Math.floor(MAX_COMPARED / 2 / bySection.size));
  for (const own of bySection.values()) {
    for (const ordinal of own.slice(0, share)) if (chosen.size < MAX_COMPARED) chosen.add(ordinal);
  }
  return [...chosen].sort((a, b) => a - b);
}
