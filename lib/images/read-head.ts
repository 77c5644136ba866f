import "server-only";

import { open } from "node:fs/promises";

import { SNIFF_BYTES } from "@/lib/images/image-format";

/** The first bytes of a file, as many as it takes to tell an image's format. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
