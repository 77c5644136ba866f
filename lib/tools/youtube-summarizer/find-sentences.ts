import { createYielder } from "@/lib/core/yield-to-event-loop";
import { bestDivision } from "@/lib/tools/youtube-summarizer/best-division";
import { gapFeatures } from "@/lib/tools/youtube-summarizer/boundary-features";
import weights from "@/lib/tools/youtube-summarizer/boundary-weights.json";
import { clauseFaults, clausesOf } from "@/lib/tools/youtube-summarizer/clauses";
import {
  isBareCondition,
  isBeforeCondition,
  isContrasted,
  isInstead,
} from "@/lib/tools/youtube-summarizer/contrasts";
import { isStepName, isStepNumber, opensStep } from "@/lib/tools/youtube-summarizer/counted-steps";
import {
  isBeforeOwnCondition,
  isBeforeOwnTime,
} from "@/lib/tools/youtube-summarizer/doubtful-conditions";
import { isHeldByForm } from "@/lib/tools/youtube-summarizer/held-by-form";
import { isHeldByMeaning } from "@/lib/tools/youtube-summarizer/held-by-meaning";
import {
  isAsked,
  isCount,
  isHeldTogether,
  isTopic,
} from "@/lib/tools/youtube-summarizer/held-together";
import { isBeforeIndirectQuestion } from "@/lib/tools/youtube-summarizer/indirect-questions";
import {
  isBeforeAsking,
  isHeldInInstruction,
} from "@/lib/tools/youtube-summarizer/kept-instructions";
import { namesSaid } from "@/lib/tools/youtube-summarizer/names-said";
import { isOpenedByForm } from "@/lib/tools/youtube-summarizer/opened-by-form";
import {
  isBeforeClauseOfDay,
  isBeforeWhatWas,
  isEndOfPurpose,
  isHeldByConcession,
  isOpenedByPurpose,
  isOpenedByReport,
} from "@/lib/tools/youtube-summarizer/opened-by-report";
import { isHeldByAddition, isOpenedInNews } from "@/lib/tools/youtube-summarizer/opened-in-news";
import { isHeldInSpeech, isOpenedInSpeech } from "@/lib/tools/youtube-summarizer/opened-in-speech";
import { isOpenedNext } from "@/lib/tools/youtube-summarizer/opened-next";
import {
  isAfterBareDenial,
  isAnsweredByNotBefore,
  isNotBefore,
  isOpenedByAfterThat,
  isOpenedByOwnSubject,
  isOpenedByTimeBefore,
  isOwnSubject,
} from "@/lib/tools/youtube-summarizer/own-subjects";
import { phraseCut } from "@/lib/tools/youtube-summarizer/phrase-cuts";
import { isBeforeFigureAnswered, isInFiguresSet } from "@/lib/tools/youtube-summarizer/set-figures";
import { wordsOfHeading } from "@/lib/tools/youtube-summarizer/spoken-headings";
import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";
import {
  isOpened,
  isOpenedByYear,
  isOpeningYear,
} from "@/lib/tools/youtube-summarizer/surely-opened";
import { TAGGED_AT_A_TIME, tagWords } from "@/lib/tools/youtube-summarizer/tag-words";
import { isInTime } from "@/lib/tools/youtube-summarizer/times-told";
import {
  isAfterAsked,
  isAfterNextAsked,
  isAskedNext,
  isReply,
} from "@/lib/tools/youtube-summarizer/turns-of-talk";
import { wholeness } from "@/lib/tools/youtube-summarizer/wholeness";

const WEIGHTS: Readonly<Record<string, number>> = weights;
const SCALE = 100;
/** Spoken sentences are shorter, and ends likelier, than in what the weights were learned from. */
const LIKELIER = 1.3;
const USUAL_WORDS = 10;
/** Spread of the lengths of sentences, in natural logarithms of words. */
const SPREAD = 0.6;
const MAX_WORDS = 50;
/** A word said twice ends a sentence and begins the next: "What about bonds? Bonds are…" Stutters have been dropped. */
const SAID_TWICE = 4;
/**
 * How much the table and the rules for lengths and clauses count beside what the embedding model sees, which knows most of that
 * already, and how much that counts; the sum of what all say is less than ends deserve.
 */
