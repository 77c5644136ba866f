import { largest } from "@/lib/core/extremes";
import { isClaimMeasured } from "@/lib/documents/denied-claims";
import type { Question } from "@/lib/documents/question";
import { isTitle } from "@/lib/documents/talk/fits-question";
import { isAboutLettered, letteredIn } from "@/lib/documents/talk/lettered-things";
import { explains, keepsFrom, onlyAnnounces } from "@/lib/documents/talk/only-announces";
import {
  onlyBlames,
  tellsOfOther,
  tellsOfOtherTime,
  tellsOppositeDeed,
  totalsOther,
} from "@/lib/documents/talk/other-deed";
import { saysOpposite } from "@/lib/documents/talk/polarity";
import { guessIn } from "@/lib/documents/talk/question-parts";
import { saysOfIt } from "@/lib/documents/talk/says-of-it";
import { saysTurn, saysWhen } from "@/lib/documents/talk/says-when";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";
import { countsThem, thingsAsked } from "@/lib/documents/talk/things-counted";
import type { AskedTerm } from "@/lib/documents/talk/topic-coverage";
import { hasOthersFigures, tellsHowLong } from "@/lib/documents/talk/whose-figure";
import { searchTerms } from "@/lib/documents/terms";

const LETTERED = { these: 4, both: 0, others: -6, none: -5 };
const SETTLES_GUESS = 7;
const TELLS_HOW_LONG = 4;
const OF_ANOTHER = -6;
const OPPOSITE = -12;
const OF_THE_PAST = -6;
const ASKS_OF_NOW = /\b(?:today|nowadays|currently|these days)\b/i;
const OF_THEN =
  /\b(?:used to|back then|for (?:a|many|several|two|three) (?:century|centuries|decades|years)|in 1\d{3}|ago)\b/i;
const SAYS_OTHERWISE = { likely: 4, sure: 9 };
const IN_THAT_CASE = 6;
const IN_CASE_ONLY = -3;
const NO_KIND_NAMED = -4;
const SAYS_WHEN = 4;
const SAYS_OF_IT = 4;
const COUNTS_THEM = 3;
/** The title of a talk says nothing but what that is called. */
const ONLY_TITLE = -4;
const ASKS_TITLE = /\b(?:title|talk|video|lecture|speech|episode|about)\b/i;
/** "Okay, so what do you need?" asks something else than what has none of its words. */
const ASKS_ELSE = -2;

/** What a talk asks itself, or puts off, doesn't answer. */
const ONLY_ASKS = -8;
const ANSWERS_IT = 14;
const MOST_BEFORE_ANSWER = 8;
const MIN_RESTATED = 2;
const COMES_LATER = -8;
const WAS_MEASURED = 7;

const STATES_QUESTION =
  /\b(?:question|wonder(?:ing)?|asked|answer)\b[^.?!]{0,40}\b(?:why|how|what|who|when|where)\b/i;
