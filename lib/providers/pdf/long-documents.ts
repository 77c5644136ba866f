import "server-only";

import type { QueueTurn } from "@/lib/core/engine";
import type { Step } from "@/lib/core/progress";
import type { PdfReading, TextAmount } from "@/lib/pdf/pdf";
import { MOST_TEXT, TooMuchTextError } from "@/lib/pdf/too-much-text";
import { createFairQueue } from "@/lib/workers/queue";

/** A book of some 400 pages. What is made of it takes a few MB, so that any number of them may be at work. */
export const ORDINARY: TextAmount = {
  characters: Math.min(1_000_000, MOST_TEXT.characters),
  lines: Math.min(20_000, MOST_TEXT.lines),
};
/** What is made of a longer one takes up to hundreds of MB. */
const AT_ONCE = 2;
/** Of a person: the other place is for others. */
const AT_ONCE_EACH = 1;

/** Bounds how many long documents are in memory, from the first page to the end of the work on them. */
export type LongDocuments = {
  /**
   * Reads a document and works on it. It's told to be long when it has been read so far; then it waits for its place, holding
   * nothing, and is read again.
   *
   * @param readUpTo rejects with TooMuchTextError when the document has more than that
   * @throws AppError `provider_unavailable` when too many long ones wait, `aborted`, and what both functions throw
   */
  read<Result>(
    turn: QueueTurn & { onStep?: ((step: Step) => void) | undefined },
    readUpTo: (most: TextAmount) => Promise<PdfReading>,
    work: (reading: PdfReading) => Promise<Result>,
  ): Promise<Result>;
  /** How many wait. */
  waiting(): number;
  /** Refuses those who wait. */
  close(): void;
};

/** Creates the places of long documents, with a fair queue in front. */
export function createLongDocuments(limits: {
  maxWaiting: number;
  maxWaitingPerUser: number;
  fullMessage: string;
}): LongDocuments {
  const queue = createFairQueue({
    ...limits,
    concurrency: AT_ONCE,
    maxRunningPerUser: AT_ONCE_EACH,
  });
  return {
    waiting: () => queue.size().waiting,
    close: queue.close,
    async read({ userId, signal, onStep }, readUpTo, work) {
      const ordinary = await readUpTo(ORDINARY).catch(unlessLong);
      if (ordinary) return work(ordinary);
      const endTurn = await queue.enter({
        userId,
        signal,
        onPlace: (place) => {
          if (place) onStep?.({ label: "Waiting for other long documents" });
        },
      });
      try {
        return await work(await readUpTo(MOST_TEXT));
      } finally {
        endTurn();
      }
    },
  };
}

function unlessLong(error: unknown): undefined {
  if (!(error instanceof TooMuchTextError)) throw error;
}
