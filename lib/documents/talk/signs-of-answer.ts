import type { Question } from "@/lib/documents/question";
import { isAboutLettered, letteredIn } from "@/lib/documents/talk/lettered-things";
import { guessIn } from "@/lib/documents/talk/question-parts";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";
import type { AskedTerm } from "@/lib/documents/talk/topic-coverage";
import { hasOthersFigures, tellsHowLong } from "@/lib/documents/talk/whose-figure";
import { searchTerms } from "@/lib/documents/terms";

const LETTERED = { these: 4, both: 0, others: -6, none: -5 };
const SETTLES_GUESS = 7;
const TELLS_HOW_LONG = 4;
const OF_ANOTHER = -6;
const SAYS_OTHERWISE = 4;
const IN_THAT_CASE = 6;
const IN_CASE_ONLY = -3;
const NO_KIND_NAMED = -4;

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
  return ({ at, quote }) =>
    (lettered.length > 0 ? LETTERED[isAboutLettered(index, at, lettered)] : 0) +
    (terms.some(({ says }) => says?.test(quote)) ? SAYS_OTHERWISE : 0) +
    (guess?.settles.test(quote) ? SETTLES_GUESS : 0) +
    (tellsHowLong(quote, question) ? TELLS_HOW_LONG : 0) +
    (hasOthersFigures(quote, question, terms) ? OF_ANOTHER : 0) +
    (isInThatCase(quote, question) && names(quote) ? IN_THAT_CASE : 0) +
    (isInCaseOnly(quote, question) ? IN_CASE_ONLY : 0) +
    (lacksKind ? NO_KIND_NAMED : 0);
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
