import { OF_NUMBER } from "@/lib/tools/youtube-summarizer/phrase-cuts";

/** What is said of one figure is set against what is said of another after the second of these. */
const OTHER: Readonly<Record<string, RegExp>> = {
  under: /^(?:over|above|past|between)$/,
  below: /^(?:over|above|past|between)$/,
  over: /^(?:under|below|between)$/,
  above: /^(?:under|below|between)$/,
  at: /^at$/,
  before: /^after$/,
  after: /^before$/,
};
const ABOUT = /^(?:about|around|roughly|like|only|just|maybe)$/;
const NUMBER = /^[$£€]?\d/;
/** How far apart the two figures are, and how far what is said of the second one is. */
const REACH = 12;
const LONGEST = 4;
const SUBJECT = /^(?:i|you|we|they|he|she|it|there|that)(?:'.+)?$/;
const REPLY = /^(?:yes|yeah|yep|no|nope|never|sure|maybe|probably|definitely|absolutely)$/;
const NEXT_CLAUSE = /^(?:when|if|once|while|as)$/;

/** How many words from one on are "under about ten" or the like; 0 where they aren't. */
function wordsOfFigure(words: readonly string[], from: number): number {
  if (!Object.hasOwn(OTHER, words[from] ?? "")) return 0;
  let at = from + 1;
  while (ABOUT.test(words[at] ?? "") && at < from + LONGEST) at += 1;
  if (NUMBER.test(words[at] ?? "")) return at + 1 - from;
  const first = at;
  while (OF_NUMBER.test(words[at] ?? "")) at += 1;
  return at > first ? at - from : 0;
}

/** Whether a figure begins at a word that is set against one before. */
export function isFigureSet(words: readonly string[], from: number): boolean {
  if (wordsOfFigure(words, from) === 0) return false;
  for (let at = from - 2; at >= Math.max(0, from - REACH); at -= 1) {
    const count = wordsOfFigure(words, at);
    if (count > 0 && at + count < from)
      return OTHER[words[at] ?? ""]?.test(words[from] ?? "") === true;
  }
  return false;
}

/** The figure that is the second of two, and of which a word is among what is said; -1 where there is none. */
function secondBefore(words: readonly string[], index: number): number {
  for (let from = index; from >= Math.max(0, index - REACH); from -= 1)
    if (isFigureSet(words, from)) return from;
  return -1;
}

/** Whether "at 2,400 no" begins after a word: what is said of a figure at once. */
export function isBeforeFigureAnswered(words: readonly string[], index: number): boolean {
  const count = wordsOfFigure(words, index + 1);
  if (count === 0 || !REPLY.test(words[index + 1 + count] ?? "")) return false;
  return secondAfter(words, index + 1 + count);
}

function secondAfter(words: readonly string[], from: number): boolean {
  for (let at = from; at <= from + LONGEST; at += 1) if (isFigureSet(words, at)) return true;
  return false;
}

/**
 * Whether no sentence ends after a word, since one figure is set against another: "under ten is loose | above thirty | it's solid",
 * "at 2,400 no | at 1,900 when it's on sale | yeah I think I would". Cut there, it says something else.
 */
export function isInFiguresSet(words: readonly string[], index: number): boolean {
  if (isFigureSet(words, index + 1)) return true;
  const from = secondBefore(words, index);
  if (from < 0) return false;
  const end = from + wordsOfFigure(words, from) - 1;
  const next = words[index + 1] ?? "";
  if (index < end) return true;
  if (index === end) return SUBJECT.test(next) || REPLY.test(next) || NEXT_CLAUSE.test(next);
  return REPLY.test(next) && NEXT_CLAUSE.test(words[end + 1] ?? "");
}