const ANSWER = /^(?:(?:so|and|but|now|well|okay),? )*the (?:short |simple |real )?answer\b/i;
const LATER =
  /\bnext (?:week|time|video|episode|month)\b.{0,30}\b(?:we|i)(?:['’]re|['’]m|['’]ll| will| are| am)\b|\b(?:another|a (?:later|future|separate)) (?:video|episode)\b/i;
const ASKS_LATER = /\b(?:when|next|later|week|episode)\b/i;

const ASKS_CASE =
  /\bwhat (?:if|happens (?:if|when)|will happen (?:if|when)|would happen (?:if|when))\b/i;
const SAYS_CASE = /^(?:and |but |so )?(?:if|when|once)\b/i;
const YES_OR_NO = /\b(?:yes|no)\b/gi;
/** "If you have a pressure cooker, it's six minutes" isn't how long it takes. */
const ASKS_AMOUNT = /\bhow (?:long|much|many)\b/i;
const ASKS_IN_CASE = /\b(?:if|when|with|without)\b/i;
/** "Which breed …?": who talks of one has a word for it. */
const ASKS_KIND_OF =
  /\b(?:which|what) (?:(?:kind|type|sort)s? of )?(breeds?|species|variet(?:y|ies)|races?|strains?|dialects?|religions?)\b/iu;

/** What tells, beside what the model reads, that a sentence answers a question, or is about something else; in log odds. */
export function signsOf(
  { said, frequency }: TalkIndex,
  asked: Question,
  terms: readonly AskedTerm[],
): (sentence: SaidSentence) => number {
  const index = { said, frequency };
  const { question } = asked;
  const lettered = letteredIn(asked);
  const guess = guessIn(question);
  const [kind] = searchTerms(ASKS_KIND_OF.exec(question)?.[1] ?? "");
  const names = (text: string) => {
    const words = new Set(searchTerms(text));
    return terms.some((one) => [...one.words].some((word) => words.has(word)));
  };
  const lacksKind = kind !== undefined && !frequency.has(kind);
  const weight = (some: readonly AskedTerm[]) => some.reduce((sum, one) => sum + one.weight, 0);
  const restates = ({ quote }: { quote: string }) => {
    if (!STATES_QUESTION.test(quote)) return false;
    const words = new Set(searchTerms(quote));
    const own = terms.filter((one) => [...one.words].some((word) => words.has(word)));
    return own.length >= MIN_RESTATED && weight(own) >= weight(terms) / 2;
  };
  const things = thingsAsked(question);
  const isSaidOfIt = saysOfIt(question);
  // What was sold in 1999 isn't what was in 2004.
  const years = question.match(/\b(?:1\d|20)\d\d\b/g) ?? [];
  const isOfYear = (quote: string) => years.every((year) => quote.includes(year));
  const isAnswer = (at: number, quote: string) =>
    ANSWER.test(quote) && said.slice(Math.max(0, at - MOST_BEFORE_ANSWER), at).some(restates);
  return ({ at, quote, asks }) =>
    (things && isOfYear(quote) && countsThem({ quote }, things) ? COUNTS_THEM : 0) +
    (isTitle(quote) && !ASKS_TITLE.test(question) ? ONLY_TITLE : 0) +
    (isSaidOfIt(index, at) ? SAYS_OF_IT : 0) +
    (asks && !names(quote) && !terms.some((one) => one.says?.test(quote)) ? ASKS_ELSE : 0) +
    (restates({ quote }) && !ANSWER.test(quote) ? ONLY_ASKS : 0) +
    (isAnswer(at, quote) ? ANSWERS_IT : 0) +
    (LATER.test(quote) && !ASKS_LATER.test(question) ? COMES_LATER : 0) +
    (isMeasured(index, at) && names(`${said[at - 1]?.quote} ${quote}`) && HOW_LONG.test(question)
      ? WAS_MEASURED
      : 0) +
    (lettered.length > 0 ? LETTERED[isAboutLettered(index, at, lettered)] : 0) +
    largest([
      0,
      ...terms.map((one) =>
        one.says?.test(quote) ? saysOdds(one, names(`${said[at - 1]?.quote} ${quote}`)) : 0,
      ),
    ]) +
    (guess?.settles.test(quote) ? SETTLES_GUESS : 0) +
    (tellsHowLong(quote, question) ? TELLS_HOW_LONG : 0) +
    (ASKS_OF_NOW.test(question) && OF_THEN.test(quote) ? OF_THE_PAST : 0) +
    (isOpposite(index, at, question) ? OPPOSITE : 0) +
    (tellsOppositeDeed(quote, question) || tellsOfOtherTime(quote, question) ? OPPOSITE : 0) +
    (totalsOther(quote, question) ? OPPOSITE : 0) +
    (tellsOfOther(quote, question) || onlyBlames(quote, question) ? OF_ANOTHER : 0) +
    (hasOthersFigures(quote, question, terms) ? OF_ANOTHER : 0) +
    (isInThatCase(quote, question) && names(quote) ? IN_THAT_CASE : 0) +
    (isInCaseOnly(quote, question) ? IN_CASE_ONLY : 0) +
    (saysWhen(quote, question) ? SAYS_WHEN : 0) +
    (saysTurn(quote, question) ? SAYS_OTHERWISE.sure : 0) +
    (onlyAnnounces(quote, question) ? ONLY_ASKS : 0) +
    (explains(quote, question) ? SAYS_OTHERWISE.likely : 0) +
    (keepsFrom(quote, question) ? SAYS_OTHERWISE.sure : 0) +
    (lacksKind ? NO_KIND_NAMED : 0);
}

const MEANS_IT = /\b(?:it|that|this|they|them|those)\b/i;

/** "What doesn't work is eggshells. I tried that for two years": of what is asked, both say the opposite. */
function isOpposite({ said }: TalkIndex, at: number, question: string): boolean {
  const [before = "", quote = ""] = [said[at - 1]?.quote, said[at]?.quote];
  return saysOpposite(quote, question) || (MEANS_IT.test(quote) && saysOpposite(before, question));
}

/** What it costs, or how loud it is, is another figure than what was claimed. */
const HOW_LONG = /\bhow (?:long|fast|far|heavy)\b/i;

/** Whether a sentence says what was measured of what the one before says is claimed. */
export function isMeasured({ said }: TalkIndex, at: number): boolean {
  return isClaimMeasured(said[at - 1]?.quote ?? "", said[at]?.quote ?? "");
}

/** "The accident was caused by a truck" isn't why the show was canceled, unless the sentence before is about the show. */
function saysOdds({ isSure }: AskedTerm, isNamed: boolean): number {
  return isSure === true || (isSure && isNamed) ? SAYS_OTHERWISE.sure : SAYS_OTHERWISE.likely;
}

/** "What happens if the board votes no?", "If the board says no, …" */
function isInThatCase(text: string, question: string): boolean {
  if (!ASKS_CASE.test(question) || !SAYS_CASE.test(text)) return false;
  const said: readonly string[] = text.toLowerCase().match(YES_OR_NO) ?? [];
  return (question.toLowerCase().match(YES_OR_NO) ?? []).every((one) => said.includes(one));
}

function isInCaseOnly(text: string, question: string): boolean {
  return ASKS_AMOUNT.test(question) && !ASKS_IN_CASE.test(question) && SAYS_CASE.test(text);
}
