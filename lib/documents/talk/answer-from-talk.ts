import "server-only";

import type { Question } from "@/lib/documents/question";
import {
  answerOf,
  notFound,
  notFoundText,
  type QuotedAnswer,
  showClosest,
} from "@/lib/documents/quoted-answer";
import type { ReadingContext, SearchableDocument } from "@/lib/documents/searchable-document";
import { isFilling } from "@/lib/documents/stands-alone";
import { adviceGiven } from "@/lib/documents/talk/advice-given";
import {
  type CountedThings,
  countedAfter,
  countedThings,
} from "@/lib/documents/talk/answer-counted";
import { askedInTalk } from "@/lib/documents/talk/asked-in-talk";
import { hasAskedKind } from "@/lib/documents/talk/asked-kind";
import { calledBefore } from "@/lib/documents/talk/called-before";
import { areOfOthers, formFit } from "@/lib/documents/talk/fits-question";
import { isAboutLettered, letteredIn } from "@/lib/documents/talk/lettered-things";
import { withoutChat } from "@/lib/documents/talk/own-question";
import { isOfSame, partsOf } from "@/lib/documents/talk/question-parts";
import { onlyRepeats, quotedAround } from "@/lib/documents/talk/quoted-around";
import { rateSentences } from "@/lib/documents/talk/rate-sentences";
import { PROPOSES } from "@/lib/documents/talk/said-otherwise";
import { indexOfTalk, type SaidSentence, type TalkIndex } from "@/lib/documents/talk/talk-index";
import { nameWhatIsCounted } from "@/lib/documents/talk/things-counted";
import { convertedBefore, toldInUnit } from "@/lib/documents/talk/told-in-unit";
import { tellsHowLong } from "@/lib/documents/talk/whose-figure";

/** From this score on, a sentence is shown as the answer. */
const MIN_ANSWER = 0.4;
/** Below this, it isn't even close. */
const MIN_CLOSE = -2;
/** Another sentence is shown as well where it's nearly as good. */
const AS_GOOD = 1.2;
const MOST_QUOTES = 4;
const MOST_QUOTES_OF_TWO = 6;
const MOST_CLOSE = 2;

/**
 * Answers a question about a talk with the sentence that fits best, and what belongs to it; or says that there is no answer, and
 * shows what comes closest. Of a question with two parts, each is answered.
 *
 * @returns undefined when the sentence model can't tell, and the talk doesn't ask the same
 */
export async function answerFromTalk(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
): Promise<QuotedAnswer | undefined> {
  const index = await indexOfTalk(document);
  const converted = convertedBefore(question);
  if (converted) return answerConverted(ctx, document, converted, question.question);
  const [first, second] = partsOf(withoutChat(question, index.said));
  const answer = await answerOne(ctx, document, index, first);
  const other = second && answer && (await answerOne(ctx, document, index, second));
  if (!other) return answer;
  // "… to Nora in 2027": who and when at once.
  const isBoth =
    isOfSame(first, second) && other.citations.some(({ quote }) => formFit(quote, first) >= 0);
  return isBoth && other.found ? other : bothOf(document, answer, other);
}

/**
 * What something that was asked for before comes to in another unit. It is shown again; where the talk doesn't say what that
 * comes to, nothing more is claimed.
 */
async function answerConverted(
  ctx: ReadingContext,
  document: SearchableDocument,
  converted: Question,
  question: string,
): Promise<QuotedAnswer> {
  const said = await answerFromTalk(ctx, document, converted);
  if (!said || said.citations.length === 0) return notFound(notFoundText(document.kind));
  const quotes = said.citations.map(({ quote }) => quote);
  const told = toldInUnit(await indexOfTalk(document), quotes, question);
  if (!told) return showClosest(said);
  const before = said.citations.filter(({ place }) => place < told.place);
  const answer = answerOf(document.kind, [...before, cited(told)]);
  return said.found ? answer : showClosest(answer);
}

/** What was found for each part of a question; what comes closest where neither was. */
function bothOf(
  { kind }: SearchableDocument,
  first: QuotedAnswer,
  second: QuotedAnswer,
): QuotedAnswer {
  const found = [first, second].filter((one) => one.found);
  const shown = found.length > 0 ? found : [first, second];
  const quotes = shown.flatMap(({ citations }) => citations);
  const each = quotes
    .filter(({ quote }, at) => quotes.findIndex((other) => other.quote === quote) === at)
    .sort((a, b) => a.place - b.place);
  if (found.length > 0) return answerOf(kind, each.slice(0, MOST_QUOTES_OF_TWO));
  return each.length > 0 ? showClosest(answerOf(kind, each.slice(0, MOST_CLOSE))) : first;
}

