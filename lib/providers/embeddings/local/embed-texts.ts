import { readFile } from "node:fs/promises";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession } from "onnxruntime-node";

import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";
import { meanStates } from "@/lib/providers/embeddings/local/mean-states";

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
    const { floats, size } = await meanStates(session, batch);
    if (vectors.length === 0) vectors = new Float32Array(texts.length * size);
    for (const [row, { index }] of batch.entries()) {
      const vector = toUnitLength(floats.subarray(row * size, (row + 1) * size));
      vectors.set(vector, index * size);
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

/** Scales a vector to length 1. */
function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((float) => float / length);
}
