import { askedBefore, type Question } from "@/lib/documents/question";
import { inPlainWords } from "@/lib/documents/reader/plain-words";
import { asksYesOrNo } from "@/lib/documents/reader/question-type";
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
/** "Is there a lift?", "Will there be a bus?", "How many rooms are there?" */
const THERE_IS =
  /\b(?:is|are|was|were|will|would|can|could|may|might|must|should|has|have|had|(?:is|are|was|were|wo|would)n['’]t) there\b(?=\W{0,3}\p{L})|\bthere (?=(?:is|are|was|were|will|has|have)\b)|\bhow (?:much|many) (?:\p{L}+ ){1,4}(?:is|are|was|were) there\b/giu;
/** Words for what there is of something else: "Is there a limit?" asks it of what the chat was about. */
const OF_SOMETHING = new Set(
  stems(`limit maximum minimum cap fee charge cost price discount reduction deposit deadline penalty fine surcharge exception
  exemption extra difference reason alternative restriction condition catch option way risk rule chance refund bonus
  interest end problem guarantee warranty period date time notice more else other another minimal maximal`),
);

/** A question without an "it" that means nothing, nor a "there" where it says itself what there is. */
export function withoutEmptyWords(question: string): string {
  const own = contentTerms(question).filter((term) => !isGenericTerm(term));
  const isOwn = own.some((term) => !OF_SOMETHING.has(term));
  const text = question.replace(MEANS_NOTHING, " ");
  return isOwn ? text.replace(THERE_IS, " ") : text;
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
  const before = subjectsBefore(whole);
  const previous = before[0];
  if (!previous) return { asked: question, focus: own };
  const isFollowUp =
    GOES_ON.test(question) ||
    POINTS_BACK.test(withoutEmptyWords(question)) ||
    own.required.length === 0;
  if (!isFollowUp) return { asked: question, focus: own };
  const optional = [...new Set(before.flatMap((text) => focusOf(text).required))];
  const asked = hasQuestionWord(question) ? question : `${question} ${previous}`;
  // "And in 2022?" or "When does it end?" names too little: it is about what was asked before.
  const isNamed = own.required.some((term) => /\p{L}/u.test(term));
  return {
    asked,
    focus: isNamed ? { ...own, optional } : { ...own, required: [...own.required, ...optional] },
  };
}

/**
 * What was asked before, the latest first: "How much is it?" names nothing for a question that says itself what it asks for,
 * such as "What time does it start?".
 */
export function subjectsBefore(whole: Question): string[] {
  const before = askedBefore(whole, TURNS_BACK);
  const { question } = whole;
  if (before.length === 0 || GOES_ON.test(question) || !hasQuestionWord(question)) return before;
  if (focusOf(question).required.length === 0) return before;
  return before.filter((text) => focusOf(text).required.some((term) => !isGenericTerm(term)));
}

const QUESTION_WORD =
  /\b(?:who|when|how|where|why|e-?mail|phone|telephone)\b|\b(?:what|which) (?:time|day|date|month|year)\b/i;

/** Whether it says by itself what it asks for; no amount, say, where that is whether something is so. */
function hasQuestionWord(question: string): boolean {
  return QUESTION_WORD.test(question) || asksYesOrNo(question);
}
