import { everyInTurns } from "@/lib/core/yield-to-event-loop";
import type { Citation } from "@/lib/documents/citation";
import type { Question } from "@/lib/documents/question";
import { type QuotedAnswer, showClosest } from "@/lib/documents/quoted-answer";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isOfOtherThing, lacksAsked } from "@/lib/documents/reader/lacks-asked";
import { missesPoint } from "@/lib/documents/reader/misses-point";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import { clockIn } from "@/lib/documents/reader/timetable";
import { withTitle } from "@/lib/documents/reader/unit";
import { searchTerms } from "@/lib/documents/terms";

/** "Which part may we not use?", "What are we not allowed to use?" */
const ASKS_ALLOWED =
  /\b(?:what|which|where)\b[^?]{0,80}\b(?:allowed|permitted) to (?!(?:do|be|go|have)\b)(?<act>\p{L}{3,})/iu;
/** "Smoking is not permitted" */
const FORBIDS_ACT =
  /^(?:[\d.]{1,8} )?(?:no )?(?<act>\p{L}{3,}ing)\b[^.;]{0,40}\b(?:not (?:be )?(?:permitted|allowed)|prohibited|forbidden|banned)\b/iu;

/** "What will my next bill be?" */
const ASKS_NEXT =
  /\b(?:what|how (?:much|high|big|large))\b[^?]{0,30}\b(?:next|following) \p{L}+(?: \p{L}+)? (?:be|come to|cost)\b/iu;
const SAYS_NEXT =
  /\b(?:next|following|upcoming|coming|future|forthcoming|subsequent|from|each|every|per|a (?:week|month|quarter|year)|weekly|monthly|quarterly|yearly|annual\w*|instal\w+)\b/i;

/** "Do I need a new PIN?" */
const ASKS_NEW = /\b(?:an?|any) new (?<thing>\p{L}{3,}(?: \p{L}{3,})?)[^\p{L}\p{N}]*$/iu;
const KEEPS_OR_CHANGES =
  /\b(?:same|unchanged|remains?|stays?|keeps?|kept|chang\w+|replac\w+|another|different|again|issue[ds]?|reissue[ds]?)\b/i;

/** "How hard is my water?" */
const ASKS_PROPERTY =
  /^\W{0,3}(?:and |so )?how (?<property>hard|soft|pure|acidic|salty|sweet|dense|bright|strong|steep|sharp|loud|noisy) (?:is|are|was|were)\b/i;
const OPPOSITES = new Map([
  ["hard", "soft"],
  ["soft", "hard"],
  ["loud", "nois"],
  ["noisy", "loud"],
]);
const ROOT = 4;

const ASKS_WHO = /^\W{0,3}(?:and |so )?who\b/i;
/** "It was agreed to write to her" names nobody who does it. */
const AGREED =
  /\b(?:it was|was) (?:\p{L}+ )?(?:agreed|decided|resolved|proposed|planned|suggested) to \p{Ll}/iu;

/** "Where do we change trains?" */
const ASKS_CHANGE =
  /^\W{0,3}(?:and |so )?where\b[^?]{0,40}\bchange (?:trains?|bus(?:es)?|planes?|flights?|ferr(?:y|ies)|lines?)\b/i;
const SAYS_CHANGE = /\b(?:chang(?:e|es|ing) (?:at|in|there|here|trains?)|transfer|interchange)\b/i;

/** "Is dinner included in the price?" */
const ASKS_INCLUDED =
  /^\W{0,3}(?:and |so |but )?(?:is|are)\b[^?]{1,40}\b(?:included in|part of) the (?:price|cost|rate|fee|fare|package)\b/i;
const SAYS_INCLUDED =
  /[$€£]|\b(?:includ\w+|inclusive|incl|excluded|excluding|extra|free|costs?|charged?|prices?|cover\w*|pay\w*|paid|apart from)\b/i;
const CHECK_IN = /\bcheck(?:ing)?[- ]?in\b/i;
const CHECK_OUT = /\bcheck(?:ing)?[- ]?out\b/i;

const ASKS_TIME = /^\W{0,3}(?:and |so )?(?:(?:at )?what time|when)\b/i;
const ASKS_CASE = /^\W{0,3}(?:and |but |so )?what (?:happens|(?:will|would) happen) (?:if|when)\b/i;
const SAYS_CASE =
  /\b(?:if|when|whenever|once|unless|until|should|in case|in the event|whoever|anyone|without|after|failure|fail\w*|late|lapses?|los[est]\w*|lost|must|may|will|would|can|not?|charged?|costs?|void|invalid)\b/i;

/**
 * An answer as no more than what comes closest, where nothing quoted has what the question turns on: the act that may not be done,
 * the next bill, the new thing, how hard something is, who does what was agreed, what is done at the time,
 * what is in the price, or the case.
 */
