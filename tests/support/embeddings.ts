import { AppError } from "@/lib/core/errors";
import { EMBEDDING_FLOATS, type EmbeddingsPort } from "@/lib/providers/embeddings/port";

/**
 * Bag-of-words embeddings: texts that share words are similar, and no model is downloaded.
 *
 * @param oddsOf log odds that a statement answers the question; words in a bag can't tell by themselves
 */
export function wordEmbeddings(oddsOf?: (statement: string) => number): EmbeddingsPort {
  return {
    engine: { id: "test/words", name: "Test words", builtIn: false },
    status: () => ({ state: "ready" }),
    queue: () => ({ running: 0, waiting: 0 }),
    embed: async (texts, _signal, onProgress) => {
      onProgress?.(texts.length);
      return texts.map(vectorOf);
    },
    findSpokenMarks: () =>
      Promise.reject(new AppError("provider_unavailable", "Words in a bag have no ends.")),
    findAnswerOdds: async (_question, statements) => {
      if (!oddsOf) throw new AppError("provider_unavailable", "Words in a bag answer nothing.");
      return Float32Array.from(statements, oddsOf);
    },
    close: async () => {},
  };
}

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(EMBEDDING_FLOATS);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []) {
    let hash = 7;
    for (const letter of word.slice(0, 6)) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
    vector[hash % EMBEDDING_FLOATS] = (vector[hash % EMBEDDING_FLOATS] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((float) => float / length);
}
