import path from "node:path";
import type { LlamaContextSequence, LlamaModel, Token } from "node-llama-cpp";

import { AppError } from "@/lib/core/errors";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { generateTokens } from "@/lib/providers/text/local/generate-tokens";
import type { TextJobs, Turns } from "@/lib/providers/text/local/jobs";
import { type LoadedEngine, loadModel } from "@/lib/providers/text/local/load-model";
import type { JobTools } from "@/lib/workers/serve";

/** Prompt evaluation is split into chunks of about this duration, so that an abort takes effect quickly. */
const PIECE_MS = 300;
const MIN_PIECE_TOKENS = 4;
const MAX_PIECE_TOKENS = 64;

/**
 * Generates several alternative continuations of a document in one batch.
 *
 * @throws AppError `unusable` when the document is empty or fills the context
 */
export async function continueDocument(
  input: TextJobs["continue"]["input"],
  { signal, emit }: JobTools<string>,
): Promise<TextJobs["continue"]["output"]> {
  const engine = await loadModel(input.model);
  const tokens = tokenizeDocument(engine.model, input.turns, input.document);
  const freeTokens = engine.sequences[0].contextSize - tokens.length - 1;
  if (freeTokens < 1)
    throw new AppError(
      "unusable",
      "This text is too long for the model. Shorten it and try again.",
    );

  const sequences = inOrderOfUse(engine, tokens).slice(0, Math.max(1, input.candidates));
  const lastToken = tokens.at(-1);
  if (lastToken === undefined)
    throw new AppError("unusable", "There's nothing to continue. Start with some text.");
  engine.writing = 1;
  if (!(await evaluateTokens(sequences, tokens.slice(0, -1), { signal, emit }, engine.govern))) {
    const input = sequences[0]?.nextTokenIndex ?? 0;
    return [{ text: "", finishReason: "aborted", tokens: { input, output: 0 } }];
  }
  const only = sequences.length === 1;
  engine.writing = sequences.length;
  const written = await Promise.all(
    sequences.map((sequence) =>
      generateTokens(
        { engine, sequence, lastToken },
        {
          maxTokens: Math.min(input.maxTokens, freeTokens),
          stops: input.stops,
          avoid: input.avoid,
          temperature: input.temperature,
          seed: Math.floor(Math.random() * 2 ** 31),
          signal,
          onText: only ? emit : () => emit(""),
        },
      ),
    ),
  );
  return written.map(({ writtenTokens: output, ...completion }, index) => ({
    ...completion,
    tokens: { input: index === 0 ? tokens.length : 0, output },
  }));
}

/** Only the template produces special tokens; look-alikes in `turns` or `document` stay plain text. */
function tokenizeDocument(model: LlamaModel, turns: Turns | undefined, document: string): Token[] {
  const start = model.tokens.bos === null ? [] : [model.tokens.bos];
  if (!turns) return [...start, ...model.tokenize(document, false)];

  const end = model.tokens.eos === null ? [] : [model.tokens.eos];
  const turn = (text: string) => [...model.tokenize(text, false), ...end];
  return [
    ...start,
    ...turn(`<|system|>\n${turns.system}`),
    ...turn(`\n<|user|>\n${turns.prompt}`),
    ...model.tokenize(`\n<|assistant|>\n${document}`, false),
  ];
}

/** Sequences ordered by the length of the prefix they share with `tokens`, longest first. */
function inOrderOfUse(engine: LoadedEngine, tokens: Token[]): LlamaContextSequence[] {
  const known = (sequence: LlamaContextSequence) =>
    sequence.compareContextTokens(tokens).firstDifferentIndex;
  return [...engine.sequences].sort((a, b) => known(b) - known(a));
}

/**
 * Brings every sequence's KV cache to `tokens`: the first one evaluates what is new, the others copy its
 * state, which takes milliseconds instead of seconds.
 *
 * @returns false when `signal` fired first
 */
async function evaluateTokens(
  [first, ...others]: LlamaContextSequence[],
  tokens: Token[],
  { signal, emit }: JobTools<string>,
  govern: () => void,
): Promise<boolean> {
  if (!first) return false;
  await first.adaptStateToTokens(tokens, false);
  let piece = 2 * MIN_PIECE_TOKENS;
  for (let at = first.nextTokenIndex; at < tokens.length; ) {
    if (signal.aborted) return false;
    const startedMs = performance.now();
    const next = tokens.slice(at, at + piece);
    await first.evaluateWithoutGeneratingNewTokens(next);
    at += next.length;
    const fitting = Math.round((next.length * PIECE_MS) / (performance.now() - startedMs));
    piece = Math.min(MAX_PIECE_TOKENS, Math.max(MIN_PIECE_TOKENS, fitting));
    govern();
    emit("");
  }
  if (others.length > 0) await copyState(first, others, tokens);
  return !signal.aborted;
}

async function copyState(from: LlamaContextSequence, to: LlamaContextSequence[], tokens: Token[]) {
  const stale = to.filter((sequence) => !knowsExactly(sequence, tokens));
  if (stale.length === 0) return;
  await inTemporaryFolder("text", async (folder) => {
    const file = path.join(folder, "state");
    await from.saveStateToFile(file);
    // Safe: the file was just written by this same model.
    for (const sequence of stale) await sequence.loadStateFromFile(file, { acceptRisk: true });
  });
}

function knowsExactly(sequence: LlamaContextSequence, tokens: Token[]): boolean {
  return (
    sequence.nextTokenIndex === tokens.length &&
    sequence.compareContextTokens(tokens).firstDifferentIndex >= tokens.length
  );
}
