import "server-only";

import { setImmediate } from "node:timers/promises";

/** Past this, a caller holds up its own connection until Node closes it, five minutes after it began. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/**
 * Reads a request's body. When the caller stops early, the rest is still received, and thrown away: left unread, it
 * would hold up the next request on the same connection, which behind a proxy is somebody else's.
 */
export async function* bodyChunks(request: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    void discardRest(reader);
  }
}

async function discardRest(reader: Reader): Promise<void> {
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
