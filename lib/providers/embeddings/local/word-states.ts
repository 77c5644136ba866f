import { readFile } from "node:fs/promises";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";

import { withOutputs } from "@/lib/providers/embeddings/local/onnx-fields";

/** Floats that describe a word within its sentence. */
export const STATE_FLOATS = 768;

/** The inner layers tell more about grammar than the last one, which is made to tell what a text is about. */
const LAYERS = [1, 2].map((layer) => `/encoder/layer.${layer}/output/LayerNorm/Add_1_output_0`);
/** Words read at once, and as many on both sides that only tell what is around them. */
const WINDOW = { words: 90, around: 30 };
/** With these, a window fits into the model's 512 positions. */
const MAX_PIECES = 3;

/** Describes each word by what stands around it: `STATE_FLOATS` floats per word, in order. */
export type ReadWords = (words: readonly string[], signal: AbortSignal) => Promise<Float32Array>;

/** Opens the model for its inner layers. */
export async function openWordStates(files: {
  modelPath: string;
  tokenizerPath: string;
  threads: number;
}): Promise<ReadWords> {
  const tokenizer = new Tokenizer(JSON.parse(await readFile(files.tokenizerPath, "utf8")), {});
  const session = await InferenceSession.create(
    withOutputs(await readFile(files.modelPath), LAYERS),
    {
      intraOpNumThreads: files.threads,
      interOpNumThreads: 1,
      enableCpuMemArena: false,
      logSeverityLevel: 3,
    },
  );
  return async (words, signal) => {
    const states = new Float32Array(words.length * STATE_FLOATS);
    for (let from = 0; from < words.length && !signal.aborted; from += WINDOW.words)
      await readWindow({ tokenizer, session }, words, from, states);
    return states;
  };
}

async function readWindow(
  { tokenizer, session }: { tokenizer: Tokenizer; session: InferenceSession },
  words: readonly string[],
  from: number,
  states: Float32Array,
): Promise<void> {
  const to = Math.min(words.length, from + WINDOW.words);
  const start = Math.max(0, from - WINDOW.around);
  const pieces = words
    .slice(start, to + WINDOW.around)
    .map((word) => tokenizer.encode(word).ids.slice(1, -1).slice(0, MAX_PIECES));
  const [opening = 0, closing = 0] = tokenizer.encode("").ids;
  const ids = [opening, ...pieces.flat(), closing];
  const shape = [1, ids.length];
  const layers = await session.run({
    input_ids: new Tensor("int64", BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor("int64", new BigInt64Array(ids.length), shape),
  });
  let at = 1;
  for (const [index, own] of pieces.entries()) {
    const word = start + index;
    if (word >= from && word < to)
      for (const [order, name] of LAYERS.entries())
        addMean(layers[name], at, own.length, states, word * LAYERS.length + order);
    at += own.length;
  }
  for (const tensor of Object.values(layers)) tensor.dispose();
}

/** Adds the mean of some rows of a layer to a row of `states`. */
function addMean(
  layer: Tensor | undefined,
  first: number,
  count: number,
  states: Float32Array,
  row: number,
): void {
  if (!(layer?.data instanceof Float32Array)) throw new Error("The model has no such layer.");
  const size = STATE_FLOATS / LAYERS.length;
  for (let piece = first; piece < first + count; piece += 1)
    for (let float = 0; float < size; float += 1) {
      const at = row * size + float;
      states[at] = (states[at] ?? 0) + (layer.data[piece * size + float] ?? 0) / count;
    }
}
