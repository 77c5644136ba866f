import "server-only";

import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

/** Past this, a caller holds up its own connection until Node closes it, five minutes after it began. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Less than a network carries at once: whoever sends pieces of this size may send very many. */
const SMALL_BYTES = 1_024;

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
type Piece = Awaited<ReturnType<Reader["read"]>>;

/**
 * Reads a body piece by piece. After a small one, everybody else has a turn first: Node then gives as one piece what came
 * meanwhile, and pieces of a byte don't cost as much as whole ones.
 *
 * @returns gives the next piece
 */
export function pieceReader(reader: Reader): () => Promise<Piece> {
  let isSmall = false;
  return async () => {
    if (isSmall) await setImmediate();
    const piece = await reader.read();
    isSmall = piece.value !== undefined && piece.value.byteLength < SMALL_BYTES;
    return piece;
  };
}

/**
 * Reads a request's body, empty when it has none. Once the stream is destroyed, the rest is still received, and thrown
 * away: left unread, it would hold up the next request on the same connection, which behind a proxy is somebody else's.
 * `Readable.fromWeb` cancels the rest instead, and over a generator `destroy` waits for bytes that may never come.
 *
 * @param limit whoever reads gets `limit.error` once more than `limit.bytes` have been read
 */
export function bodyStream(request: Request, limit: { bytes: number; error: Error }): Readable {
  const reader = request.body?.getReader();
  if (!reader) return Readable.from([]);
  const next = pieceReader(reader);
  let bytes = 0;
  return new Readable({
    // Takes nothing before it is asked for.
    highWaterMark: 0,
    read() {
      // What is too much has been read, so that its reader may say what is wrong with it.
      if (bytes > limit.bytes) return void this.destroy(limit.error);
      next().then(
        ({ done, value }) => {
          bytes += value?.byteLength ?? 0;
          if (!this.destroyed) this.push(done ? null : value);
        },
        (error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      void discardRest(reader);
      done(error);
    },
  });
}

/** Receives the rest of a body that nobody wants, up to a bound, as `bodyStream` does once it's destroyed. */
export async function discardRest(reader: Reader): Promise<void> {
  try {
    for (let discarded = 0; discarded < MAX_DISCARDED_BYTES; ) {
      await setImmediate();
      const { done, value } = await reader.read();
      if (done) return;
      discarded += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The caller hung up.
  }
}
