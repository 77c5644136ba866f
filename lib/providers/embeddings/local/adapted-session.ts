import { readFile } from "node:fs/promises";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession } from "onnxruntime-node";

import { type AddedWeights, addWeights } from "@/lib/providers/embeddings/local/adapted-model";

/** The embedding model with weights that were trained for another task, and what cuts words into its pieces. */
export type AdaptedSession = {
  session: InferenceSession;
  /** Ids of the pieces of a text, without those that open and close a sequence. */
  piecesOf: (text: string) => readonly number[];
  opening: number;
  closing: number;
};

type ModelFiles = {
  /** An ONNX file. */
  modelPath: string;
  /** Its `tokenizer.json`. */
  tokenizerPath: string;
  threads: number;
};

/**
 * Keeps one session per task for the files it was last opened with.
 *
 * @param added what training added to the model's weights
 */
export function keepAdaptedSession(
  added: readonly AddedWeights[],
): (files: ModelFiles) => Promise<AdaptedSession> {
  let kept: { key: string; opened: Promise<AdaptedSession> } | undefined;
  return ({ modelPath, tokenizerPath, threads }) => {
    const files = { modelPath, tokenizerPath, threads };
    const key = JSON.stringify(files);
    if (kept?.key !== key) kept = { key, opened: openAdaptedSession(files, added) };
    return kept.opened;
  };
}

async function openAdaptedSession(
  { modelPath, tokenizerPath, threads }: ModelFiles,
  added: readonly AddedWeights[],
): Promise<AdaptedSession> {
  const tokenizer = new Tokenizer(JSON.parse(await readFile(tokenizerPath, "utf8")), {});
  const model = await readFile(modelPath);
  addWeights(model, added);
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  const [opening = 0, closing = 0] = tokenizer.encode("").ids;
  const piecesOf = (text: string) => tokenizer.encode(text).ids.slice(1, -1);
  return { session, piecesOf, opening, closing };
}
