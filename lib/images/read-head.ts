import "server-only";

import { type FileHandle, open } from "node:fs/promises";

import type { ReadPart } from "@/lib/core/tiff-pages";
import { SNIFF_BYTES } from "@/lib/images/image-format";

/** The first bytes of a file, as many as it takes to tell an image's format. */
export async function readHead(path: string): Promise<Buffer> {
  return withFile(path, (file) => readPart(file, 0, SNIFF_BYTES));
}

/** Reads parts of a file, which is open until `use` is done with it. */
export async function readParts<T>(path: string, use: (read: ReadPart) => Promise<T>): Promise<T> {
  return withFile(path, (file) =>
    use(async (at, length) => Uint8Array.from(await readPart(file, at, length)).buffer),
  );
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

async function readPart(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
