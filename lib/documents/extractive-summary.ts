import "server-only";

import {
  candidateGroups,
  citedUnits,
  FIGURES,
  figureGroup,
  onlyProven,
  type Reading,
} from "@/lib/documents/extract-groups";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { writeLeftOut } from "@/lib/documents/reader/left-out";
import { withItemsLeft } from "@/lib/documents/reader/list-parts";
import { ownSummary } from "@/lib/documents/reader/own-summary";
import { provenUnits } from "@/lib/documents/reader/proven-units";
import { recipeLists } from "@/lib/documents/reader/recipe-lists";
import { helpGroups, warningGroups } from "@/lib/documents/reader/safety";
import { isLong, shorten } from "@/lib/documents/reader/shorten";
import { statementsOf } from "@/lib/documents/reader/shown-statements";
import { readStructure } from "@/lib/documents/reader/structure";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";
import { isToFillIn } from "@/lib/documents/reader/usable-units";
import { citationsOf, citationsOfGroups, writeExtract } from "@/lib/documents/reader/write-extract";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";

const OVERVIEW = 6;

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
  const reading = await readForExtract(source, signal);
  const { structure, recognized, usable, always, isShortened } = reading;
  const urgent = new Set(citedUnits(always));
  const { first, rest } = await candidateGroups(ctx, source, shape, reading);
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
  const kept = [...short.first, ...short.rest.filter(({ title }) => title !== FIGURES)];
  const chosen = withItemsLeft(kept, structure.units, figures);
  const told = new Set([...urgent, ...citedUnits(chosen), ...figures]);
  const warnings = await warningGroups(recognized?.kind, structure, told, signal);
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
    citations: citationsOfGroups([...groups, figureGroup(figures)]),
    overview: citationsOf(overviewOf([...reading.summary, ...chosen])),
    questions: [],
    dropped: 0,
    condensed: false,
    isRecognized: recognized !== undefined,
    engine: EXTRACTIVE_ENGINE,
  };
}

async function readForExtract(
  source: SourceDocument,
  signal: AbortSignal,
): Promise<Reading & { summary: readonly UnitGroup[] }> {
  const structure = await readStructure(source.title, source.parts, source.headings, signal);
  const recognized = recognizeKind(structure);
  const { ingredients, steps } = recipeLists(structure);
  const lists = new Set(recognized ? [] : [...ingredients, ...steps]);
  const all = await statementsOf(structure, recognized, lists, signal);
  // A line to write on says nothing, except of a form.
  const statements =
    recognized?.kind === "form" ? all : all.filter(({ text }) => !isToFillIn(text));
  const usable = await provenUnits(statements, source.parts);
  const help = await onlyProven(await helpGroups(recognized?.kind, structure, signal), source);
  const summary = await onlyProven(ownSummary(recognized?.kind, structure), source);
  // Nobody cooks from half a recipe.
  const isShortened = lists.size === 0 && isLong(structure);
  const always = [...summary, ...help];
  return { structure, recognized, usable, lists, always, summary, isShortened };
}

function overviewOf(groups: readonly UnitGroup[]): Unit[] {
  if (groups.length <= 1) return citedUnits(groups).slice(0, OVERVIEW);
  return groups.flatMap(({ units }) => units.slice(0, 1)).slice(0, OVERVIEW);
}
