import { type LlamaModel, TokenBias } from "node-llama-cpp";

import { vocabularyOf } from "@/lib/providers/text/local/vocabulary";

const biases = new WeakMap<LlamaModel, Map<string, TokenBias>>();

/**
 * Bans tokens: those that contain an avoided character, and word-initial ones that equal an avoided word,
 * ignoring case. The same letters inside a word stay allowed; otherwise the model would misspell it.
 *
 * @param avoid single characters and whole words
 * @returns a bias that is cached per model and list
 */
export function avoidTokens(model: LlamaModel, avoid: readonly string[]): TokenBias {
  const known = biases.get(model) ?? new Map<string, TokenBias>();
  biases.set(model, known);
  const key = avoid.join("\0");
  const bias = known.get(key) ?? createBias(model, avoid);
  known.set(key, bias);
  return bias;
}

function createBias(model: LlamaModel, avoid: readonly string[]): TokenBias {
  const characters = avoid.filter((text) => text.length === 1);
  const words = new Set(avoid.filter((text) => text.length > 1).map((text) => text.toLowerCase()));
  const bias = TokenBias.for(model);
  for (const { token, text, beginsWord } of vocabularyOf(model).values()) {
    const isWord = beginsWord && words.has(text.toLowerCase());
    if (isWord || characters.some((character) => text.includes(character))) {
      bias.set(token, "never");
    }
  }
  return bias;
}
