"use client";

import { fetchFile } from "@/lib/client/fetch-file";
import { notify } from "@/lib/client/notify";
import { saveBlob } from "@/lib/client/save-blob";
import { formatCount } from "@/lib/core/format";
import { exportFileName } from "@/lib/export/file-name";
import { uniqueFileName } from "@/lib/export/unique-file-name";

/** A file of a ZIP. */
export type Entry = {
  /** Where the file is, or its text; null where it's known to be deleted. */
  url: string | { text: string } | null;
  /** What the user called it. */
  name: string;
  /** That of the file's type, by default. */
  extension?: string;
};

/**
 * Fetches results and saves them as one ZIP, each under its own name; duplicates get numbers. Says how many were deleted
 * since and are left out.
 *
 * @param name of the archive, without its extension
 * @throws Error when one can't be downloaded, and when all were deleted
 */
export async function zipResults(entries: readonly Entry[], name = "compressed"): Promise<void> {
  const contents: Record<string, Uint8Array> = {};
  const taken = new Set<string>();
  for (const entry of entries) {
    const file = await fileOf(entry);
    if (!file) continue;
    const extension = entry.extension ?? file.type.replace(/^image\//, "").replace("jpeg", "jpg");
    const title = entry.name.replace(/\.[a-z\d]{1,5}$/i, "");
    const bytes = new Uint8Array(await file.arrayBuffer());
    contents[uniqueFileName(title, extension, taken)] = bytes;
  }
  if (taken.size === 0) throw new Error("These results were deleted.");
  await saveZip(contents, name);
  const deleted = entries.length - taken.size;
  if (deleted > 0) notify.neutral(`The ZIP leaves out ${formatCount(deleted, "deleted result")}.`);
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

async function fileOf({ url }: Entry): Promise<Blob | null> {
  if (typeof url !== "string") return url && new Blob([url.text]);
  return fetchFile(url).catch((error: Error) => {
    if (error.cause === 404) return null;
    throw error;
  });
}
