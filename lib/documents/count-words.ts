import { countWords } from "@/lib/core/text";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";

/**
 * Counts the words of a document, and shares the event loop meanwhile.
 *
 * @throws AppError `aborted` when the signal fires
 */
export async function countWordsOf(
  parts: readonly DocumentPart[],
  signal: AbortSignal,
): Promise<number> {
  const pause = createYielder(signal);
  let words = 0;
  for (const { text } of parts) {
    await pause();
    words += countWords(text);
  }
  return words;
}
