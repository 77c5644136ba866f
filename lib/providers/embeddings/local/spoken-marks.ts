import { Tensor } from "onnxruntime-node";

import {
  type AdaptedSession,
  keepAdaptedSession,
} from "@/lib/providers/embeddings/local/adapted-session";
import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";
import trained from "@/lib/providers/embeddings/local/spoken-marks.json";
import type { SpokenMarks } from "@/lib/providers/embeddings/port";

type Job = EmbeddingsJobs["spokenMarks"];

/** Words read at once, and as many on both sides that only tell what is around them. */
const WINDOW = { words: 90, around: 30 };
/** With these, a window fits into the model's 512 positions. */
const MAX_PIECES = 3;

const open = keepAdaptedSession(trained.added);

/** Where speech would be punctuated: by the embedding model, with weights that were trained for it. */
export async function findSpokenMarks(
  { words, ...files }: Job["input"],
  { signal }: { signal: AbortSignal },
): Promise<Job["output"]> {
  const model = await open(files);
  const marks = { ends: new Float32Array(words.length), commas: new Float32Array(words.length) };
  for (let from = 0; from < words.length && !signal.aborted; from += WINDOW.words)
    await readWindow(model, words, from, marks);
  return marks;
}

async function readWindow(
  { session, piecesOf, opening, closing }: AdaptedSession,
  words: readonly string[],
  from: number,
  { ends, commas }: SpokenMarks,
): Promise<void> {
  const to = Math.min(words.length, from + WINDOW.words);
  const start = Math.max(0, from - WINDOW.around);
  const pieces = words
    .slice(start, to + WINDOW.around)
    .map((word) => piecesOf(word).slice(0, MAX_PIECES));
  const ids = [opening, ...pieces.flat(), closing];
  const shape = [1, ids.length];
  const { last_hidden_state: hidden } = await session.run({
    input_ids: new Tensor("int64", BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor("int64", new BigInt64Array(ids.length), shape),
  });
  if (!(hidden?.data instanceof Float32Array)) throw new Error("The model returned no states.");
  const size = hidden.dims[2] ?? 0;
  let last = 0;
  for (const [index, own] of pieces.entries()) {
    last += own.length;
    const word = start + index;
    if (word < from || word >= to) continue;
    const state = hidden.data.subarray(last * size, (last + 1) * size);
    ends[word] = score(trained.ends, state);
    commas[word] = score(trained.commas, state);
  }
  hidden.dispose();
}

/** By what the model says about the last piece of a word. */
function score(output: { weights: readonly number[]; bias: number }, state: Float32Array): number {
  return output.weights.reduce((sum, weight, at) => sum + weight * (state[at] ?? 0), output.bias);
}
