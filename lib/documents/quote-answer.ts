import "server-only";

import { type AnswerSentence, answerSentences } from "@/lib/documents/answer-sentences";
import { findPassages, searchText } from "@/lib/documents/find-passages";
import {
  type Citation,
  citationMark,
  type DocumentKind,
  escapeMarkdown,
} from "@/lib/documents/place";
import type { Answer, Question } from "@/lib/documents/question";
import { dot, type SearchIndex } from "@/lib/documents/search-index";
import { embedIfReady, type OpenDocument, type ReadingContext } from "@/lib/documents/store";
import { contentTerms, searchTerms } from "@/lib/documents/words";

const HITS = 8;
const MAX_SENTENCES = 120;
const MAX_QUOTES = 3;
/** What is left of the fitness of a sentence without a figure where a figure is asked for. */
const NO_FIGURE_SHARE = 0.92;
/** A heading that fits says that the answer is near, and is none. */
const LABEL_SHARE = 0.55;
/** The first sentence under a heading says what the heading is about. */
const LEAD_GAIN = 1.1;
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
  const ranked = await rankSentences(ctx, document, searchText(question));
  const best = ranked[0]?.score ?? 0;
  if (best < FOUND_AT) {
    return { answer: notFoundText(document.kind), found: false, citations: [], dropped: 0 };
  }
  const quotes = ranked
    .filter(({ score }) => score >= Math.max(FOUND_AT, best * NEXT_SHARE))
    .slice(0, MAX_QUOTES)
    .map(({ place, text }) => ({ place, quote: text }));
  return toAnswer(document.kind, quotes);
}

function toAnswer(kind: DocumentKind, citations: readonly Citation[]): Omit<Answer, "engine"> {
  const answer = citations
    .map(({ place, quote }) => `> ${escapeMarkdown(quote)} ${citationMark(kind, place)}`)
    .join("\n\n");
  return { answer, found: true, citations: [...citations], dropped: 0 };
}

export type RankedSentence = { place: number; text: string /** 0 to 1. */; score: number };

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
    .map(({ chunk, text: quote, score }) => ({
      place: proof.find(quote, chunk.place) ?? chunk.place,
      text: quote,
      score,
    }));
}

const ASKS_FOR_FIGURE =
  /\b(?:how (?:many|much|long|old|far|large|big|tall|fast|often|high)|when|what (?:year|date|percentage|share|number|amount|price|size)|which year)\b/i;

/**
 * How well a sentence fits a question: by meaning, by the share of the question's words that it holds
 * (rare ones count more), and by the share that its passage holds.
 */
function createFitness(index: SearchIndex, question: string) {
  const terms = contentTerms(question);
  const weights = terms.map((term) => index.rarity(term));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const wantsFigure = ASKS_FOR_FIGURE.test(question);
  const shareIn = (text: string) => {
    const there = new Set(searchTerms(text));
    const held = terms.reduce(
      (sum, term, at) => sum + (there.has(term) ? (weights[at] ?? 0) : 0),
      0,
    );
    return held / total;
  };
  return (sentence: AnswerSentence, likeness: number | undefined): number => {
    const own = shareIn(withHeading(sentence));
    const around = shareIn(sentence.chunk.content);
    const words = 0.65 * own + 0.35 * around;
    const fit = likeness === undefined ? words : 0.55 * Math.max(0, likeness) + 0.45 * words;
    const figure = wantsFigure && !/\d/.test(sentence.text) ? NO_FIGURE_SHARE : 1;
    const standing = sentence.isLabel ? LABEL_SHARE : sentence.leads ? LEAD_GAIN : 1;
    return fit * figure * standing;
  };
}

function withHeading({ heading, text }: AnswerSentence): string {
  return heading ? `${heading}: ${text}` : text;
}
