import "server-only";

import { isLineOfFacts } from "@/lib/core/line-of-facts";
import { answerSentences, withHeading } from "@/lib/documents/answer-sentences";
import type { Citation } from "@/lib/documents/citation";
import { findPassages, searchText } from "@/lib/documents/find-passages";
import type { Question } from "@/lib/documents/question";
import { answerOf, type QuotedAnswer } from "@/lib/documents/quoted-answer";
import { isOfAnotherThing, namesAllowed } from "@/lib/documents/reader/asked-action";
import { isOtherField, saysNoMore } from "@/lib/documents/reader/find-statement";
import type { IsOthers } from "@/lib/documents/reader/others-work";
import { wantedBy } from "@/lib/documents/reader/question-type";
import { saysNoCause, saysNoSaving } from "@/lib/documents/reader/says-otherwise";
import type { Unit } from "@/lib/documents/reader/unit";
import { dotProduct } from "@/lib/documents/search-index";
import {
  embedIfReady,
  type ReadingContext,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import { createRelevanceScorer } from "@/lib/documents/sentence-relevance";
import { inSpokenContext } from "@/lib/documents/spoken-context";
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

/**
 * Answers with the sentences that share words and meaning with a question; undefined when none scores enough.
 *
 * @param known of a paper, what is about the work of others, and left out where its own fits as well; and rows that only name
 *   the columns of a table or are for another number; `clauseBelow` has what stands below a heading, which is quoted with it
 */
export async function answerByMatch(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
  {
    isOthers = () => false,
    useless,
    clauseBelow = () => Promise.resolve([]),
  }: {
    isOthers?: IsOthers | undefined;
    useless?: ReadonlySet<string>;
    clauseBelow?: (quote: string) => Promise<readonly Unit[]>;
  } = {},
): Promise<QuotedAnswer | undefined> {
  const matching = await rankSentences(ctx, document, searchText(question));
  const asksFigure = wantedBy(question.question).type === "figure";
  const all = matching.filter(
    ({ text, heading }) =>
      !useless?.has(text.replace(/\s+/g, " ")) &&
      !saysNoMore(text, question.question) &&
      !isOtherField(text, question.question) &&
      (asksFigure || !isLineOfFacts(text)) &&
      !saysNoCause(text, question.question) &&
      !saysNoSaving(text, question.question) &&
      !isOfAnotherThing(`${heading}. ${text}`, question.question) &&
      namesAllowed(`${heading}. ${text}`, question.question),
  );
  const statements = all.filter((sentence) => !sentence.isLabel);
  // Show a heading only when nothing below it fits: on slides it may be all there is.
  const ranked = (statements[0]?.score ?? 0) >= MIN_ANSWER_SCORE ? statements : all;
  const best = ranked[0]?.score ?? 0;
  if (best < MIN_ANSWER_SCORE) return undefined;
  const least = Math.max(MIN_ANSWER_SCORE, best * MIN_RELATIVE_SCORE);
  const fitting = ranked.filter(({ score }) => score >= least);
  const own = fitting.filter(({ text, heading }) => !isOthers(text, heading));
  const chosen = (own.length > 0 ? own : fitting).slice(0, MAX_QUOTES);
  const quotes: (Citation & { under: string })[] = [];
  for (const sentence of chosen) {
    const clause = (await clauseBelow(sentence.text)).flatMap(({ pieces }) => pieces);
    for (const [at, { place, quote }] of clause.entries()) {
      if (quotes.some((known) => known.place === place && known.quote === quote)) continue;
      quotes.push({ place, quote, under: at === 0 ? headingOfClause(sentence, clause) : "" });
    }
    if (clause.length > 0 || quotes.some(({ quote }) => quote === sentence.text)) continue;
    const under = headingAddsSubject(sentence) ? sentence.heading : "";
    quotes.push({ place: sentence.place, quote: sentence.text, under });
  }
  return answerOf(document.kind, await inSpokenContext(document, quotes));
}

/** What stands above a clause: the heading that was found, or that of the sentence where that is one of the clause. */
function headingOfClause(sentence: RankedSentence, clause: readonly Citation[]): string {
  const inLine = (text: string) => text.replace(/\s+/g, " ").trim();
  const own = inLine(sentence.text);
  if (clause.some(({ quote }) => inLine(quote) === own))
    return headingAddsSubject(sentence) ? sentence.heading : "";
  // The words in front of a clause may be part of its own line.
  return clause[0]?.quote.includes(sentence.text) ? "" : sentence.text;
}

/**
 * Whether the heading names the subject that the sentence only points to: "This directory holds…".
 */
function headingAddsSubject({ heading, text }: RankedSentence): boolean {
  const there = new Set(searchTerms(text));
  return contentTerms(heading).some((term) => /\p{L}/u.test(term) && !there.has(term));
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
  const { hits, vector } = await findPassages(ctx, document, text, passages);
  const sentences = hits.flatMap(({ chunk }) => answerSentences(chunk)).slice(0, MAX_SENTENCES);
  const vectors = vector && (await embedIfReady(ctx, sentences.map(withHeading)));
  const relevance = createRelevanceScorer(document.index, text);
  return sentences
    .map((sentence, at) => {
      const own = vectors?.[at];
      const similarity = own && vector ? dotProduct(own, vector) : undefined;
      return { ...sentence, score: relevance(sentence, similarity) };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ place, text: quote, heading, isLabel, score }) => ({
      place,
      text: quote,
      heading,
      isLabel,
      score,
    }));
}
