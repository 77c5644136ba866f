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
import { askedInTalk } from "@/lib/documents/talk/asked-in-talk";
import { hasAskedKind } from "@/lib/documents/talk/asked-kind";
import { quotedAround } from "@/lib/documents/talk/quoted-around";
import { rateSentences } from "@/lib/documents/talk/rate-sentences";
import { indexOfTalk } from "@/lib/documents/talk/talk-index";

/** From this score on, a sentence is shown as the answer. */
const MIN_ANSWER = 0.4;
/** Below this, it isn't even close. */
const MIN_CLOSE = -2;
/** Another sentence is shown as well where it's nearly as good. */
const AS_GOOD = 1.2;
const MOST_QUOTES = 4;
const MOST_CLOSE = 2;

/**
 * Answers a question about a talk with the sentence that fits best, and what belongs to it; or says that there is no answer, and
 * shows what comes closest.
 *
 * @returns undefined when the sentence model can't tell, and the talk doesn't ask the same
 */
export async function answerFromTalk(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: Question,
): Promise<QuotedAnswer | undefined> {
  const index = await indexOfTalk(document);
  const rated = await rateSentences(ctx, document, index, question);
  if (!rated) {
    const replied = askedInTalk(index, question);
    return replied && answerOf(document.kind, replied.slice(0, MOST_QUOTES).map(cited));
  }
  const [best] = rated;
  if (!best || best.score < MIN_CLOSE) return notFound(notFoundText(document.kind));
  if (best.score < MIN_ANSWER) {
    const close = rated.filter(({ score }) => score >= MIN_CLOSE).slice(0, MOST_CLOSE);
    return showClosest(
      answerOf(
        document.kind,
        close.map(({ sentence }) => cited(sentence)),
      ),
    );
  }
  const around = quotedAround(index, best, question);
  const shown = new Set(around.map(({ at }) => at));
  const also = rated
    .slice(1, 2)
    .filter(({ score, sentence }) => score >= best.score - AS_GOOD && !shown.has(sentence.at))
    .map(({ sentence }) => sentence);
  const quoted = [...around, ...also].slice(0, MOST_QUOTES).map(cited);
  return ofAskedKind(answerOf(document.kind, quoted), question);
}

/** An answer that has what a question asks for; else it only comes close. */
export function ofAskedKind(answer: QuotedAnswer, question: Question): QuotedAnswer {
  const quotes = answer.citations.map(({ quote }) => quote);
  return !answer.found || hasAskedKind(question, quotes) ? answer : showClosest(answer);
}

function cited({ quote, place }: { quote: string; place: number }) {
  return { quote, place };
}
