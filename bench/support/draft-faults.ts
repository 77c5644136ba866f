/** Counts what a reader stumbles over in drafts, with rules and a dictionary that the product doesn't use. */
import { splitSentences } from "@/lib/core/sentences";
import type { Dictionary } from "./dictionary";

/** What was counted in one draft, or in several together. */
export type DraftFaults = {
  sentences: number;
  /** Sentences with a lowercase word that no dictionary knows. */
  nonWords: number;
  /** Sentences whose first three words begin another sentence of the same draft. */
  sameBeginnings: number;
  fourGrams: number;
  /** 4-grams that the same draft has had before. */
  repeatedFourGrams: number;
  /** Sentences in which a word is missing: "Over  millions". */
  holes: number;
  /** Sentences that say that a thing is itself. */
  selfDefinitions: number;
  /** Sentences that carry five words in a row of our own prompt. */
  leaks: number;
};

const HOLE =
  /\s{2}|\s[,.;:!?]|(?:^|\s)-\p{L}|\(\s*\)|(?:^|\s)(?:[b-hj-z]|nd|rd|th)(?=[\s,]|\.(?:\s|$))|\p{Cf}|\b(?:between|from) (?:and|to)\b|\b(?:over|about|nearly|around) (?:millions|billions|percent|degrees|years old)\b|\bin the (?:s|year)\b[,.]/u;
const COPULA =
  /^(?:the |an? )?(.{2,60}?) (?:is|are|was|were|means|refers to) (?:defined as |known as )?(?:the |an? )?([^,;.]+)/i;
/** Words that define nothing. */
const HOLLOW = new Set(
  "practice process act art way type form kind of a an the in for and".split(" "),
);

/** Counts the faults of one draft about `topic`. */
export async function faultsOf(
  markdown: string,
  { topic, prompt, dictionary }: { topic: string; prompt: string; dictionary: Dictionary },
): Promise<DraftFaults> {
  const sentences = markdown
    .replace(/^#.*$/gm, "")
    .split(/\n+/)
    .flatMap((paragraph) => splitSentences(paragraph));
  const beginnings = sentences.map((sentence) => wordsOf(sentence).slice(0, 3).join(" "));
  const fours = sentences.flatMap((sentence) => runsOf(wordsOf(sentence), 4));
  const ours = new Set(runsOf(wordsOf(prompt), 5));
  const unknown = await Promise.all(
    sentences.map((sentence) => dictionary.unknownWords(sentence, topic)),
  );
  const count = (isFault: (sentence: string) => boolean) => sentences.filter(isFault).length;
  return {
    sentences: sentences.length,
    nonWords: unknown.filter((words) => words.length > 0).length,
    sameBeginnings: beginnings.filter((start) => beginnings.filter((b) => b === start).length > 1)
      .length,
    fourGrams: fours.length,
    repeatedFourGrams: fours.length - new Set(fours).size,
    holes: count((sentence) => HOLE.test(sentence)),
    selfDefinitions: count(saysItself),
    leaks: count((sentence) => runsOf(wordsOf(sentence), 5).some((run) => ours.has(run))),
  };
}

/** The sum of several counts. */
export function addFaults(all: readonly DraftFaults[]): DraftFaults {
  const [first, ...rest] = all;
  if (!first) throw new Error("There's nothing to add.");
  const sum = { ...first };
  for (const faults of rest) {
    for (const name of Object.keys(sum) as (keyof DraftFaults)[]) sum[name] += faults[name];
  }
  return sum;
}

function saysItself(sentence: string): boolean {
  const [, subject = "", rest = ""] = COPULA.exec(sentence) ?? [];
  const meaning = (text: string) => wordsOf(text).filter((word) => !HOLLOW.has(word));
  const root = (word: string) => word.replace(/(?:ings?|ers?|ed|e?s)$/, "");
  const named = new Set(meaning(subject).map(root));
  const said = meaning(rest).map(root);
  return said.length > 0 && said.every((word) => named.has(word));
}

function runsOf(words: readonly string[], length: number): string[] {
  const starts = words.slice(0, Math.max(0, words.length - length + 1));
  return starts.map((_, at) => words.slice(at, at + length).join(" "));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
}
