import "server-only";

import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { findPassages, searchText } from "@/lib/documents/find-passages";
import { CLOSE, type Rated } from "@/lib/documents/judge-statements";
import type { Question } from "@/lib/documents/question";
import { isOfAnotherThing } from "@/lib/documents/reader/asked-action";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { letterheadFor } from "@/lib/documents/reader/letterhead";
import { isNoAnswer } from "@/lib/documents/reader/not-an-answer";
import { isOthersUnit, othersWork } from "@/lib/documents/reader/others-work";
import { isHeadOfTable, type Unit, withTitle } from "@/lib/documents/reader/unit";
import { isInContents } from "@/lib/documents/reader/usable-units";
import { dotProduct } from "@/lib/documents/search-index";
import {
  answerOddsIfReady,
  embedIfReady,
  type ReadingContext,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import { languageOfText } from "@/lib/pdf/document-language";

/** Of a longer document, only the statements of the passages that fit a question best are compared. */
const MOST_COMPARED = 160;
const PASSAGES = 12;
/** Statements that are read together with the question. */
const MOST_READ = 16;
/** Beyond its limit of word pieces, the model reads nothing. */
const MAX_CHARACTERS = 1_000;
/** Vectors that are kept of a document. */
const MOST_KEPT = 1_000;

/** Vectors of the statements of the documents that were asked about. */
const vectorsOf = new WeakMap<SearchableDocument, Map<string, Float32Array>>();

/**
 * Rates the statements of a PDF by how likely they answer a question, best first.
 *
 * @returns undefined when the sentence model isn't available
 */
export async function closestUnits(
  ctx: ReadingContext,
  document: SearchableDocument,
  { structure }: UnitIndex,
  question: Question,
): Promise<Rated<Unit>[] | undefined> {
  const { hits } = await findPassages(ctx, document, searchText(question), PASSAGES);
  const letterhead = letterheadFor(structure, question.question);
  const isNone = isNoAnswer(structure, question.question);
  const isStatement = (unit: Unit) =>
    !letterhead.has(unit) &&
    !isNone(unit) &&
    unit.kind !== "heading" &&
    !isHeadOfTable(unit) &&
    unit.text !== structure.title &&
    !isInContents(unit, structure) &&
    !isOfAnotherThing(withTitle(unit, structure), question.question);
  const isNear = ({ pieces: [piece] }: Unit) =>
    hits.some(
      ({ chunk: { place, content } }) =>
        // A passage may run over to the next page.
        piece && [0, 1].includes(piece.place - place) && content.includes(piece.quote),
    );
  const isLong = structure.units.length > MOST_COMPARED;
  const units = await filterInTurns(
    structure.units,
    (unit) => isStatement(unit) && (!isLong || isNear(unit)),
    ctx.signal,
  );
  const compared = units.slice(0, MOST_COMPARED);
  const rated = await rate(ctx, document, question, compared, (unit) =>
    toText(unit, structure.sections[unit.section]?.title ?? ""),
  );
  const isOthers = othersWork(structure, question.question);
  return rated && ownOf(rated, (unit) => isOthersUnit(isOthers, unit, structure));
}

/** What a paper says of its own work, where that is about as likely as what it says of the work of others. */
function ownOf(rated: Rated<Unit>[], isOthers: (unit: Unit) => boolean): Rated<Unit>[] {
  const own = rated.filter(({ statement }) => !isOthers(statement));
  const best = own[0]?.odds ?? Number.NEGATIVE_INFINITY;
  if (own.length === rated.length || best < (rated[0]?.odds ?? 0) - CLOSE) return rated;
  const others = rated.filter(({ statement }) => isOthers(statement));
  const left = 1 - others.reduce((sum, { share }) => sum + share, 0);
  return own.map((one) => ({ ...one, share: one.share / left }));
}

/** A statement with what is above it, by which the weights were trained. */
function toText({ kind, text, cells, head }: Unit, title: string): string {
  const above = title ? `${title}: ` : "";
  if (kind !== "row" || head.length === 0) return above + text;
  const named = cells.map((cell, at) => cell && `${head[at] ?? ""}: ${cell}`);
  return above + named.filter(Boolean).join("; ");
}

/** Rates statements by how likely they answer a question; of many, those that are most like it. */
export async function rate<Statement>(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
  statements: readonly Statement[],
  text: (statement: Statement) => string,
): Promise<Rated<Statement>[] | undefined> {
  if (!isEnglish(document)) return undefined;
  const asked = searchText(question).replaceAll("\n", " ");
  const [vector] = (await embedIfReady(ctx, [asked])) ?? [];
  const texts = statements.map((statement) => text(statement).slice(0, MAX_CHARACTERS));
  const vectors = await vectorsFor(ctx, document, texts);
  if (!vector || !vectors) return undefined;
  const similar = statements
    .map((statement, at) => {
      const own = vectors.get(texts[at] ?? "");
      return { statement, text: texts[at] ?? "", similarity: own ? dotProduct(own, vector) : 0 };
    })
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MOST_READ);
  const odds = await answerOddsIfReady(ctx, asked, similar);
  if (!odds) return undefined;
  const whole = odds.reduce((sum, one) => sum + Math.exp(one), NONE);
  return similar
    .map(({ statement, text: read }, at) => {
      const own = odds[at] ?? Number.NEGATIVE_INFINITY;
      return { statement, odds: own, share: Math.exp(own) / whole, read };
    })
    .sort((a, b) => b.odds - a.odds);
}

/** What "none of them" weighs beside statements: the model was trained with odds of 0 for it. */
const NONE = 1;

const MEASURED_PASSAGES = 4;

/** The model knows no other language. */
function isEnglish({ index }: SearchableDocument): boolean {
  const beginning = index.chunks.slice(0, MEASURED_PASSAGES).map(({ content }) => content);
  const language = languageOfText(beginning.join("\n"));
  return language === undefined || language === "eng";
}

async function vectorsFor(
  ctx: ReadingContext,
  document: SearchableDocument,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Float32Array> | undefined> {
  const known = vectorsOf.get(document) ?? new Map<string, Float32Array>();
  if (known.size > MOST_KEPT) known.clear();
  vectorsOf.set(document, known);
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  const vectors = await embedIfReady(ctx, missing);
  if (!vectors) return undefined;
  for (const [at, text] of missing.entries()) {
    const vector = vectors[at];
    if (vector) known.set(text, vector);
  }
  return known;
}
