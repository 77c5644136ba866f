import "server-only";

import { answerSentences, withHeading } from "@/lib/documents/answer-sentences";
import { chunksToParts } from "@/lib/documents/chunk";
import {
  type Citation,
  citedQuote,
  type DocumentKind,
  escapeMarkdown,
} from "@/lib/documents/citation";
import { findPassages, searchText } from "@/lib/documents/find-passages";
import type { ChatReply, Question } from "@/lib/documents/question";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { isOtherField, saysNoMore } from "@/lib/documents/reader/find-statement";
import { indexUnits, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { provenUnits } from "@/lib/documents/reader/proven-units";
import { sectionRequest } from "@/lib/documents/reader/section-request";
import { readStructure } from "@/lib/documents/reader/structure";
import { writeAnswer, writeMissing } from "@/lib/documents/reader/write-answer";
import { citationsOf } from "@/lib/documents/reader/write-extract";
import { dotProduct } from "@/lib/documents/search-index";
import {
  embedIfReady,
  type ReadingContext,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import { createRelevanceScorer } from "@/lib/documents/sentence-relevance";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const HITS = 8;
const MAX_SENTENCES = 120;
const MAX_QUOTES = 3;
/** Minimum score of a further quotation, relative to the best one. */
const MIN_RELATIVE_SCORE = 0.82;

/**
 * Minimum score of a sentence to be shown as an answer (1 is a full match). Tuned on one half of
 * the questions in `bench/document-questions.ts`; docs/decisions/0063-answers-without-a-model.md
 * reports the results on the other half.
 */
export const MIN_ANSWER_SCORE = 0.46;

const ABOUT_WHOLE =
  /\b(?:summar(?:y|ise|ize)|tl;?dr|overview|main (?:points?|ideas?|topics?|subject|arguments?|findings?|message)|key (?:points?|takeaways?|findings?)|what(?:['’]s| is| does)? (?:this|it|the) ?(?:document|pdf|paper|file|video|book|text|report|manual|letter|contract|agreement|study|policy)?(?: is| all)? ?about)\b/i;

/** Returns the answer that says the document doesn't cover the question. */
export function notFoundText(kind: DocumentKind): string {
  return kind === "pdf"
    ? "I couldn't find an answer to that in the document."
    : "I couldn't find an answer to that in the video.";
}

/**
 * Answers with up to three quotations of the document, or with `notFoundText` when no sentence
 * scores at least `MIN_ANSWER_SCORE`.
 */
export async function extractAnswer(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
): Promise<Omit<ChatReply, "engine">> {
  const isAboutWhole = ABOUT_WHOLE.test(question.question) && !sectionRequest(question.question);
  if (isAboutWhole && document.overview.length > 0) {
    return toAnswer(document.kind, document.overview.slice(0, MAX_QUOTES));
  }
  const ruled = document.kind === "pdf" ? await answerByRules(ctx, document, question) : undefined;
  if (ruled?.isCertain) return ruled.reply;
  const matching = await rankSentences(ctx, document, searchText(question));
  const all = matching.filter(
    ({ text }) => !saysNoMore(text, question.question) && !isOtherField(text, question.question),
  );
  const statements = all.filter((sentence) => !sentence.isLabel);
  // Show a heading only when nothing below it fits: on slides it may be all there is.
  const ranked = (statements[0]?.score ?? 0) >= MIN_ANSWER_SCORE ? statements : all;
  const best = ranked[0]?.score ?? 0;
  if (best < MIN_ANSWER_SCORE) return ruled?.reply ?? notFound(notFoundText(document.kind));
  const quotes = ranked
    .filter(({ score }) => score >= Math.max(MIN_ANSWER_SCORE, best * MIN_RELATIVE_SCORE))
    .slice(0, MAX_QUOTES)
    .map((sentence) => ({
      place: sentence.place,
      quote: sentence.text,
      under: headingAddsSubject(sentence) ? sentence.heading : "",
    }));
  return toAnswer(document.kind, quotes);
}

function notFound(answer: string): Omit<ChatReply, "engine"> {
  return { answer, found: false, citations: [], dropped: 0 };
}

/** Statements of the documents that were asked about; they go with the documents, and outlive a question that is stopped. */
const indexes = new WeakMap<SearchableDocument, Promise<UnitIndex>>();

function unitsOf(document: SearchableDocument): Promise<UnitIndex> {
  const known = indexes.get(document);
  if (known) return known;
  const parts = chunksToParts(document.index.chunks);
  const indexing = readStructure(document.title, parts, document.headings).then(indexUnits);
  indexes.set(document, indexing);
  return indexing;
}

/**
 * The answer of the rules, certain for what asks for a certain thing. Otherwise, it is for when no sentence fits, and
 * undefined when there is none.
 */
async function answerByRules(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
): Promise<{ reply: Omit<ChatReply, "engine">; isCertain: boolean } | undefined> {
  const index = { ...(await unitsOf(document)), signal: ctx.signal };
  const answer = await answerFromUnits(index, question);
  if (answer.kind === "open") {
    if (!answer.otherwise) return undefined;
    return { reply: await proved(document, index, answer.otherwise), isCertain: false };
  }
  if (answer.kind !== "absent")
    return { reply: await proved(document, index, answer), isCertain: true };
  const { missing } = answer;
  const text = missing ? writeMissing(missing, index.structure) : notFoundText(document.kind);
  return { reply: notFound(text), isCertain: true };
}

/** An answer whose statements are looked up in the document; "not found" when one isn't there. */
async function proved(
  document: SearchableDocument,
  { structure }: UnitIndex,
  answer: Parameters<typeof writeAnswer>[0],
): Promise<Omit<ChatReply, "engine">> {
  const places = new Set(answer.units.flatMap(({ pieces }) => pieces.map(({ place }) => place)));
  const pages = [...places].map((place) => ({ place, text: document.quoteIndex.textAt(place) }));
  const proven = await provenUnits(answer.units, pages);
  if (proven.length < answer.units.length || proven.length === 0)
    return notFound(notFoundText(document.kind));
  const citations = citationsOf(proven);
  return { answer: writeAnswer(answer, structure), found: true, citations, dropped: 0 };
}

/**
 * Whether the heading names the subject that the sentence only points to: "This directory holds…".
 */
function headingAddsSubject({ heading, text }: RankedSentence): boolean {
  const there = new Set(searchTerms(text));
  return contentTerms(heading).some((term) => /\p{L}/u.test(term) && !there.has(term));
}

/** @param quotes `under` is the heading shown before a quotation; empty for none */
function toAnswer(
  kind: DocumentKind,
  quotes: readonly (Citation & { under?: string })[],
): Omit<ChatReply, "engine"> {
  const answer = quotes
    .map(({ place, quote, under }) => {
      const heading = under ? `**${escapeMarkdown(under)}** ` : "";
      return `> ${heading}${citedQuote(kind, { quote, place })}`;
    })
    .join("\n\n");
  const citations = quotes.map(({ place, quote }) => ({ place, quote }));
  return { answer, found: true, citations, dropped: 0 };
}

/** A sentence with its score for a question. */
export type RankedSentence = {
  place: number;
  text: string;
  /** The heading above it; empty when there is none. */
  heading: string;
  /** Introduces what follows without saying anything itself. */
  isLabel: boolean;
  /** From 0 to 1; a sentence that defines what is asked for may exceed 1. */
  score: number;
};

/**
 * Ranks the sentences of the passages that match a query best, best first.
 *
 * @param passages how many passages to look through; at most 120 sentences of them are scored
 */
export async function rankSentences(
  ctx: ReadingContext,
  document: SearchableDocument,
  text: string,
  passages = HITS,
): Promise<RankedSentence[]> {
  const { index, quoteIndex } = document;
  const { hits, vector } = await findPassages(ctx, document, text, passages);
  const sentences = hits.flatMap(({ chunk }) => answerSentences(chunk)).slice(0, MAX_SENTENCES);
  const vectors = vector && (await embedIfReady(ctx, sentences.map(withHeading)));
  const relevance = createRelevanceScorer(index, text);
  return sentences
    .map((sentence, at) => {
      const own = vectors?.[at];
      const similarity = own && vector ? dotProduct(own, vector) : undefined;
      return { ...sentence, score: relevance(sentence, similarity) };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ chunk, text: quote, heading, isLabel, score }) => ({
      place: quoteIndex.find(quote, chunk.place) ?? chunk.place,
      text: quote,
      heading,
      isLabel,
      score,
    }));
}
