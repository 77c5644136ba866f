import "server-only";

import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

import type { DownloadableModel } from "@/lib/models/downloadable";

/** What is kept about a download between restarts, in a file beside it. */
const recordSchema = z.object({
  state: z.enum(["downloading", "paused", "failed", "ready"]),
  bytes: z.number(),
  sha256: z.string(),
  /** Why it failed. */
  message: z.string().optional(),
  /** When the verified file was last written: one that changed since isn't loaded. */
  verifiedMtimeMs: z.number().optional(),
});

export type DownloadRecord = z.output<typeof recordSchema>;

/** The files of one model. */
export type DownloadFiles = { weights: string; part: string; record: string };

/** Where downloaded models are kept. */
export function downloadsFolder(modelsDir: string): string {
  return path.join(/* turbopackIgnore: true */ modelsDir, "text", "downloaded");
}

export function filesOf(modelsDir: string, { id }: Pick<DownloadableModel, "id">): DownloadFiles {
  const base = path.join(/* turbopackIgnore: true */ downloadsFolder(modelsDir), id);
  return { weights: `${base}.gguf`, part: `${base}.gguf.part`, record: `${base}.json` };
}

/** Null when nothing was begun, or what is there can't be read. */
export async function readRecord(files: DownloadFiles): Promise<DownloadRecord | null> {
  const text = await readFile(/* turbopackIgnore: true */ files.record, "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Replaces the record in one step, so that a crash leaves the old one or the new one. */
export async function writeRecord(files: DownloadFiles, record: DownloadRecord): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ path.dirname(files.record), { recursive: true });
  const temporary = `${files.record}.tmp`;
  await writeFile(/* turbopackIgnore: true */ temporary, JSON.stringify(record));
  await rename(/* turbopackIgnore: true */ temporary, files.record);
}

/** Deletes everything of a model. */
export async function removeFiles({ weights, part, record }: DownloadFiles): Promise<void> {
  // The record goes first: without it, the others mean nothing.
  for (const file of [record, part, weights]) {
    await rm(/* turbopackIgnore: true */ file, { force: true });
  }
}

/** Whether the verified file is there, as it was when it was verified. */
export async function isReady(
  files: DownloadFiles,
  record: DownloadRecord | null,
): Promise<boolean> {
  if (record?.state !== "ready") return false;
  const found = await stat(/* turbopackIgnore: true */ files.weights).catch(() => undefined);
  return found?.size === record.bytes && found.mtimeMs === record.verifiedMtimeMs;
}
