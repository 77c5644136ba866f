/**
 * Learns from punctuated sentences where sentences end, and writes `lib/tools/youtube-summarizer/boundary-weights.json`.
 *
 * The sentences are those of the package nlp-corpus (MIT): `npm pack nlp-corpus@4.4.0`, then
 * `tar xzf nlp-corpus-4.4.0.tgz`, then `node bench/run.mjs train-boundaries package/builds`. Nothing of them is kept but
 * weights of words and of kinds of words that occur often.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gapFeatures } from "@/lib/tools/youtube-summarizer/boundary-features";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";

const TARGET = "lib/tools/youtube-summarizer/boundary-weights.json";
const HELD_OUT = 4;
const ROUNDS = 4;
const MIN_COUNT = 20;
const RATE = 0.12;
const SHRINK = 0.05;
const MIN_WEIGHT = 0.35;
/** Weights are kept as whole hundredths. */
const SCALE = 100;
const WORD = /^["'([]*([\p{L}\p{N}$€£%'’.,:&/-]*?[\p{L}\p{N}%])([.,;:!?…"')\]]*)$/u;

/** Words, and which of them end a sentence. */
type Text = { words: string[]; ends: boolean[] };

/** Reads a sentence; undefined when it isn't plain prose. */
function readSentence(sentence: string): Text | undefined {
  if (!/^["“]?[A-Z]/.test(sentence) || !/[.!?]["”]?$/.test(sentence)) return undefined;
  const text: Text = { words: [], ends: [] };
  for (const token of sentence.replace(/[“”]/g, '"').replace(/’/g, "'").split(/\s+/)) {
    const [, word, after = ""] = WORD.exec(token) ?? [];
    if (!word) continue;
    text.words.push(word.toLowerCase());
    text.ends.push(/[.!?…]/.test(after));
  }
  return text.words.length >= 4 ? text : undefined;
}

function readCorpus(folder: string): { training: Text[]; held: Text[] } {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort();
  const read = (some: string[]) =>
    some.map((file) => {
      const sentences = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as string[];
      const texts = sentences.map(readSentence).filter((text) => text !== undefined);
      return {
        words: texts.flatMap(({ words }) => words),
        ends: texts.flatMap(({ ends }) => ends),
      };
    });
  return { training: read(files.slice(HELD_OUT)), held: read(files.slice(0, HELD_OUT)) };
}

/** The features of every gap as numbers; 0 is the bias. Rare features are left out. */
function indexGaps(texts: readonly Text[]): {
  ids: Map<string, number>;
  gaps: Uint32Array[];
  ends: boolean[];
} {
  const counts = new Map<string, number>();
  const all = texts.map(({ words, ends }) => ({ words, ends, kinds: tagWords(words) }));
  const each = (use: (features: string[], isEnd: boolean) => void) => {
    for (const { words, kinds, ends } of all)
      for (const at of words.keys()) use(gapFeatures(words, kinds, at), ends[at] ?? false);
  };
  each((features) => {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  });
  const frequent = [...counts].filter(([, count]) => count >= MIN_COUNT);
  const ids = new Map(frequent.map(([feature], at) => [feature, at + 1]));
  const gaps: Uint32Array[] = [];
  const ends: boolean[] = [];
  each((features, isEnd) => {
    const known = features.map((feature) => ids.get(feature) ?? 0).filter(Boolean);
    gaps.push(Uint32Array.from([0, ...known]));
    ends.push(isEnd);
  });
  return { ids, gaps, ends };
}

/** Logistic regression by AdaGrad; after each round, weights shrink, so that most rare ones end near 0. */
function train(
  gaps: readonly Uint32Array[],
  ends: readonly boolean[],
  features: number,
): Float64Array {
  const weights = new Float64Array(features + 1);
  const squares = new Float64Array(features + 1).fill(1e-2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, active] of gaps.entries()) {
      let sum = 0;
      for (const id of active) sum += weights[id] ?? 0;
      const error = 1 / (1 + Math.exp(-sum)) - (ends[at] ? 1 : 0);
      for (const id of active) {
        squares[id] = (squares[id] ?? 0) + error * error;
        weights[id] = (weights[id] ?? 0) - (RATE / Math.sqrt(squares[id] ?? 1)) * error;
      }
    }
    shrink(weights);
  }
  return weights;
}

function shrink(weights: Float64Array): void {
  for (const [id, weight] of weights.entries())
    if (id > 0) weights[id] = Math.sign(weight) * Math.max(0, Math.abs(weight) - SHRINK);
}

function measure(texts: readonly Text[], table: Record<string, number>): string {
  let [right, said, there] = [0, 0, 0];
  for (const { words, ends } of texts) {
    const kinds = tagWords(words);
    for (const at of words.keys()) {
      let sum = table[""] ?? 0;
      for (const feature of gapFeatures(words, kinds, at)) sum += table[feature] ?? 0;
      if (sum > 0) said += 1;
      if (ends[at]) there += 1;
      if (sum > 0 && ends[at]) right += 1;
    }
  }
  const [precision, recall] = [right / said, right / there];
  return `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} on sentences held out`;
}

const { training, held } = readCorpus(process.argv[2] ?? "package/builds");
const { ids, gaps, ends } = indexGaps(training);
const weights = train(gaps, ends, ids.size);
const kept: Record<string, number> = { "": Math.round((weights[0] ?? 0) * SCALE) };
for (const [feature, id] of ids) {
  const weight = weights[id] ?? 0;
  if (Math.abs(weight) >= MIN_WEIGHT) kept[feature] = Math.round(weight * SCALE);
}
console.log(gaps.length, "words,", Object.keys(kept).length, "weights,", measure(held, kept));
writeFileSync(process.argv[3] ?? TARGET, `${JSON.stringify(kept)}\n`);
