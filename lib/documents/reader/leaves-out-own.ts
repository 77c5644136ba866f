import type { Citation } from "@/lib/documents/citation";
import type { Question } from "@/lib/documents/question";
import { type QuotedAnswer, showClosest } from "@/lib/documents/quoted-answer";
import { withoutContactWords } from "@/lib/documents/reader/answer-contact";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { hasRelative, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import { stems } from "@/lib/documents/reader/same-words";
import { withTitle } from "@/lib/documents/reader/unit";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Is it refundable?", "When do I get it back?": says no more than what is asked of the thing before. */
const ONLY_ASKS_OF_IT =
  /\b(?:it|its|they|them|this|that|these|those|he|she|him|her)(?: (?:be|been|get|not|have to be|has to be|need to be))?(?: [\p{L}-]+)?[^\p{L}\d]*$/iu;

/** Goes on from what was asked before, or points back to it. */
const GOES_ON =
  /^\W{0,3}(?:and|but|or|so|then|what about|how about|also)\b|\b(?:it|its|they|them|their|he|she|him|her|his)\b/i;
const OF_ANYTHING = new Set(stems("thing whole rest total amount sum"));

/** The words for what a question names itself, where it goes on from another. */
function namedTerms({ question, turns }: Question): string[] {
  if (turns.length === 0 || !GOES_ON.test(question)) return [];
  // An address is known by its form.
  const { required } = withoutContactWords(focusOf(question));
  return required.filter((term) => /\p{L}/u.test(term) && !OF_ANYTHING.has(term));
}

/** The same; none where it only asks something of what the chat was about. */
function ownTerms({ frequency }: UnitIndex, asked: Question): string[] {
  const { question } = asked;
  const own = namedTerms(asked);
  if (own.length === 0) return own;
  // The document may put it in other words than "refundable", but has "sublet" for what is sublet.
  const isOfThat = ONLY_ASKS_OF_IT.test(question) && !own.every((term) => frequency.has(term));
  return isOfThat ? [] : own;
}

/**
 * Whether none of what is quoted has anything of what a question names itself: "How do I connect it to Wi-Fi?" with what the
 * chat was about before, the guarantee.
 */
export function leavesOutOwn(
  index: UnitIndex,
  question: Question,
  citations: readonly Citation[],
): boolean {
  const own = ownTerms(index, question);
  return (
    own.length > 0 &&
    citations.length > 0 &&
    citations.every((citation) => !own.some((term) => holds(index, citation, term)))
  );
}

/** An answer as no more than what comes closest, where nothing quoted says whether what the chat was about is so: "Is it furnished?" with what the rent is. */
export function closestIfOpen(
  index: UnitIndex,
  asked: Question,
  answer: QuotedAnswer,
): QuotedAnswer {
  const own = answer.found && asksYesOrNo(asked.question) ? namedTerms(asked) : [];
  const isSaid = answer.citations.some((one) => own.some((term) => holds(index, one, term)));
  return own.length === 0 || isSaid ? answer : showClosest(answer);
}

/** Whether something quoted has all of what a question names itself. */
export function hasAllOwn(
  index: UnitIndex,
  question: Question,
  citations: readonly Citation[],
): boolean {
  const own = ownTerms(index, question);
  return citations.some((citation) => own.every((term) => holds(index, citation, term)));
}

const MIN_SHARED = 2;

/** Whether something quoted has at least two of the words of a question. */
export function sharesWords(
  index: UnitIndex,
  { question }: Question,
  citations: readonly Citation[],
): boolean {
  const own = [...new Set(contentTerms(question))].filter((term) => /\p{L}/u.test(term));
  return citations
    .map((citation) => wordsOf(index, citation))
    .some((there) => own.filter((term) => has(there, term)).length >= MIN_SHARED);
}

function holds(index: UnitIndex, citation: Citation, term: string): boolean {
  return has(wordsOf(index, citation), term);
}

/** The words of a quotation, its title, and its headings. */
function wordsOf({ structure, byQuote }: UnitIndex, { quote }: Citation): Set<string> {
  const unit = byQuote.get(quote);
  const around = unit ? `${withTitle(unit, structure)} ${unit.head.join(" ")}` : "";
  return new Set(searchTerms(`${quote} ${around}`));
}

function has(there: Set<string>, term: string): boolean {
  return hasTerm(there, term) || hasRelative(there, term);
}