export async function closestIfUnsaid(
  index: UnitIndex,
  { question }: Question,
  answer: QuotedAnswer,
): Promise<QuotedAnswer> {
  const { citations, found } = answer;
  if (!found || citations.length === 0) return answer;
  return (await isUnsaid(index, question, citations, answer.answer.startsWith("**")))
    ? showClosest(answer)
    : answer;
}

async function isUnsaid(
  index: UnitIndex,
  question: string,
  citations: readonly Citation[],
  isLed: boolean,
): Promise<boolean> {
  const texts = citations.map(({ quote }) => quote);
  const isEvery = (isSo: (quote: string) => boolean) => everyInTurns(texts, isSo, index.signal);
  if (await isEvery((text) => lacks(text, question))) return true;
  if (await isEvery((text) => missesPoint(index, text, question))) return true;
  if (await isEvery((text) => lacksAsked(index, text, readWhole(index, text), question)))
    return true;
  if (isLed && (await isEvery((text) => isOfOtherThing(index, readWhole(index, text), question))))
    return true;
  if (ASKS_WHO.test(question) && texts.some((text) => AGREED.test(text)))
    return texts.every((text) => AGREED.test(text) || !sharesMost(text, question));
  if (isLed) return false;
  if (ASKS_CHANGE.test(question)) return texts.every((text) => !SAYS_CHANGE.test(text));
  if (ASKS_CASE.test(question)) return texts.every((text) => !SAYS_CASE.test(text));
  return ASKS_TIME.test(question) && areOtherTimes(index, question, citations);
}

/** A quotation with the title and the heads of columns that it stands below. */
function readWhole({ structure, byQuote }: UnitIndex, quote: string): string {
  const unit = byQuote.get(quote);
  return unit ? `${withTitle(unit, structure)} ${unit.head.join(" ")}` : quote;
}

/** Whether a statement can't have what a question turns on. */
function lacks(text: string, question: string): boolean {
  const act = ASKS_ALLOWED.exec(question)?.groups?.act;
  const forbidden = act && FORBIDS_ACT.exec(text)?.groups?.act;
  if (act && forbidden && !alike(act, forbidden)) return true;
  if (ASKS_NEXT.test(question) && !SAYS_NEXT.test(text)) return true;
  if (ASKS_INCLUDED.test(question) && !SAYS_INCLUDED.test(text)) return true;
  if (CHECK_IN.test(question) && CHECK_OUT.test(text) && !CHECK_IN.test(text)) return true;
  const property = ASKS_PROPERTY.exec(question)?.groups?.property?.toLowerCase();
  if (property && !hasProperty(text, property)) return true;
  const thing = asksYesOrNo(question) ? ASKS_NEW.exec(question)?.groups?.thing : undefined;
  return thing !== undefined && isOfOtherNew(text, thing);
}

function alike(one: string, other: string): boolean {
  const [stem = ""] = stems(other.toLowerCase());
  return stems(one.toLowerCase()).some((term) => alternatives(term).has(stem));
}

function hasProperty(text: string, property: string): boolean {
  const words = text.toLowerCase();
  const [term = ""] = stems(property);
  const there = new Set(searchTerms(text));
  return (
    [property, OPPOSITES.get(property) ?? property].some((word) =>
      words.includes(word.slice(0, ROOT)),
    ) || hasTerm(there, term)
  );
}

/** "Use the new card with your PIN" says nothing of a new PIN. */
function isOfOtherNew(text: string, thing: string): boolean {
  const terms = stems(thing.toLowerCase());
  const names = (words: string) => searchTerms(words).some((term) => terms.includes(term));
  if (!names(text) || KEEPS_OR_CHANGES.test(text)) return false;
  return [...text.matchAll(/\bnew (\p{L}+(?: \p{L}+)?)/giu)].every(
    ([, named = ""]) => !names(named),
  );
}

/** Whether a statement has at least half of what a question names. */
function sharesMost(text: string, question: string): boolean {
  const { required } = focusOf(question);
  const there = new Set(searchTerms(text));
  const named = required.filter((term) => hasTerm(there, term));
  return named.length > 0 && named.length * 2 > required.length;
}

/** Whether several rows of a day are quoted, and none has a word of what is asked for. */
function areOtherTimes(
  { byQuote }: UnitIndex,
  question: string,
  citations: readonly Citation[],
): boolean {
  if (citations.length < 2) return false;
  const { required } = focusOf(question);
  return citations.every(({ quote }) => {
    const unit = byQuote.get(quote);
    const [time = "", ...rest] = unit?.kind === "row" ? unit.cells : [];
    if (rest.length === 0 || !/^\d/.test(time) || clockIn(time) === undefined) return false;
    const there = new Set(searchTerms(rest.join(" ")));
    return !required.some((term) => hasTerm(there, term));
  });
}
