import { createYielder } from "@/lib/core/yield-to-event-loop";
import { readWordCounts } from "@/lib/ocr/count-read-words";

/** Counts like `countReadWords` does, and shares the event loop of the server. */
export async function countReadWordsInTurns(text: string, signal?: AbortSignal): Promise<number> {
  const pause = createYielder(signal);
  let sum = 0;
  for (const count of readWordCounts(text)) {
    const turn = pause();
    if (turn) await turn;
    sum += count;
  }
  return sum;
}
