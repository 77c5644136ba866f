import { splitOpenProse } from "@/lib/core/sentences";
import { countWords } from "@/lib/core/text";
import { rootOf, stemsOf } from "@/lib/drafting/draft-words";
import type { Draft } from "@/lib/providers/text/port";
import type { DraftMemory } from "@/lib/tools/write-article/draft-memory";
import { isUnusable, rejectionReason, trimOpening } from "@/lib/tools/write-article/draft-sentence";

/** What the sections of one article share. */
export type DraftContext = {
  draft: Draft;
  turns: { system: string; prompt: string };
  topic: string;
  memory: DraftMemory;
  /** Whether a sentence repeats what the model was told. */
  leaks: (sentence: string) => boolean;
  /** Looks up the words of sentences; see `GrammarChecker.unknownWords`. */
  unknownWords: (sentences: readonly string[]) => Promise<string[][]>;
  /** Aborts when the run is stopped or out of time. */
  signal: AbortSignal;
  /** How many alternative section openings there is time for. */
  candidates: () => number;
};

const STOPS = ["\n", "</s>", "<|"];
/**
 * Tokens that would make a sentence unusable: digits, quotation marks, symbols, and talk about the
 * text itself.
 */
const AVOID = [
  ...'0123456789"“”#*[]{}|<>@$%€£~∼˜～_=½¼¾²³°≥≤≈±×÷→\\/:;()•–',
  ..."article section blog essay guide chapter paragraph percent million billion study studies survey".split(
    " ",
  ),
  ..."according statistics my".split(" "),
];
const TEMPERATURE = 0.4;
const TEMPERATURE_STEP = 0.12;
/** Tokens per call: two or three sentences. */
const MAX_TOKENS = 120;
/**
 * Openings that steer the model away from repeating itself. None says anything: a sentence that has to begin with
 * "Beginners" is about beginners, whatever the topic.
 */
const STARTERS = [
  "In",
  "With",
  "When",
  "As",
  "Some",
  "While",
  "For",
  "There",
  "To",
  "Other",
  "By",
  "If",
];
/** Failed attempts at one position before the section ends. */
const MAX_FAILURES = 4;
const PARAGRAPH_WORDS = 75;

/**
 * Writes prose under one heading, sentence by sentence. Each is checked as it arrives; from the
 * first bad one on, the continuation is discarded and requested again.
 *
 * @param section.document everything before, ending with the heading and a blank line
 * @param onSentence called with each accepted sentence and the whitespace before it
 * @returns the number of words written; fewer than `maxWords`
 */
export async function writeSection(
  context: DraftContext,
  section: { document: string; heading: string; targetWords: number; maxWords: number },
  onSentence: (sentence: string, separator: string) => void,
): Promise<number> {
  let document = section.document;
  let words = 0;
  let paragraphWords = 0;
  let failures = 0;
  let fresh = true;

  function startParagraph() {
    document += "\n\n";
    paragraphWords = 0;
    fresh = true;
  }

  while (words < section.targetWords && failures < MAX_FAILURES && !context.signal.aborted) {
    const starter = starterFor(context, failures, words);
    const leadIn = `${fresh ? "" : " "}${starter}`;
    const attempt = await attemptSentences(context, `${document}${leadIn}`, {
      starter,
      heading: section.heading,
      // The first sentences set the section's direction; alternatives later cost more than they
      // gain.
      candidates: words === 0 ? context.candidates() : 1,
      temperature: TEMPERATURE + TEMPERATURE_STEP * failures,
      remainingWords: section.maxWords - words,
      targetWords: section.targetWords - words,
      midParagraph: !fresh,
    });
    if (attempt.sentences.length === 0) {
      failures += 1;
      if (attempt.full) break;
      // The model has nothing to add here; a new paragraph is a fresh start.
      if (attempt.empty && !fresh) startParagraph();
      continue;
    }
    failures = 0;
    for (const sentence of attempt.sentences) {
      const separator = fresh ? (words === 0 ? "" : "\n\n") : " ";
      context.memory.add(sentence);
      onSentence(sentence, separator);
      document += `${fresh ? "" : " "}${sentence}`;
      words += countWords(sentence);
      paragraphWords += countWords(sentence);
      fresh = false;
    }
    if (paragraphWords >= PARAGRAPH_WORDS) startParagraph();
  }
  return words;
}