async function answerOne(
  ctx: ReadingContext,
  document: SearchableDocument,
  index: TalkIndex,
  question: Question,
): Promise<QuotedAnswer | undefined> {
  const counted = await countedThings(index, question.question);
  if (counted) return answerCounted(document, counted);
  const advised = adviceGiven(index, question.question);
  if (advised) return answerOf(document.kind, advised.map(cited));
  const rated = await rateSentences(ctx, document, index, question);
  if (!rated) {
    const replied = askedInTalk(index, question);
    return replied && answerOf(document.kind, replied.slice(0, MOST_QUOTES).map(cited));
  }
  const [best] = rated;
  const called = calledBefore(index, question.question);
  if (called && (!best || best.score < MIN_ANSWER))
    return showClosest(answerOf(document.kind, called.map(cited)));
  if (!best || best.score < MIN_CLOSE) return notFound(notFoundText(document.kind));
  if (best.score < MIN_ANSWER || !best.isAbout) {
    const close = rated.filter(({ score }) => score >= MIN_CLOSE).slice(0, MOST_CLOSE);
    return showClosest(
      answerOf(
        document.kind,
        close.map(({ sentence }) => cited(sentence)),
      ),
    );
  }
  const lettered = letteredIn(question);
  const isOfOthers = ({ at }: { at: number }) =>
    lettered.length > 0 && isAboutLettered(index, at, lettered) === "others";
  const around = quotedAround(index, best, question).filter((one) => !isOfOthers(one));
  const listed = ASKS_WHAT.test(question.question) ? await allCounted(index, around) : undefined;
  if (listed) return answerOf(document.kind, listed.map(cited));
  const shown = new Set(around.map(({ at }) => at));
  const also = rated
    .slice(1, 2)
    .filter(
      ({ score, sentence }) =>
        score >= best.score - AS_GOOD &&
        !shown.has(sentence.at) &&
        !sentence.asks &&
        !isFilling(sentence.quote) &&
        !isOfOthers(sentence) &&
        !tellsHowLong(best.sentence.quote, question.question) &&
        hasAskedKind(question, [sentence.quote]),
    )
    .map(({ sentence }) => sentence);
  // A proposal is quoted whole.
  const most = Math.max(MOST_QUOTES, PROPOSES.test(question.question) ? around.length : 0);
  const quoted = [...around, ...also].slice(0, most).map(cited);
  const answer = answerOf(document.kind, quoted);
  const quotes = around.map(({ quote }) => quote);
  const states = hasAskedKind(question, quotes) && nameWhatIsCounted(question.question, quotes);
  const repeats = onlyRepeats(index, best.sentence, around, question.question);
  // "The Aldra" or "the Han River": which of two it is, nobody says.
  const isEither = areOfOthers(
    quotes.join(" "),
    also.map(({ quote }) => quote).join(" "),
    question.question,
  );
  return states && !repeats && !isEither ? answer : showClosest(answer);
}

/** All that a talk counts; where it's some of them, that isn't claimed to be the answer. */
function answerCounted(
  { kind }: SearchableDocument,
  { items, isWhole }: CountedThings,
): QuotedAnswer {
  const answer = answerOf(kind, items.map(cited));
  return isWhole ? answer : showClosest(answer);
}

/** What is quoted up to "there are four things that I do", and those four; undefined where it's only some of them. */
async function allCounted(
  index: TalkIndex,
  around: readonly SaidSentence[],
): Promise<SaidSentence[] | undefined> {
  for (const [before, sentence] of around.entries()) {
    const things = await countedAfter(index, sentence.at);
    if (things?.isWhole) return [...new Set([...around.slice(0, before + 1), ...things.items])];
  }
  return undefined;
}

const ASKS_WHAT = /^\W{0,3}(?:and |so |okay,? )?(?:what|which|how (?:do|does|did|can))\b/i;

/** An answer that has what a question asks for; else it only comes close. */
export function ofAskedKind(answer: QuotedAnswer, question: Question): QuotedAnswer {
  const quotes = answer.citations.map(({ quote }) => quote);
  return !answer.found || hasAskedKind(question, quotes) ? answer : showClosest(answer);
}

function cited({ quote, place }: { quote: string; place: number }) {
  return { quote, place };
}
