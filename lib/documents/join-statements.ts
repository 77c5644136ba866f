import type { TalkSentence } from "@/lib/documents/find-topics";
import { countedStatement, refersBack, standaloneStatement } from "@/lib/documents/stands-alone";

/** Two sentences with more words are too long for one point. */
const MAX_WORDS = 36;
/** With what is counted, a step has its name and what to do. */
const MAX_COUNTED_WORDS = 46;
/** Doubtful sentences aren't joined: one of them may be half of another. */
const MIN_CERTAINTY = 0.4;
/** "But" begins many a half of a sentence, too. */
const LIKELY = 0.7;
/** Of the first of two: a short statement is enough where the next one goes on with it. */
const MIN_WORDS = 4;
/** "But the evidence is circumstantial": without it, the statement before says too much. */
const LIMITS = /^but\b.*[^?]$/i;
/** "Third, practice standing up": what is counted next. A first step may be one of what was counted. */
const COUNTS_NEXT =
  /^(?:(?:and|so|okay|now|then|but),? )*(?:(?:second|third|fourth|fifth|sixth|last|final|next)(?:ly)?,|(?:finally|lastly)\b)/i;
/** "Director Holm, please go ahead": somebody there is spoken to. */
const SPEAKS_TO =
  /^(?!(?:now|so|then|okay|and|but|well|next|first),)(?:\p{Lu}[\p{L}.'’-]* ){0,3}\p{Lu}[\p{L}'’-]*, (?:please|go ahead|you|can|could|would|will|do|are|over to)\b|\b(?:go ahead|over to you|the floor is yours)\W*$/u;
const ASKS_BACK = /\b(?:it|they|that|this|these|those|he|she|them|him|her)\b/i;

/**
 * What a sentence says on its own, with the next one where that goes on with it: "Shore power is the alternative. It means…",
 * "What does the stirring do? It rubs off…". Word for word, as it was said.
 *
 * @returns the statement and how many sentences it has; undefined when the sentence says nothing alone
 */
export function joinedStatement(
  sentence: TalkSentence,
  next: TalkSentence | undefined,
): { text: string; sentences: number } | undefined {
  const counted = countedStatement(sentence.text);
  if (counted && next && !next.opens && isSure(MIN_CERTAINTY, sentence, next)) {
    const words = counted.split(" ").length + next.text.split(" ").length;
    const tells = words <= MAX_COUNTED_WORDS && !/\?$/.test(next.text) && goesOnAbout(next.text);
    if (tells) return { text: `${counted} ${next.text}`, sentences: 2 };
  }
  const alone = standaloneStatement(sentence.text);
  const first = standaloneStatement(sentence.text, MIN_WORDS) ?? askedAlone(sentence.text);
  if (first && next && isJoined(sentence, next, first))
    return { text: `${first} ${next.text}`, sentences: 2 };
  return alone === undefined ? undefined : { text: alone, sentences: 1 };
}

/** A question that can be understood without what was said before. */
function askedAlone(text: string): string | undefined {
  const question = text.replace(/^(?:(?:okay|so|and|but|now|well|then)\b,? )+/i, "");
  const isWhole = /\?$/.test(question) && question.split(" ").length >= MIN_WORDS;
  if (!isWhole || ASKS_BACK.test(question)) return undefined;
  return question.charAt(0).toUpperCase() + question.slice(1);
}

function isJoined(sentence: TalkSentence, next: TalkSentence, first: string): boolean {
  // What somebody else says is joined to a question only: it may be about anything.
  if (next.opens && !/\?$/.test(first)) return false;
  const words = first.split(" ").length + next.text.split(" ").length;
  const isLimited = LIMITS.test(next.text) && isSure(LIKELY, sentence, next);
  const goesOn = refersBack(next.text) || isLimited;
  return isSure(MIN_CERTAINTY, sentence, next) && words <= MAX_WORDS && goesOn;
}

function isSure(least: number, ...sentences: readonly TalkSentence[]): boolean {
  return sentences.every(({ certainty = 1 }) => certainty >= least);
}

/** Whether what follows a number may be about it: it isn't counted itself, and speaks to nobody there. */
function goesOnAbout(text: string): boolean {
  const isNext = countedStatement(text) !== undefined || COUNTS_NEXT.test(text);
  return !isNext && !SPEAKS_TO.test(text);
}
