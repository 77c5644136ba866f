"use client";

import { fetchFile } from "@/lib/client/fetch-file";
import { saveBlob } from "@/lib/client/save-blob";
import { uniqueFileName } from "@/lib/export/unique-file-name";

type Entry = {
  url: string;
  /** What the user called it. */
  name: string;
  extension: string;
};

/**
 * Fetches results and saves them as `compressed.zip`, each under its own name; duplicates get
 * numbers.
 *
 * @throws Error when one can't be downloaded
 */
export async function zipResults(entries: readonly Entry[]): Promise<void> {
  const { zip } = await import("fflate");
  const contents: Record<string, Uint8Array> = {};
  const taken = new Set<string>();
  for (const entry of entries) {
    const bytes = new Uint8Array(await (await fetchFile(entry.url)).arrayBuffer());
    const title = entry.name.replace(/\.[a-z\d]{1,5}$/i, "");
    contents[uniqueFileName(title, entry.extension, taken)] = bytes;
  }
  const archive = await new Promise<Uint8Array>((resolve, reject) => {
    // Images are already compressed, so they are stored as they are.
    zip(contents, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
  saveBlob(new Blob([archive as BlobPart], { type: "application/zip" }), "compressed.zip");
}
