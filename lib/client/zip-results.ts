"use client";

import { fetchFile } from "@/lib/client/fetch-file";
import { saveBlob } from "@/lib/client/save-blob";
import { exportFileName } from "@/lib/export/file-name";
import { uniqueFileName } from "@/lib/export/unique-file-name";

/** A file of a ZIP. */
export type Entry = {
  /** Where the file is, or its text. */
  url: string | { text: string };
  /** What the user called it. */
  name: string;
  /** That of the file's type, by default. */
  extension?: string;
};

/**
 * Fetches results and saves them as one ZIP, each under its own name; duplicates get numbers.
 *
 * @param name of the archive, without its extension
 * @throws Error when one can't be downloaded
 */
export async function zipResults(entries: readonly Entry[], name = "compressed"): Promise<void> {
  const contents: Record<string, Uint8Array> = {};
  const taken = new Set<string>();
  for (const entry of entries) {
    const file = await fileOf(entry);
    const extension = entry.extension ?? file.type.replace(/^image\//, "").replace("jpeg", "jpg");
    const title = entry.name.replace(/\.[a-z\d]{1,5}$/i, "");
    const bytes = new Uint8Array(await file.arrayBuffer());
    contents[uniqueFileName(title, extension, taken)] = bytes;
  }
  await saveZip(contents, name);
}

/**
 * Saves files as one ZIP.
 *
 * @param contents by the files' names
 * @param name of the archive, without its extension
 */
export async function saveZip(contents: Record<string, Uint8Array>, name: string): Promise<void> {
  const { zip } = await import("fflate");
  const archive = await new Promise<Uint8Array>((resolve, reject) => {
    // Images are already compressed, so they are stored as they are.
    zip(contents, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
  saveBlob(
    new Blob([archive as BlobPart], { type: "application/zip" }),
    exportFileName(name, "zip"),
  );
}

async function fileOf({ url }: Entry): Promise<Blob> {
  return typeof url === "string" ? fetchFile(url) : new Blob([url.text]);
}
