import { z } from "zod";

/**
 * Where a model is: not here, on its way, all here but not hashed yet, stopped with a part here, stopped by a failure, or
 * verified and in use.
 */
const DOWNLOAD_STATES = ["absent", "downloading", "checking", "paused", "failed", "ready"] as const;

/** A model that the operator can download, and how far that is. */
export const downloadSchema = z.object({
  id: z.string(),
  name: z.string(),
  goodFor: z.string(),
  license: z.string(),
  /** Its page on the hub. */
  url: z.string(),
  /** Size of the file; rounded until the hub was asked. */
  bytes: z.number(),
  memoryBytes: z.number(),
  /** Expected on this machine; null until that's measured. */
  wordsPerMinute: z.number().nullable(),
  state: z.enum(DOWNLOAD_STATES),
  receivedBytes: z.number(),
  /** Why it failed; otherwise null. */
  message: z.string().nullable(),
});

export type Download = z.output<typeof downloadSchema>;

export const downloadListSchema = z.object({
  /** From small to large. */
  models: z.array(downloadSchema),
  /** False when the environment forbids downloads. */
  allowed: z.boolean(),
  /** Whether this machine's speed is being measured now. */
  measuring: z.boolean(),
});

export type DownloadList = z.output<typeof downloadListSchema>;

export const downloadInput = z.object({ id: z.string().max(100) });
