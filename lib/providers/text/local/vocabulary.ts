import type { LlamaModel, Token } from "node-llama-cpp";

/** A token's text without the space marker; `beginsWord` tells whether it had one. */
type Entry = { token: Token; text: string; beginsWord: boolean };

const vocabularies = new WeakMap<LlamaModel, Map<Token, Entry>>();

/** How SentencePiece (▁) and byte-level BPE (Ġ) mark the space before a word. */
const SPACE_MARK = /^[▁Ġ]/;

/** A model's vocabulary, cached per model. */
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
