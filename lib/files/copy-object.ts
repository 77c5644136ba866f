import "server-only";

import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { StoredObject } from "@/lib/providers/storage/port";

/** Writes a stored object into a folder, under a name of ours. */
export async function copyObject(
  { body }: StoredObject,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const path = join(folder, randomUUID());
  // Safe: both are the web stream of the platform, under two names.
  const stream = Readable.fromWeb(body as import("node:stream/web").ReadableStream);
  await pipeline(stream, createWriteStream(path, { mode: 0o600, flags: "wx" }), { signal });
  return path;
}
