import { askedBefore, type Question } from "@/lib/documents/question";
import { inPlainWords } from "@/lib/documents/reader/plain-words";
import { baseOf, stems } from "@/lib/documents/reader/same-words";
import { contentTerms } from "@/lib/documents/terms";

/** The words of a question that an answer must be about. */
export type Focus = {
  /** Stems: each must be there, or a word for it. */
  required: readonly string[];
  /** Stems of words that say how it is asked for; they count for less. */
  generic: readonly string[];
  /** Stems of what the chat was about before; better where they are. */
  optional: readonly string[];
};

/** Words for whatever kind of document is asked about. */
const DOCUMENT_WORDS = new Set(
  stems(`agreement contract invoice letter form statement slide slides presentation study paper research document manual
  applicant author plan project program bill policy`),
);

/** Words for the thing that a manual is about; its rows don't repeat them. */
const PRODUCT_WORDS = stems("unit machine device appliance product equipment");

/** Words that say how something is asked for rather than what. They count for less. */
const GENERIC = new Set(
  stems(`please tell show list number amount payment date day year month time much need needed require required buy
  bought purchase purchased cost costs price pay paid charge charged happen happens percentage percent share often
  long large big heavy deep high wide tall far thick strong powerful loud hot cold warm fast old name exact exactly currently give given take takes last person people do done
  kind type sort information detail details there were are was is value figure stated listed shown
  allow allowed permit permitted forbidden prohibited
  come came coming goes went going involve involved available possible ok okay anything something
  spend spent money received receive get gets include includes included contain contains made coverage value`),
);
for (const word of PRODUCT_WORDS) GENERIC.add(word);

/** Whether a term is a word for the thing that the whole document is about. */
export function isProductWord(term: string): boolean {
  return PRODUCT_WORDS.includes(term);
}

/** Whether a term says how something is asked for rather than what. */
export function isGenericTerm(term: string): boolean {
  return GENERIC.has(term) || GENERIC.has(baseOf(term));
}

/** What a phrase is about: the terms that name it, or else the ones that only say how it is asked for. */
export function focusOf(text: string, optional: readonly string[] = []): Focus {
  const terms = contentTerms(inPlainWords(text)).filter(
    (term) => term.length > 1 && !DOCUMENT_WORDS.has(term),
  );
  const named = terms.filter((term) => !isGenericTerm(term));
  const generic = terms.filter(isGenericTerm);
  return named.length > 0
    ? { required: named, generic, optional }
    : { required: generic, generic: [], optional };
}

const GOES_ON = /^\W{0,3}(?:and|but|or|so|then|what about|how about|also)\b/i;
const POINTS_BACK =
  /\b(?:it|its|they|them|their|this|that|these|those|he|she|him|her|his|there|then|same)\b/i;
/** "What does it cost to take the car?": means nothing that was said before. */
const MEANS_NOTHING =
  /\b(?:does|did|will|would) it (?:cost|take)(?: \p{L}{2,5})? to \p{L}+ (?=(?:the|an?|my|our|your|two|three|\d)\b)|\b(?:is|was|would) it (?:be )?(?:possible|allowed|permitted|ok(?:ay)?|necessary|safe|legal) to \p{L}+ (?=(?:the|an?|my|our|your|two|three|\d)\b)/giu;
/** A question without an "it" that means nothing. */
export function withoutEmptyIt(question: string): string {
  return question.replace(MEANS_NOTHING, " ");
}

/** Questions before that a follow-up is read with. */
export const TURNS_BACK = 2;

/**
 * A question with what it leaves to the one before: "And the interest?" is asked like "How much is the fee?", and "When does
 * it end?" is about the same thing.
 *
 * @returns `asked`, the words that tell what is asked for
 */
export function followUp(question: Question): FollowUp {
  const known = followUps.get(question) ?? readFollowUp(question);
  followUps.set(question, known);
  return known;
}

type FollowUp = { asked: string; focus: Focus };

/** Each statement of a document is compared with the same question. */
const followUps = new WeakMap<Question, FollowUp>();

function readFollowUp(whole: Question): FollowUp {
  const { question } = whole;
  const own = focusOf(question);
  const before = askedBefore(whole, TURNS_BACK);
  const previous = before[0];
  const isFollowUp =
    GOES_ON.test(question) ||
    POINTS_BACK.test(withoutEmptyIt(question)) ||
    own.required.length === 0;
  if (!previous || !isFollowUp) return { asked: question, focus: own };
  const optional = [...new Set(before.flatMap((text) => focusOf(text).required))];
  const asked = hasQuestionWord(question) ? question : `${question} ${previous}`;
  // "And in 2022?" or "When does it end?" names too little: it is about what was asked before.
  const isNamed = own.required.some((term) => /\p{L}/u.test(term));
  return {
    asked,
    focus: isNamed ? { ...own, optional } : { ...own, required: [...own.required, ...optional] },
  };
}

/** Whether it says by itself what it asks for. */
function hasQuestionWord(question: string): boolean {
  return /\b(?:who|when|how|where|why|e-?mail|phone|telephone)\b/i.test(question);
}
