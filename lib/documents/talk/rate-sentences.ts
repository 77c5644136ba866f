import "server-only";

import { filterInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { rate } from "@/lib/documents/closest-statements";
import { findPassages, searchText } from "@/lib/documents/find-passages";
import type { Question } from "@/lib/documents/question";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { hasRelative } from "@/lib/documents/reader/indexed-units";
import { statesCause } from "@/lib/documents/reader/says-otherwise";
import type { ReadingContext, SearchableDocument } from "@/lib/documents/searchable-document";
import { refersBack } from "@/lib/documents/stands-alone";
import {
  hasAskedKind,
  saysPriceOfIt,
  saysTally,
  saysTimeOfIt,
} from "@/lib/documents/talk/asked-kind";
import { announces, formFit, thingStated } from "@/lib/documents/talk/fits-question";
import { isMeasured, signsOf } from "@/lib/documents/talk/signs-of-answer";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";
import {
  type AskedTerm,
  askedTerms,
  coverageAround,
  isIn,
} from "@/lib/documents/talk/topic-coverage";
import { tellsHowLong } from "@/lib/documents/talk/whose-figure";
import { contentTerms } from "@/lib/documents/terms";

/** A sentence with how well it answers a question. */
export type RatedSentence = {
  sentence: SaidSentence;
  score: number;
  /** It or those around it have a word of the question, or it tells what "it" costs. */
  isAbout: boolean;
  /** It says so only after the sentence before it. */
  needsBefore: boolean;
  /** The sentence before it asks, or has words of the question. */
  isBeforeNamed: boolean;
};

/** Of longer talks, only the passages that fit a question best are read. */
const MOST_COMPARED = 160;
const PASSAGES = 12;
/** Words of the sentence before that are read with a sentence. */
const WORDS_BEFORE = 40;
/** Sentences that are read for their words alone. */
const MOST_MORE = 8;
/** How much the words of a question count beside what the model reads, and where they neither help nor hurt. */
const COVERAGE = { weight: 6, middle: 0.5 };
const STATES_THING = 5;
/** What "it" costs is told of other things as well: repairs, what is for sale instead. */
const PRICE_OF_IT = 9;
/** "How deep?" isn't answered in degrees. */
const LACKS_KIND = 5;
/** Log odds by which a sentence is likelier to answer with the one before. */
const NEEDS_BEFORE = 1;
/** A name or a code that is asked about and isn't said anywhere near. */
const LACKS_NAME = 5;

/**
 * Rates the sentences of a talk by how well they answer a question, best first: each is read alone and with the one before it,
 * and counts more where the question's words are said around it, and where it has the form of an answer.
 *
 * @returns undefined when the sentence model isn't available
 */
export async function rateSentences(
  ctx: ReadingContext,
  document: SearchableDocument,
  index: TalkIndex,
  question: Question,
): Promise<RatedSentence[] | undefined> {
  const near = await nearSentences(ctx, document, index, question);
  const alone = await rate(ctx, document, question, near, ({ quote }) => quote);
  const after = await rate(ctx, document, question, near, (one) => withBefore(index, one));
  if (!alone || !after) return undefined;
  const asked = askedTerms(index, question);
  const read = new Set([...alone, ...after].map(({ statement }) => statement));
  const signs = signsOf(index, question, asked);
  const likely = await filterInTurns(
    near,
    (one) => !read.has(one) && (isLikely(one, question, asked) || signs(one) >= LIKELY_SIGN),
    ctx.signal,
  );
  const more = await rate(
    ctx,
    document,
    question,
    likely.slice(0, MOST_MORE),
    ({ quote }) => quote,
  );
  const oddsAlone = new Map(
    [...alone, ...(more ?? [])].map(({ statement, odds }) => [statement, odds]),
  );
  const oddsAfter = new Map(after.map(({ statement, odds }) => [statement, odds]));
  const names = namesIn(question.question);
  const stated = thingStated(question);
  const lacking = isThingUnknown(index, question.question) ? LACKS_THING : 0;
  const all = [...new Set([...oddsAlone.keys(), ...oddsAfter.keys()])];
  const rateOne = (sentence: SaidSentence): [RatedSentence] => {
    const [own, both] = [oddsAlone.get(sentence), oddsAfter.get(sentence)];
    const odds = Math.max(own ?? UNREAD, both ?? UNREAD);
    const needsBefore = (both ?? UNREAD) > (own ?? UNREAD) + NEEDS_BEFORE;
    const goesOn = tellsHowLong(sentence.quote, question.question);
    const covered = coverageAround(index, sentence.at, asked, goesOn);
    const isItsPrice =
      saysPriceOfIt(sentence.quote, question) ||
      saysTimeOfIt(sentence.quote, question) ||
      saysTally(sentence.quote, question);
    const score =
      odds +
      COVERAGE.weight * (covered - COVERAGE.middle) +
      formOf(index, sentence, needsBefore, question) +
      (stated?.test(sentence.quote) ? STATES_THING : 0) +
      (statesCause(sentence.quote, question.question) ? STATES_THING : 0) +
      (isItsPrice ? PRICE_OF_IT : 0) +
      signs(sentence) -
      (hasKind(index, sentence, question) ? 0 : LACKS_KIND) -
      (names.every((name) => isNear(index, sentence.at, name)) ? 0 : LACKS_NAME) +
      (hasCode(sentence.quote, question.question) ? HAS_CODE : 0) -
      lacking;
    const before = index.said[sentence.at - 1];
    const isBeforeNamed = before?.asks || asked.some((one) => isIn(before, one));
    const isAbout = covered > 0 || isItsPrice;
    return [{ sentence, score, isAbout, needsBefore, isBeforeNamed }];
  };
  const rated = await flatMapInTurns(all, rateOne, ctx.signal);
  return rated.sort((a, b) => b.score - a.score);
}

const UNREAD = -12;
/** With such signs, the model is shown a sentence in any case. */
const LIKELY_SIGN = 6;

/** Whether a sentence says in other words what is asked for, which the model may not have been shown. */
function isLikely({ quote }: SaidSentence, question: Question, asked: readonly AskedTerm[]) {
  return (
    saysPriceOfIt(quote, question) ||
    saysTimeOfIt(quote, question) ||
    saysTally(quote, question) ||
    tellsHowLong(quote, question.question) ||
    asked.some(({ says }) => says?.test(quote))
  );
}

/** Whether a sentence has what is asked for, or whatever answers it, where it asks or announces that. */
function hasKind(
  { said, frequency }: TalkIndex,
  { at, quote, asks }: SaidSentence,
  question: Question,
): boolean {
  const next = said[at + 1]?.quote ?? "";
  // "They claim 180 minutes. I got 112": of minutes, too.
  if (isMeasured({ said, frequency }, at))
    return hasAskedKind(question, [said[at - 1]?.quote ?? "", quote]);
  return hasAskedKind(
    question,
    asks || announces(quote) || refersBack(next) ? [quote, next] : [quote],
  );
}

/** How well the form fits; what only the sentence before has neither helps nor hurts. */
function formOf(
  index: TalkIndex,
  sentence: SaidSentence,
  needsBefore: boolean,
  question: Question,
): number {
  const own = formFit(sentence.quote, question);
  if (own >= 0 || !needsBefore) return own;
  return Math.min(0, formFit(withBefore(index, sentence), question));
}

async function nearSentences(
  ctx: ReadingContext,
  document: SearchableDocument,
  { said }: TalkIndex,
  question: Question,
): Promise<readonly SaidSentence[]> {
  if (said.length <= MOST_COMPARED) return said;
  const { hits } = await findPassages(ctx, document, searchText(question), PASSAGES);
  const passages = new Set(hits.map(({ chunk }) => chunk.ordinal));
  return said.filter(({ passage }) => passages.has(passage)).slice(0, MOST_COMPARED);
}

function withBefore({ said }: TalkIndex, { at, quote }: SaidSentence): string {
  const before = said[at - 1]?.quote.split(" ").slice(-WORDS_BEFORE).join(" ");
  return before ? `${before} ${quote}` : quote;
}

/** "… on her mortgage?": a talk in which no word for it is says nothing about it. */
const OF_THING =
  /\b(?:on|of|for|in|with|about|to) (?:the|an?|her|his|their|my|your|its|our) ([\p{L}-]{2,}\p{L})[^\p{L}\p{N}]*$/iu;
const LACKS_THING = 3;

function isThingUnknown({ frequency, said }: TalkIndex, question: string): boolean {
  const [term] = contentTerms(OF_THING.exec(question)?.[1] ?? "");
  if (!term) return false;
  const isSaid = hasTerm(frequency, term);
  return !isSaid && !said.some(({ terms }) => hasRelative(terms, term));
}

/** What an error code or the name of a model means is told where it is said. */
const CODE = /\b\p{L}{1,3}-?\d{1,4}\b/giu;
const HAS_CODE = 4;

function hasCode(quote: string, question: string): boolean {
  const said = quote.toLowerCase();
  return [...question.matchAll(CODE)].some(([code]) => said.includes(code.toLowerCase()));
}

/** Names, codes, and years that a question asks about: "Whitehouse", "E15", "1866". */
const CODE_OR_YEAR = /^(?:\p{L}{1,3}-?\d{1,4}|1[5-9]\d\d|20\d\d)$/u;

function namesIn(question: string): string[] {
  const words = question.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
  return words
    .filter((word, at) => (at > 0 && /^\p{Lu}\p{L}{2,}/u.test(word)) || CODE_OR_YEAR.test(word))
    .map((word) => word.replace(/['’]s?$/, "").toLowerCase());
}

const NEAR = 4;

function isNear({ said }: TalkIndex, at: number, name: string): boolean {
  return said
    .slice(Math.max(0, at - NEAR), at + 2)
    .some(({ quote }) => quote.toLowerCase().includes(name));
}
