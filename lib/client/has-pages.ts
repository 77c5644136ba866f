"use client";

import { countTiffPages } from "@/lib/core/tiff-pages";

/** Whether a file is a TIFF of several pages, by its bytes. */
export async function hasPages(file: Blob): Promise<boolean> {
  const pages = await countTiffPages((at, length) => file.slice(at, at + length).arrayBuffer());
  return pages > 1;
}
