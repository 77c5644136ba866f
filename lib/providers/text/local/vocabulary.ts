import type { LlamaModel, Token } from "node-llama-cpp";

/** A token's text as the vocabulary has it: a word's first token begins with a mark for the space. */
type Entry = { token: Token; text: string; beginsWord: boolean };

const vocabularies = new WeakMap<LlamaModel, Map<Token, Entry>>();

/** SentencePiece and byte-pair vocabularies mark the space before a word with one of these. */
const SPACE_MARK = /^[▁Ġ]/;

/** Every token of a model, read once. */
export function vocabularyOf(model: LlamaModel): ReadonlyMap<Token, Entry> {
  const known = vocabularies.get(model);
  if (known) return known;
  const texts: readonly string[] = model.fileInfo.metadata.tokenizer?.ggml.tokens ?? [];
  const vocabulary = new Map<Token, Entry>();
  for (const token of model.iterateAllTokens()) {
    const text = texts[token] ?? "";
    const plain = text === "<0x0A>" ? "\n" : text.replace(SPACE_MARK, "");
    vocabulary.set(token, { token, text: plain, beginsWord: SPACE_MARK.test(text) });
  }
  vocabularies.set(model, vocabulary);
  return vocabulary;
}
