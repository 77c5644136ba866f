import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";
import network from "@/lib/providers/embeddings/local/sentence-ends.json";
import {
  openWordStates,
  type ReadWords,
  STATE_FLOATS,
} from "@/lib/providers/embeddings/local/word-states";

type Job = EmbeddingsJobs["sentenceEnds"];

let loaded: { key: string; read: Promise<ReadWords> } | undefined;

/** How likely a sentence ends after each word, as log odds: by a small network over the model's view of the words around. */
export async function findSentenceEnds(
  { words, ...files }: Job["input"],
  { signal }: { signal: AbortSignal },
): Promise<Job["output"]> {
  const key = JSON.stringify(files);
  if (loaded?.key !== key) loaded = { key, read: openWordStates(files) };
  const read = await loaded.read;
  const states = await read(words, signal);
  const odds = new Float32Array(words.length);
  for (let word = 0; word < words.length && !signal.aborted; word += 1) {
    // After the last word, there is nothing to see.
    const seen = states.subarray(word * STATE_FLOATS, (word + 2) * STATE_FLOATS);
    odds[word] = score(seen);
  }
  return odds;
}

const WEIGHTS = new Int8Array(Buffer.from(network.weights, "base64"));
const UNITS = network.scales.length;

/** Log odds of an end in a gap, by the states of the words on both sides. */
function score(seen: Float32Array): number {
  let odds = network.bias;
  for (let unit = 0; unit < UNITS; unit += 1) {
    const row = unit * STATE_FLOATS * 2;
    let sum = 0;
    for (let at = 0; at < seen.length; at += 1) sum += (seen[at] ?? 0) * (WEIGHTS[row + at] ?? 0);
    const active = sum * (network.scales[unit] ?? 0) + (network.biases[unit] ?? 0);
    if (active > 0) odds += active * (network.outputs[unit] ?? 0);
  }
  return odds;
}
