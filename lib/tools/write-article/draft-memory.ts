import { splitOpenProse } from "@/lib/core/sentences";
import {
  jaccardSimilarity,
  lowerCaseWords,
  overlapCoefficient,
  sharedCount,
  stemsOf,
} from "@/lib/drafting/draft-words";

/** This many words in the same order are a repetition, when this many of them carry meaning. */
const SAME_WORDS = 4;
const SAME_MEANINGFUL_WORDS = 2;
/** This many are one in any case. */
const SAME_WORDS_OF_ANY_KIND = 5;
const MAX_SIMILARITY = 0.5;
const MAX_OVERLAP = 0.75;
/** Number of first words that count as a sentence's opening. */
const BEGINNING_WORDS = 3;

/** Remembers what a draft has said, to avoid repetition and drift. */
export type DraftMemory = {
  /** Whether a sentence repeats an earlier one. */
  repeats(sentence: string): boolean;
  /**
   * Whether an unfinished sentence already repeats an earlier one. Its last word may be incomplete.
   */
  beginsAgain(begun: string): boolean;
  /** Whether these sentences, continuing the draft, have drifted off the subject. */
  drifts(next: readonly string[]): boolean;
  /** Records an accepted sentence. */
  add(sentence: string): void;
  /** Scores a candidate sentence by length, relevance and new words. Higher is better. */
  score(sentence: string, heading: string): number;
};

/** Consecutive sentences that may lack any word of the subject or the opening. */
const MAX_OFF_TOPIC_SENTENCES = 2;
/** Opening sentences whose words count as the subject's. */
const ANCHOR_SENTENCES = 3;

/**
 * Creates the memory of a draft.
 *
 * @param textSoFar Markdown of a truncated article that is being continued; empty for a new one
 */
export function createDraftMemory(topic: string, textSoFar: string): DraftMemory {
  const said: Set<string>[] = [];
  const runs = new Set<string>();
  const beginnings = new Set<string>();
  const known = new Set<string>();
  const subject = stemsOf(topic);
  const anchor = new Set(subject);
  /** Sentences since the last one on the subject. */
  let sinceSubject = 0;
  const name = topic.toLowerCase();

  /** Counts the subject as one word, so that repeating its full name isn't a repetition. */
  const read = (sentence: string) =>
    lowerCaseWords(sentence.toLowerCase().replaceAll(name, "subject"));

  function add(sentence: string) {
    const words = read(sentence);
    const stems = stemsOf(sentence);
    if (said.length < ANCHOR_SENTENCES) for (const stem of stems) anchor.add(stem);
    sinceSubject = sharedCount(stems, anchor) > 0 ? 0 : sinceSubject + 1;
    said.push(stems);
    for (const stem of stems) known.add(stem);
    for (const run of runsOf(words)) runs.add(run);
    beginnings.add(beginningOf(words));
  }

  const earlier = textSoFar.replace(/^#.*$/gm, "").split(/\n+/);
  for (const paragraph of earlier)
    for (const sentence of splitOpenProse(paragraph).sentences) add(sentence);

  function isRepetitive(words: string[]): boolean {
    if (beginnings.has(beginningOf(words))) return true;
    return runsOf(words).some((run) => runs.has(run));
  }

  return {
    add,
    beginsAgain(begun) {
      const words = read(begun.replace(/\S*$/, ""));
      return words.length >= BEGINNING_WORDS && isRepetitive(words);
    },
    drifts(next) {
      let distance = sinceSubject;
      for (const sentence of next) {
        distance = sharedCount(stemsOf(sentence), anchor) > 0 ? 0 : distance + 1;
      }
      return distance > MAX_OFF_TOPIC_SENTENCES;
    },
    repeats(sentence) {
      if (isRepetitive(read(sentence))) return true;
      const stems = withoutSubject(stemsOf(sentence), subject);
      return said.some((other) => {
        const rest = withoutSubject(other, subject);
        if (jaccardSimilarity(stems, rest) >= MAX_SIMILARITY) return true;
        return (
          Math.min(stems.size, rest.size) >= 4 && overlapCoefficient(stems, rest) >= MAX_OVERLAP
        );
      });
    },
    score(sentence, heading) {
      const stems = stemsOf(sentence);
      const fresh = [...stems].filter((stem) => !known.has(stem)).length;
      const onSubject = Math.min(
        2,
        sharedCount(stems, subject) + sharedCount(stems, stemsOf(heading)),
      );
      return lowerCaseWords(sentence).length / 10 + onSubject + fresh / 4;
    },
  };
}

function withoutSubject(stems: Set<string>, subject: Set<string>): Set<string> {
  return new Set([...stems].filter((stem) => !subject.has(stem)));
}

/** The runs of words that mustn't be said twice. */
function runsOf(words: string[]): string[] {
  return words.flatMap((_, at) => {
    const short = words.slice(at, at + SAME_WORDS);
    const long = words.slice(at, at + SAME_WORDS_OF_ANY_KIND);
    const runs: string[] = [];
    if (short.length === SAME_WORDS && stemsOf(short.join(" ")).size >= SAME_MEANINGFUL_WORDS)
      runs.push(short.join(" "));
    if (long.length === SAME_WORDS_OF_ANY_KIND) runs.push(long.join(" "));
    return runs;
  });
}

function beginningOf(words: string[]): string {
  return words.slice(0, BEGINNING_WORDS).join(" ");
}
