import {
  LlamaChatSession,
  type LlamaContextSequence,
  type LlamaGrammar,
  type LlamaModel,
} from "node-llama-cpp";

import { AppError } from "@/lib/core/errors";
import type { Tokens } from "@/lib/core/tokens";
import type { TextJobs } from "@/lib/providers/text/local/jobs";
import { loadModel } from "@/lib/providers/text/local/load-model";
import type { AnswerSchema } from "@/lib/providers/text/port";
import type { JobTools } from "@/lib/workers/serve";

const DEFAULT_TEMPERATURE = 0.7;
/** Tokens reserved for the chat template itself. */
const TEMPLATE_TOKENS = 64;
/** Don't start when less room than this is left for the answer. */
const MIN_ANSWER_TOKENS = 64;

/**
 * Answers one request through the model's own chat template, emitting text as it comes.
 *
 * @throws AppError `unusable` when the prompt leaves too little room for an answer
 */
export async function completeChat(
  input: TextJobs["chat"]["input"],
  { signal, emit }: JobTools<string>,
): Promise<TextJobs["chat"]["output"]> {
  const engine = await loadModel(input.model);
  const { model, sequences } = engine;
  engine.writing = 1;
  const [sequence] = sequences;
  const { system, prompt } = input.turns;
  const asked = model.tokenize(system).length + model.tokenize(prompt).length + TEMPLATE_TOKENS;
  const room = sequence.contextSize - asked;
  if (room < Math.min(MIN_ANSWER_TOKENS, input.maxTokens)) {
    throw new AppError(
      "unusable",
      "This text is too long for the model. Shorten it and try again.",
    );
  }
  if (signal.aborted) return { text: "", finishReason: "aborted" };

  const session = new LlamaChatSession({
    contextSequence: sequence,
    systemPrompt: system,
    autoDisposeSequence: false,
  });
  const before = sequence.tokenMeter.getState();
  try {
    const answer = await session.promptWithMeta(prompt, {
      maxTokens: Math.min(input.maxTokens, room),
      temperature: input.temperature ?? DEFAULT_TEMPERATURE,
      ...(input.schema && { grammar: await grammarFor(model, input.schema) }),
      signal,
      stopOnAbortSignal: true,
      onTextChunk: (text) => {
        engine.govern();
        emit(text);
      },
    });
    return {
      text: answer.responseText,
      finishReason: finishReasonOf(answer.stopReason),
      tokens: countTokens(sequence, sequence.tokenMeter.diff(before).usedOutputTokens),
    };
  } catch (error) {
    if (signal.aborted) return { text: "", finishReason: "aborted" };
    throw error;
  } finally {
    session.dispose({ disposeSequence: false });
  }
}

/** What a call used. A beginning that was in memory already counts as read, as hosted services count it. */
function countTokens({ nextTokenIndex }: LlamaContextSequence, output: number): Tokens {
  // The last token that is written isn't read again.
  return { input: nextTokenIndex - Math.max(0, output - 1), output };
}

let known: { model: LlamaModel; schema: string; grammar: LlamaGrammar } | undefined;

/** A grammar that the model's answer can't leave. The latest is kept: a second call often asks for the same. */
async function grammarFor(model: LlamaModel, schema: AnswerSchema): Promise<LlamaGrammar> {
  const key = JSON.stringify(schema);
  if (known?.model === model && known.schema === key) return known.grammar;
  // Safe: they take every such schema; the type only says what their own parser would return.
  const grammar = await model.llama.createGrammarForJsonSchema(schema as { type: "string" });
  known = { model, schema: key, grammar };
  return grammar;
}

function finishReasonOf(stopReason: string) {
  if (stopReason === "abort") return "aborted";
  return stopReason === "maxTokens" ? "length" : "stop";
}
