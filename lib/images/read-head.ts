import "server-only";

import { open } from "node:fs/promises";

import type { ReadPart } from "@/lib/core/tiff-pages";
import { SNIFF_BYTES } from "@/lib/images/image-format";

/** The first bytes of a file, as many as it takes to tell an image's format. */
export async function readHead(path: string): Promise<Buffer> {
  return readPart(path, 0, SNIFF_BYTES);
}

/** Reads parts of a file. */
export function partsOf(path: string): ReadPart {
  return async (at, length) => Uint8Array.from(await readPart(path, at, length)).buffer;
}

async function readPart(path: string, at: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
