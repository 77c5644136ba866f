import "server-only";

import { answerSentences, withHeading } from "@/lib/documents/answer-sentences";
import { findPassages, searchText } from "@/lib/documents/find-passages";
import {
  type Citation,
  citationMark,
  type DocumentKind,
  escapeMarkdown,
} from "@/lib/documents/place";
import type { Answer, Question } from "@/lib/documents/question";
import { dot } from "@/lib/documents/search-index";
import { createFitness } from "@/lib/documents/sentence-fitness";
import { embedIfReady, type OpenDocument, type ReadingContext } from "@/lib/documents/store";
import { contentTerms, searchTerms } from "@/lib/documents/words";

const HITS = 8;
const MAX_SENTENCES = 120;
const MAX_QUOTES = 3;
/** A further quotation must fit this well, compared with the best. */
const NEXT_SHARE = 0.82;

/**
 * How well a sentence must fit a question to be shown as its answer, of 1. Chosen on one half of the
 * questions of `bench/document-questions.ts`; what it gives on the other half stands in
 * docs/decisions/0063-answers-without-a-model.md.
 */
export const FOUND_AT = 0.46;

const ABOUT_WHOLE =
  /\b(?:summar(?:y|ise|ize)|tl;?dr|overview|main (?:points?|ideas?|topics?|subject|arguments?|findings?|message)|key (?:points?|takeaways?|findings?)|what(?:['’]s| is| does)? (?:this|it|the) ?(?:document|pdf|paper|file|video|book|text|report|manual)?(?: is| all)? ?about)\b/i;

/** Said when a document does not answer. */
export function notFoundText(kind: DocumentKind): string {
  return kind === "pdf"
    ? "I did not find this in the document."
    : "I did not find this in the video.";
}

/** Answers with the best sentences of the document itself, or says that it found none. */
export async function quoteAnswer(
  ctx: ReadingContext,
  document: OpenDocument,
  question: Question,
): Promise<Omit<Answer, "engine">> {
  if (ABOUT_WHOLE.test(question.question) && document.overview.length > 0) {
    return toAnswer(document.kind, document.overview.slice(0, MAX_QUOTES));
  }
  const all = await rankSentences(ctx, document, searchText(question));
  const telling = all.filter((sentence) => !sentence.isLabel);
  // A heading is shown only where nothing under it fits: on slides it may be all there is.
  const ranked = (telling[0]?.score ?? 0) >= FOUND_AT ? telling : all;
  const best = ranked[0]?.score ?? 0;
  if (best < FOUND_AT) {
    return { answer: notFoundText(document.kind), found: false, citations: [], dropped: 0 };
  }
  const quotes = ranked
    .filter(({ score }) => score >= Math.max(FOUND_AT, best * NEXT_SHARE))
    .slice(0, MAX_QUOTES)
    .map((sentence) => ({
      place: sentence.place,
      quote: sentence.text,
      under: namesMore(sentence) ? sentence.heading : "",
    }));
  return toAnswer(document.kind, quotes);
}

/** Whether what a sentence is about stands in the heading above it: "This directory holds…". */
function namesMore({ heading, text }: RankedSentence): boolean {
  const there = new Set(searchTerms(text));
  return contentTerms(heading).some((term) => /\p{L}/u.test(term) && !there.has(term));
}

/** @param quotes `under`: the heading to show before a quotation; empty for none */
function toAnswer(
  kind: DocumentKind,
  quotes: readonly (Citation & { under?: string })[],
): Omit<Answer, "engine"> {
  const answer = quotes
    .map(({ place, quote, under }) => {
      const heading = under ? `**${escapeMarkdown(under)}** ` : "";
      return `> ${heading}${escapeMarkdown(quote)} ${citationMark(kind, place)}`;
    })
    .join("\n\n");
  const citations = quotes.map(({ place, quote }) => ({ place, quote }));
  return { answer, found: true, citations, dropped: 0 };
}

export type RankedSentence = {
  place: number;
  text: string;
  /** What it stands under; empty for nothing. */
  heading: string;
  /** Names what follows, and says nothing itself. */
  isLabel: boolean;
  /** Of 1; a sentence that defines what is asked for may have more. */
  score: number;
};

/**
 * The sentences of the best passages, those that fit the question best first.
 *
 * @param passages how many of them are looked through
 */
export async function rankSentences(
  ctx: ReadingContext,
  document: OpenDocument,
  text: string,
  passages = HITS,
): Promise<RankedSentence[]> {
  const { index, proof } = document;
  const { hits, vector } = await findPassages(ctx, document, text, passages);
  const sentences = hits.flatMap(({ chunk }) => answerSentences(chunk)).slice(0, MAX_SENTENCES);
  const vectors = vector && (await embedIfReady(ctx, sentences.map(withHeading)));
  const fitness = createFitness(index, text);
  return sentences
    .map((sentence, at) => {
      const own = vectors?.[at];
      const likeness = own && vector ? dot(own, vector) : undefined;
      return { ...sentence, score: fitness(sentence, likeness) };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ chunk, text: quote, heading, isLabel, score }) => ({
      place: proof.find(quote, chunk.place) ?? chunk.place,
      text: quote,
      heading,
      isLabel,
      score,
    }));
}
