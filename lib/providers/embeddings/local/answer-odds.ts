import { readFile } from "node:fs/promises";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession } from "onnxruntime-node";

import { addWeights } from "@/lib/providers/embeddings/local/adapted-model";
import trained from "@/lib/providers/embeddings/local/answer-odds.json";
import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";
import { meanStates } from "@/lib/providers/embeddings/local/mean-states";

type Job = EmbeddingsJobs["answerOdds"];
type Reader = { tokenizer: Tokenizer; session: InferenceSession };

/** Word pieces that are read; the rest of a long text is ignored. */
const MAX_PIECES = { question: 60, statement: 90 };
/** Pairs per inference; larger batches use more memory without being faster. */
const BATCH = 8;

let loaded: { key: string; reader: Promise<Reader> } | undefined;

/**
 * How likely each statement answers a question, as log odds: the embedding model reads both at once, with weights that were
 * trained for it, and the similarity of their vectors is added.
 */
export async function findAnswerOdds(
  { question, statements, similarities, ...files }: Job["input"],
  { signal }: { signal: AbortSignal },
): Promise<Job["output"]> {
  const key = JSON.stringify(files);
  if (loaded?.key !== key) loaded = { key, reader: openReader(files) };
  const { tokenizer, session } = await loaded.reader;
  const [opening = 0, closing = 0] = tokenizer.encode("").ids;
  const piecesOf = (text: string, most: number) =>
    tokenizer.encode(text).ids.slice(1, -1).slice(0, most);
  const asked = [opening, ...piecesOf(question, MAX_PIECES.question), closing];
  const odds = new Float32Array(statements.length);
  for (let start = 0; start < statements.length && !signal.aborted; start += BATCH) {
    const pairs = statements.slice(start, start + BATCH).map((statement) => ({
      ids: [...asked, ...piecesOf(statement, MAX_PIECES.statement), closing],
      second: asked.length,
    }));
    const { floats, size } = await meanStates(session, pairs);
    for (const row of pairs.keys()) {
      const read = score(floats.subarray(row * size, (row + 1) * size));
      const similarity = (similarities[start + row] ?? 0) - trained.similarity.middle;
      odds[start + row] = read + similarity * trained.similarity.weight;
    }
  }
  return odds;
}

async function openReader(files: {
  modelPath: string;
  tokenizerPath: string;
  threads: number;
}): Promise<Reader> {
  const tokenizer = new Tokenizer(JSON.parse(await readFile(files.tokenizerPath, "utf8")), {});
  const model = await readFile(files.modelPath);
  addWeights(model, trained.added);
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: files.threads,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  return { tokenizer, session };
}

function score(state: Float32Array): number {
  return trained.outputs.reduce((sum, weight, at) => sum + weight * (state[at] ?? 0), trained.bias);
}
