import { readFile } from "node:fs/promises";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { largest } from "@/lib/core/extremes";

import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";

/**
 * The model truncates input at 256 word pieces:
 * https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2
 */
const MAX_PIECES = 256;
/** Texts per inference; larger batches use more memory without being faster. */
const BATCH = 8;

type Job = EmbeddingsJobs["embed"];
type Loaded = { tokenizer: Tokenizer; session: InferenceSession };

let loaded: { key: string; model: Promise<Loaded> } | undefined;

/** Embeds each text: mean pooling over its tokens, then L2 normalization. */
export async function embedTexts(
  { texts, ...files }: Job["input"],
  { signal }: { signal: AbortSignal },
): Promise<Job["output"]> {
  const { tokenizer, session } = await load(files);
  const encoded = texts.map((text, index) => ({ index, ids: encode(tokenizer, text) }));
  // Similar lengths go into one batch, to minimize padding.
  encoded.sort((a, b) => a.ids.length - b.ids.length);

  let vectors = new Float32Array(0);
  for (let start = 0; start < encoded.length && !signal.aborted; start += BATCH) {
    const batch = encoded.slice(start, start + BATCH);
    const { floats, size } = await embedBatch(
      session,
      batch.map(({ ids }) => ids),
    );
    if (vectors.length === 0) vectors = new Float32Array(texts.length * size);
    for (const [row, { index }] of batch.entries()) {
      vectors.set(floats.subarray(row * size, (row + 1) * size), index * size);
    }
  }
  return vectors;
}

function load(files: Omit<Job["input"], "texts">): Promise<Loaded> {
  const key = JSON.stringify(files);
  if (loaded?.key !== key) loaded = { key, model: open(files) };
  return loaded.model;
}

async function open({ modelPath, tokenizerPath, threads }: Omit<Job["input"], "texts">) {
  const tokenizer = new Tokenizer(JSON.parse(await readFile(tokenizerPath, "utf8")), {});
  const session = await InferenceSession.create(modelPath, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Without the arena, memory returns to the system between batches.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  return { tokenizer, session };
}

/** Token ids including [CLS] and [SEP], truncated to `MAX_PIECES`. */
function encode(tokenizer: Tokenizer, text: string): number[] {
  const { ids } = tokenizer.encode(text);
  if (ids.length <= MAX_PIECES) return ids;
  return [...ids.slice(0, MAX_PIECES - 1), ...ids.slice(-1)];
}

async function embedBatch(
  session: InferenceSession,
  batch: number[][],
): Promise<{ floats: Float32Array; size: number }> {
  const width = largest(batch.map((ids) => ids.length));
  const shape = [batch.length, width];
  const ids = new BigInt64Array(batch.length * width);
  const mask = new BigInt64Array(batch.length * width);
  for (const [row, pieces] of batch.entries()) {
    for (const [column, piece] of pieces.entries()) {
      ids[row * width + column] = BigInt(piece);
      mask[row * width + column] = 1n;
    }
  }
  const { last_hidden_state: hidden } = await session.run({
    input_ids: new Tensor("int64", ids, shape),
    attention_mask: new Tensor("int64", mask, shape),
    token_type_ids: new Tensor("int64", new BigInt64Array(ids.length), shape),
  });
  if (!(hidden?.data instanceof Float32Array)) throw new Error("The model returned no vectors.");
  const size = hidden.dims[2] ?? 0;
  const floats = new Float32Array(batch.length * size);
  for (const [row, pieces] of batch.entries()) {
    const tokens = hidden.data.subarray(row * width * size, (row * width + pieces.length) * size);
    floats.set(meanOfLengthOne(tokens, size), row * size);
  }
  hidden.dispose();
  return { floats, size };
}

function meanOfLengthOne(tokens: Float32Array, size: number): Float32Array {
  const sum = new Float32Array(size);
  for (let at = 0; at < tokens.length; at += 1) {
    sum[at % size] = (sum[at % size] ?? 0) + (tokens[at] ?? 0);
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((float) => float / length);
}