const BESIDE_MODEL = { table: 0.3, model: 0.7, likelier: 0.9, lengths: 0.3, clauses: 0.3 };
const WITHOUT_MODEL = { lengths: 1, clauses: 1 };
/** What a sentence is about begins it, and so do what is counted and a question: "Anything under an inch you just fill", "Do you pay more?" */
const SURELY = 8;
/** Another speaker begins another sentence. */
const CERTAIN = 20;

/** Words that begin a sentence more often in speech than in writing. */
const OPENERS = new Set(
  "today first second third next then now okay ok so well alright finally also but however another let's why how what who where does do is are can should i i'm i've i'll i'd we we're we've you'll it's that's this there's there here's he she they they're don't".split(
    " ",
  ),
);
/** Words that need another one after them. */
const NEVER_LAST = new Set(
  "if when first next now then okay so and but or because the a an of to in on at with for from my your his her its our their that which who is are was were be very really i we he she they i'm you're we're it's that's don't didn't can't won't most some every these those no than as".split(
    " ",
  ),
);
/** Words that go on with what was said before. */
const SELDOM_FIRST = new Set(
  "because which than of to until or whose too yet ago enough well anyway again me him us is are was has had will and".split(
    " ",
  ),
);
const JOINS = new Set(["because", "that", "which", "but"]);

/**
 * Words that make a sentence: from `from` up to, not including, `to`. `ends` is the probability that one ends there, `whole` how
 * much these words look like one, from 0 to 1, and `verbs` how many clauses they have.
 */
type Sentence = { from: number; to: number; ends: number; whole: number; verbs: number };

/**
 * Finds the sentences of English speech without punctuation: the division whose boundaries look most like ends of sentences,
 * whose sentences have usual lengths, and whose clauses are complete. Takes linear time.
 *
 * @param ends log odds that a sentence ends after each word, as the embedding model sees it; undefined without one
 * @returns the kinds of the words, and the sentences in order, which leave no word out
 */
export async function findSentences(
  words: readonly SpokenWord[],
  ends?: Float32Array,
): Promise<{ kinds: string[]; sentences: Sentence[] }> {
  const pause = createYielder();
  const plain = words.map((word) => word.plain);
  const kinds: string[] = [];
  for (let start = 0; start < plain.length; start += TAGGED_AT_A_TIME) {
    await pause();
    kinds.push(...tagWords(plain.slice(start, start + TAGGED_AT_A_TIME)));
  }
  const gaps = new Float64Array(plain.length);
  const isInName = namesSaid(words);
  for (const index of plain.keys()) {
    await pause();
    const isOpen =
      opensSentence(plain, kinds, index) || wordsOfHeading(plain, kinds, index, ends) > 0;
    gaps[index] = words[index + 1]?.opens
      ? CERTAIN
      : isHeld(plain, kinds, index) || isInName(index)
        ? -CERTAIN
        : withModel(scoreGap(plain, kinds, index), ends?.[index]) + (isOpen ? SURELY : 0);
  }
  gaps[plain.length - 1] = 0;
  const clauses = clausesOf(plain, kinds);
  const { lengths, clauses: complete } = ends ? BESIDE_MODEL : WITHOUT_MODEL;
  const scoreOf = (from: number, to: number) =>
    (gaps[to - 1] ?? 0) -
    lengths * unusualLength(to - from) -
    complete * clauseFaults(clauses, plain, from, to);
  const stretches = await bestDivision(plain.length, MAX_WORDS, scoreOf);
  const sentences = stretches.map((stretch) => ({
    ...stretch,
    verbs: (clauses.verbs[stretch.to] ?? 0) - (clauses.verbs[stretch.from] ?? 0),
    whole: wholeness(clauses, plain, kinds, stretch.from, stretch.to),
  }));
  return { kinds, sentences };
}

