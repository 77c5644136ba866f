import "server-only";

import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { StoredObject } from "@/lib/providers/storage/port";

/** Streams a stored object into a folder under a random name. Returns the path of the copy. */
export async function copyObject(
  { body }: StoredObject,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const path = join(folder, randomUUID());
  // Safe: both types describe the same web ReadableStream.
  const stream = Readable.fromWeb(body as import("node:stream/web").ReadableStream);
  await pipeline(stream, createWriteStream(path, { mode: 0o600, flags: "wx" }), { signal });
  return path;
}
