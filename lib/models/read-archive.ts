import "server-only";

import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

/**
 * Reads one file out of a `.tgz`, piece by piece.
 *
 * @throws Error when the archive is damaged, ends early or holds no such file
 */
export async function* readFromArchive(archive: string, wanted: string): AsyncGenerator<Buffer> {
  const entries = extract();
  // A failure reaches the loop below, for `pipeline` hands it on to `entries`.
  const reading = pipeline(createReadStream(archive), createGunzip(), entries).catch(() => {});
  try {
    for await (const entry of entries) {
      if (entry.header.name !== wanted) {
        entry.resume();
        continue;
      }
      // Safe: a stream of bytes without an encoding yields buffers.
      for await (const piece of entry) yield piece as Buffer;
      return;
    }
    throw new Error(`The archive holds no ${wanted}.`);
  } finally {
    entries.destroy();
    await reading;
  }
}
