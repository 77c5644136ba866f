import "server-only";

import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

const BLOCK_BYTES = 512;

/**
 * Reads one file out of a `.tgz`, piece by piece.
 *
 * A minimal reader of the ustar format, which npm writes: long-name extensions are skipped, since the
 * catalogue's paths are short. https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html
 *
 * @throws Error when the archive ends early or holds no such file
 */
export async function* readFromArchive(archive: string, wanted: string): AsyncGenerator<Buffer> {
  const source = createReadStream(archive).pipe(createGunzip());
  const reader = createBlockReader(source);
  try {
    for (;;) {
      const header = await reader.take(BLOCK_BYTES);
      const { name, bytes } = parseHeader(header);
      if (!name) throw new Error(`The archive holds no ${wanted}.`);
      if (name === wanted) return yield* reader.pass(bytes);
      const padded = Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
      for await (const _ of reader.pass(padded)) {
        // Another file: read and dropped.
      }
    }
  } finally {
    source.destroy();
  }
}

function parseHeader(header: Buffer): { name: string; bytes: number } {
  const text = (start: number, end: number) =>
    header.toString("utf8", start, end).replace(/\0.*$/s, "").trim();
  const prefix = text(345, 500);
  const name = text(0, 100);
  return {
    name: prefix ? `${prefix}/${name}` : name,
    bytes: Number.parseInt(text(124, 136), 8) || 0,
  };
}

function createBlockReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function* pass(bytes: number): AsyncGenerator<Buffer> {
    let missing = bytes;
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await pieces.next();
        if (next.done) throw new Error("The archive ends too early.");
        rest = next.value;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  async function take(bytes: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const piece of pass(bytes)) taken.push(piece);
    return Buffer.concat(taken);
  }

  return { pass, take };
}