/** After a failure, the model is given the first words. */
function starterFor(context: DraftContext, failures: number, words: number): string {
  if (failures === 0) return "";
  const index = (words + failures * 5 + context.topic.length) % STARTERS.length;
  return STARTERS[index] ?? "";
}

type Attempt = {
  sentences: string[];
  /** Nothing was accepted because nothing more fits. */
  full: boolean;
  /** The model wrote next to nothing. */
  empty: boolean;
};

type AttemptOptions = {
  starter: string;
  candidates: number;
  heading: string;
  temperature: number;
  remainingWords: number;
  targetWords: number;
  /** A line break would come too early here. */
  midParagraph: boolean;
};

async function attemptSentences(
  context: DraftContext,
  document: string,
  options: AttemptOptions,
): Promise<Attempt> {
  const enough = new AbortController();
  let text = "";
  const answers = await context.draft.continue({
    turns: context.turns,
    document,
    maxTokens: MAX_TOKENS,
    candidates: options.candidates,
    stops: STOPS,
    avoid: [...AVOID, ...(options.midParagraph ? ["\n"] : [])],
    temperature: options.temperature,
    signal: AbortSignal.any([context.signal, enough.signal]),
    onText(piece) {
      text += piece;
      if (judge(context, options.starter + text, options).ended) enough.abort();
    },
  });
  const attempts = answers.map(({ text }) => judge(context, options.starter + text, options));
  const score = ({ sentences }: Attempt) =>
    sentences.reduce((sum, sentence) => sum + context.memory.score(sentence, options.heading), 0);
  const [best] = attempts.sort((a, b) => score(b) - score(a));
  if (!best) return { sentences: [], full: false, empty: true };
  return { ...best, sentences: await beforeUnknownWord(context, best.sentences) };
}

/** The sentences before the first one with a word that neither the dictionary nor the topic has. */
async function beforeUnknownWord(
  { unknownWords, topic }: DraftContext,
  sentences: string[],
): Promise<string[]> {
  const about = stemsOf(topic);
  const unknown = await unknownWords(sentences);
  const bad = unknown.findIndex((words) => words.some((word) => !about.has(rootOf(word))));
  return bad < 0 ? sentences : sentences.slice(0, bad);
}

/** The good sentences before the first bad one; `ended` when continuing is pointless. */
function judge(
  context: DraftContext,
  text: string,
  options: AttemptOptions,
): Attempt & { ended: boolean } {
  const kept: string[] = [];
  let words = 0;
  const empty = text.length - options.starter.length < 10;
  const verdict = (full: boolean, ended: boolean) => ({ sentences: kept, full, empty, ended });
  const { sentences, rest } = splitOpenProse(text);
  for (const raw of sentences) {
    const sentence = trimOpening(raw);
    const length = countWords(sentence);
    if (words + length > options.remainingWords) return verdict(true, true);
    const bad =
      rejectionReason(sentence, context.topic) !== undefined ||
      context.leaks(sentence) ||
      context.memory.drifts([...kept, sentence]) ||
      context.memory.repeats(sentence) ||
      kept.some((other) => sameBeginning(other, sentence));
    if (bad) return verdict(false, true);
    kept.push(sentence);
    words += length;
    if (words >= options.targetWords) return verdict(false, true);
  }
  // No need to wait for the end of a sentence that is already unacceptable.
  const begun = trimOpening(rest.trimStart());
  return verdict(false, isUnusable(begun) || context.memory.beginsAgain(begun));
}

function sameBeginning(a: string, b: string): boolean {
  const beginning = (text: string) => text.split(/\s+/, 3).join(" ");
  return beginning(a) === beginning(b);
}
