import { NUMBER_WORD } from "@/lib/documents/figure";

type Spoken = { text: string; opens?: boolean | undefined };

/** In a conversation, at least so many turns are marked, and so many of them end with a question. */
const MIN_TURNS = 6;
const MIN_ASKING = 0.2;
/** A transcript with a sentence to a line has no turns. */
const MIN_SENTENCES = 1.2;
/** Who asks says less than who answers. */
const MOST_ASKED_WORDS = 45;
const MOST_REACTION_WORDS = 12;
/** A statement of so few words is no point. */
const FEW_WORDS = 4;
/** What tells when or how many is news, not a reaction to any. */
const TELLS = new RegExp(
  `\\d|\\b(?:${NUMBER_WORD}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|noon|midnight|tomorrow|tonight)\\b|\\b(?:next|last) (?:week|month|year)\\b`,
  "i",
);
/** "That's a great line", "You were a nurse, then", "Marta, thank you so much". */
const REACTS =
  /^(?:(?:wow|oh|and|so|but|well|right|okay|yeah|no|yes)\b,? ?)*(?:that(?:['’]s| is| was| must| sounds| makes)|you (?:were|never)|what an?)\b|^(?:wow|oh|amazing|incredible|interesting)\b|\bthank you\b|\bthanks\b(?! to\b)/i;
/** "On a bike in Bristol with the hills": nothing is said of it. */
const CIRCUMSTANCE = /^(?:on|in|at|with|without|from|for|by|like|of|to)$/;
const ARTICLE = /^(?:an?|the|my|your|his|her|its|our|their|this|that)$/;
/** "On an electric bike". */
const MOST_WORDS_OF_ONE = 3;
const INVITES =
  /\b(?:tell (?:me|us) (?:about|how|why|what|more)|let['’]s talk about|i understand (?:that )?there)\b/i;

/**
 * Finds what is said by whoever asks in a conversation whose turns are marked: questions with what leads to them, and short
 * reactions to an answer ("Three thousand!"). In a meeting, a short statement between others is news.
 *
 * @returns the numbers of the sentences; empty where nobody is asked
 */
export function sentencesOfHost(sentences: readonly Spoken[]): Set<number> {
  const turns: number[][] = [[]];
  for (const [at, { opens }] of sentences.entries()) {
    if (opens && at > 0) turns.push([]);
    turns.at(-1)?.push(at);
  }
  const said = turns.map((turn) => turn.map((at) => sentences[at]?.text ?? "").join(" "));
  const words = said.map((text) => text.split(" ").length);
  const asks = said.map(
    (text, at) => (words[at] ?? 0) <= MOST_ASKED_WORDS && (isAsked(text) || INVITES.test(text)),
  );
  const asking = asks.filter(Boolean).length;
  const isConversation =
    turns.length >= MIN_TURNS &&
    asking >= MIN_ASKING * turns.length &&
    sentences.length >= MIN_SENTENCES * turns.length;
  const found = new Set<number>();
  if (!isConversation) return found;
  let isBefore = true;
  for (const [at, turn] of turns.slice(0, -1).entries()) {
    const isReaction: boolean =
      !isBefore &&
      (words[at] ?? 0) <= MOST_REACTION_WORDS &&
      isReactionTo(said[at - 1] ?? "", said[at] ?? "");
    isBefore = isReaction || asks[at] === true;
    if (isBefore) for (const sentence of turn) found.add(sentence);
  }
  return found;
}

/** Whether a question is left to somebody else: "Why so long? Because the steel has to be ordered first." answers itself. */
function isAsked(text: string): boolean {
  const [, ...after] = text.split(/[?？]/);
  const rest = after.at(-1)?.trim();
  if (rest === undefined) return false;
  if (/^(?:because|yes|no)\b/i.test(rest)) return false;
  // "I read that you paid nine thousand" is still said to whoever answers.
  if (/\byou\b/i.test(rest)) return true;
  return !TELLS.test(rest) && rest.split(/[.!] /).length === 1;
}

function isReactionTo(before: string, text: string): boolean {
  if (/!$/.test(text)) return true;
  const words = wordsOf(text);
  const heard = new Set(wordsOf(before));
  if (words.every((word) => heard.has(word))) return true;
  if (TELLS.test(text)) return false;
  return words.length <= FEW_WORDS || REACTS.test(text) || isCircumstance(words);
}

/** Whether all of a turn is short phrases like "on a bike", without a word more. */
function isCircumstance(words: readonly string[]): boolean {
  let left = 0;
  for (const [at, word] of words.entries()) {
    if (CIRCUMSTANCE.test(word)) left = MOST_WORDS_OF_ONE;
    else if (left === 0 || (ARTICLE.test(word) && !CIRCUMSTANCE.test(words[at - 1] ?? "")))
      return false;
    else left -= 1;
  }
  return true;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