/** Whether the words after one begin a sentence, whatever stands before. */
function opensSentence(words: readonly string[], kinds: readonly string[], index: number): boolean {
  if (isTopic(words, index + 1) || isCount(words, index + 1) || isAsked(words, index)) return true;
  return (
    opensStep(words, index) ||
    isStepName(words, kinds, index) ||
    isBeforeCondition(words, index) ||
    isOpened(words, index) ||
    isOpenedInSpeech(words, index) ||
    isOpenedNext(words, index) ||
    isOpenedByForm(words, index) ||
    isOpenedByOwnSubject(words, index) ||
    isOpenedByAfterThat(words, index) ||
    isOpenedByTimeBefore(words, index) ||
    isAfterBareDenial(words, kinds, index) ||
    isAnsweredByNotBefore(words, index) ||
    isOpenedByYear(words, kinds, index) ||
    isOpenedByReport(words, index) ||
    isOpenedByPurpose(words, index) ||
    isAskedNext(words, index) ||
    isBeforeFigureAnswered(words, index) ||
    isAfterNextAsked(words, index) ||
    isAfterAsked(words, index) ||
    isReply(words, index) ||
    isOpenedInNews(words, kinds, index) ||
    isBeforeAsking(words, index)
  );
}

/** Whether no sentence ends after a word. */
function isHeld(words: readonly string[], kinds: readonly string[], index: number): boolean {
  return (
    isHeldTogether(words, index) ||
    isHeldInSpeech(words, index) ||
    isHeldByForm(words, index) ||
    isHeldByMeaning(words, index) ||
    isInFiguresSet(words, index) ||
    isOwnSubject(words, index) ||
    isNotBefore(words, index) ||
    isInTime(words, index) ||
    isBeforeOwnTime(words, index) ||
    isBeforeOwnCondition(words, kinds, index) ||
    isBeforeIndirectQuestion(words, index) ||
    (isContrasted(words, kinds, index) && !isAnsweredByNotBefore(words, index)) ||
    isInstead(words, index) ||
    isBareCondition(words, index) ||
    isStepNumber(words, index) ||
    isOpeningYear(words, kinds, index) ||
    isEndOfPurpose(words, index) ||
    isHeldByConcession(words, index) ||
    isBeforeWhatWas(words, index) ||
    isBeforeClauseOfDay(words, index) ||
    isHeldByAddition(words, kinds, index) ||
    isHeldInInstruction(words, kinds, index)
  );
}

function withModel(looks: number, seen: number | undefined): number {
  if (seen === undefined) return looks;
  const { table, model, likelier } = BESIDE_MODEL;
  return table * looks + model * seen + likelier;
}

function unusualLength(words: number): number {
  return (Math.log(words / USUAL_WORDS) / SPREAD) ** 2 / 2;
}

/** How much the gap after a word looks like the end of a sentence, as log odds. */
function scoreGap(words: readonly string[], kinds: readonly string[], index: number): number {
  let sum = WEIGHTS[""] ?? 0;
  for (const feature of gapFeatures(words, kinds, index)) sum += WEIGHTS[feature] ?? 0;
  const [left, right] = [words[index] ?? "", words[index + 1] ?? ""];
  const around = [kinds[index] ?? "", kinds[index + 1] ?? ""] as const;
  return (
    sum / SCALE +
    LIKELIER +
    (left === right ? SAID_TWICE : 0) +
    (right === "let's" ? SAID_TWICE : 0) +
    (OPENERS.has(right) ? 1.2 : 0) -
    (NEVER_LAST.has(left) ? 0.7 : 0) -
    (SELDOM_FIRST.has(right) ? 1.2 : 0) -
    (JOINS.has(right) ? 1 : 0) -
    phraseCut([left, right], around)
  );
}
