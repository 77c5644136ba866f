import { splitOpenProse } from "@/lib/core/sentences";
import {
  jaccardSimilarity,
  lowerCaseWords,
  overlapCoefficient,
  sharedCount,
  stemsOf,
} from "@/lib/drafting/draft-words";

/** This many words in the same order are a repetition. */
const SAME_WORDS = 6;
const MAX_SIMILARITY = 0.5;
const MAX_OVERLAP = 0.75;
/** Number of first words that count as a sentence's opening. */
const BEGINNING_WORDS = 3;
/** Number of sentences that may share an opening. */
const MAX_SAME_BEGINNINGS = 2;

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
  const beginnings = new Map<string, number>();
  const known = new Set<string>();
  const subject = stemsOf(topic);
  const anchor = new Set(subject);
  /** Sentences since the last one on the subject. */
  let sinceSubject = 0;
  let lastBeginning = "";
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
    lastBeginning = beginningOf(words);
    beginnings.set(lastBeginning, (beginnings.get(lastBeginning) ?? 0) + 1);
  }

  const earlier = textSoFar.replace(/^#.*$/gm, "").split(/\n+/);
  for (const paragraph of earlier)
    for (const sentence of splitOpenProse(paragraph).sentences) add(sentence);

  function isRepetitive(words: string[]): boolean {
    const beginning = beginningOf(words);
    if (beginning === lastBeginning) return true;
    if ((beginnings.get(beginning) ?? 0) >= MAX_SAME_BEGINNINGS) return true;
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

function runsOf(words: string[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + SAME_WORDS <= words.length; at += 1) {
    runs.push(words.slice(at, at + SAME_WORDS).join(" "));
  }
  return runs;
}

function beginningOf(words: string[]): string {
  return words.slice(0, BEGINNING_WORDS).join(" ");
}
