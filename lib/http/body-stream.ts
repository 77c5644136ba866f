import "server-only";

import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

/** Past this, a caller holds up its own connection until Node closes it, five minutes after it began. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/**
 * Reads a request's body, empty when it has none. Once the stream is destroyed, the rest is still received, and thrown
 * away: left unread, it would hold up the next request on the same connection, which behind a proxy is somebody else's.
 * `Readable.fromWeb` cancels the rest instead, and over a generator `destroy` waits for bytes that may never come.
 */
export function bodyStream(request: Request): Readable {
  const reader = request.body?.getReader();
  if (!reader) return Readable.from([]);
  return new Readable({
    // Takes nothing before it is asked for.
    highWaterMark: 0,
    read() {
      reader.read().then(
        ({ done, value }) => this.destroyed || this.push(done ? null : value),
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
