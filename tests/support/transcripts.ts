import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatTimestamp } from "@/lib/core/format";
import { SENTENCE_END } from "@/lib/core/sentences";

const FOLDER = "tests/fixtures/transcripts";

/** A talk as it was written, with marks for what only its captions have; see the folder's README. */
export type Talk = {
  name: string;
  /** With punctuation and case, without fillers, sounds, and marks of speakers. */
  sentences: string[];
  /** What its automatic captions hold: lowercase words without punctuation, fillers, "[Music]", and ">>". */
  spoken: string[];
};

/** The talks of `tests/fixtures/transcripts`. */
export function readTalks(folder = FOLDER): Talk[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return { name: path.parse(file).name, sentences: sentencesOf(text), spoken: spokenOf(text) };
    });
}

function sentencesOf(text: string): string[] {
  const words = text
    .replace(/\{[^}]*\}|\[[^\]]*\]|>>/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  const sentences: string[] = [];
  let open: string[] = [];
  for (const word of words) {
    open.push(word);
    if (!SENTENCE_END.test(word)) continue;
    sentences.push(open.join(" "));
    open = [];
  }
  return sentences;
}

function spokenOf(text: string): string[] {
  return text
    .replace(/[{}]/g, " ")
    .split(/\s+/)
    .map((token) =>
      /^(?:\[.*\]|>>)$/.test(token) ? token : token.toLowerCase().replace(/[.,!?;:]+$/, ""),
    )
    .filter(Boolean);
}

const CAPTION_WORDS = 7;
const SECONDS_PER_CAPTION = 3;

/** The captions of a talk: seven words to a caption of three seconds. */
export function captionLines({ spoken }: Talk): { seconds: number; text: string }[] {
  return Array.from({ length: Math.ceil(spoken.length / CAPTION_WORDS) }, (_, index) => ({
    seconds: index * SECONDS_PER_CAPTION,
    text: spoken.slice(index * CAPTION_WORDS, (index + 1) * CAPTION_WORDS).join(" "),
  }));
}

/** The same captions in the forms in which people have them. */
export const CAPTION_FORMS: Record<string, (talk: Talk) => string> = {
  srt: (talk) =>
    captionLines(talk)
      .map(({ seconds, text }, index) => `${index + 1}\n${cueTimes(seconds, ",")}\n${text}`)
      .join("\n\n"),
  /** Each caption repeats the line before it, as YouTube's automatic ones do. */
  rolling: (talk) => {
    const lines = captionLines(talk);
    const cues = lines.map(
      ({ seconds, text }, index) =>
        `${cueTimes(seconds, ".")} align:start position:0%\n${index > 0 ? `${lines[index - 1]?.text}\n` : ""}${text}`,
    );
    return `WEBVTT\nKind: captions\nLanguage: en\n\n${cues.join("\n\n")}`;
  },
  capitals: (talk) => CAPTION_FORMS.srt?.(talk).toUpperCase() ?? "",
  panel: (talk) =>
    captionLines(talk)
      .map(({ seconds, text }) => `${formatTimestamp(seconds)}\n${text}`)
      .join("\n"),
  plain: ({ spoken }) => spoken.join(" "),
};

function cueTimes(seconds: number, point: string): string {
  const at = (time: number) =>
    `00:${String(Math.floor(time / 60)).padStart(2, "0")}:${String(time % 60).padStart(2, "0")}${point}000`;
  return `${at(seconds)} --> ${at(seconds + SECONDS_PER_CAPTION)}`;
}

/** How the sentences of a text agree with those of the talk as it was written. */
export type SpeechFigures = {
  precision: number;
  recall: number;
  f1: number;
  /** Share of the words written with capitals where the talk has them, and without elsewhere. */
  caseAccuracy: number;
};

/** Compares restored sentences with a talk's own, word by word. */
export function measureSpeech(talk: Talk, restored: readonly string[]): SpeechFigures {
  const [wanted, got] = [marked(talk.sentences), marked(restored)];
  let [right, cased, matched, atWanted] = [0, 0, 0, 0];
  for (const word of got) {
    const found = wanted.findIndex(
      (one, index) => index >= atWanted && index < atWanted + 12 && one.plain === word.plain,
    );
    if (found < 0) continue;
    const own = wanted[found];
    atWanted = found + 1;
    matched += 1;
    if (own?.isEnd && word.isEnd) right += 1;
    if (own?.capital === word.capital) cased += 1;
  }
  const ends = (words: typeof got) => Math.max(1, words.filter(({ isEnd }) => isEnd).length);
  const [precision, recall] = [right / ends(got), right / ends(wanted)];
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / Math.max(0.001, precision + recall),
    caseAccuracy: cased / Math.max(1, matched),
  };
}

function marked(
  sentences: readonly string[],
): { plain: string; isEnd: boolean; capital: boolean }[] {
  return sentences.flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    return words.map((word, index) => ({
      plain: plainOf(word),
      isEnd: index === words.length - 1 && SENTENCE_END.test(word),
      capital: /^\P{L}*\p{Lu}/u.test(word),
    }));
  });
}

function plainOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

const POINTS_BACK =
  /^(?:it|its|it's|this|that|that's|these|those|they|they're|he|she|him|them|his|her|their|such|both|another|which|because|instead|otherwise|here)\b/i;
const ONLY_COUNTS = /^(?:the )?(?:first|second|third|next|last|other) (?:\w+ )?(?:is|was)\b/i;
const TO_VIEWERS =
  /\b(?:subscribe|like button|welcome|thank you|see you|my channel|description|let's talk|what's up)\b/i;

/** A bullet is short. */
const MAX_SENTENCES = 4;

/** What is wrong with a bullet for a reader who has seen nothing else; undefined when it stands alone. */
export function bulletFault(talk: Talk, bullet: string): string | undefined {
  const own = plainOf(bullet);
  const sentences = talk.sentences.map(plainOf);
  // A bullet may leave out the words with which speech goes on, at its beginning, and hold sentences that go on with it.
  const isWhole = sentences.some((_, index) =>
    Array.from({ length: MAX_SENTENCES }, (_, more) =>
      sentences.slice(index, index + more + 1).join(""),
    ).some((said) => said.endsWith(own) && said.length - own.length <= 14),
  );
  if (!isWhole) return "not a whole sentence";
  if (/\?$/.test(bullet)) return "a question";
  if (POINTS_BACK.test(bullet)) return "points back";
  if (ONLY_COUNTS.test(bullet)) return "only counts";
  if (TO_VIEWERS.test(bullet)) return "to the viewers";
  return undefined;
}
