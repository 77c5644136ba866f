import type { TalkSentence } from "@/lib/documents/find-topics";
import { refersBack, standaloneStatement } from "@/lib/documents/stands-alone";

/** Two sentences with more words are too long for one point. */
const MAX_WORDS = 36;
/** Doubtful sentences aren't joined: one of them may be half of another. */
const MIN_CERTAINTY = 0.4;
/** Of the first of two: a short statement is enough where the next one goes on with it. */
const MIN_WORDS = 4;
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
  const isSure = [sentence, next].every(({ certainty = 1 }) => certainty >= MIN_CERTAINTY);
  const words = first.split(" ").length + next.text.split(" ").length;
  return isSure && words <= MAX_WORDS && refersBack(next.text);
}
