import "server-only";

import type { Download, DownloadList } from "@/lib/engines/downloads/contract";
import { modelDownloads } from "@/lib/engines/downloads/model-downloads";
import { expectedSpeed, type Speed, speedOfBuiltIn } from "@/lib/engines/downloads/speed";
import { type DownloadableModel, memoryOf, pageOf } from "@/lib/models/downloadable";
import { downloadedWriters } from "@/lib/providers";
import type { UserContext } from "@/lib/providers/context";

type Operator = Pick<UserContext, "text" | "user">;

/** The models that can be downloaded, how far each is, and how fast it would write. */
export async function listDownloads(ctx: Operator): Promise<DownloadList> {
  const downloads = modelDownloads.get();
  const speed = await speedOfBuiltIn(ctx);
  const models = await Promise.all(downloads.models.map((model) => toDownload(model, speed)));
  return { models, allowed: downloads.allowed, measuring: speed.measuring };
}

/** Begins or resumes a download; see `ModelDownloads`. */
export async function startDownload(ctx: Operator, id: string): Promise<DownloadList> {
  await modelDownloads.get().start(id);
  return listDownloads(ctx);
}

/** Pauses a download. */
export async function pauseDownload(ctx: Operator, id: string): Promise<DownloadList> {
  await modelDownloads.get().pause(id);
  return listDownloads(ctx);
}

/** Deletes a model. What it is writing fails. */
export async function removeDownload(ctx: Operator, id: string): Promise<DownloadList> {
  const downloads = modelDownloads.get();
  const here = (await downloads.ready()).find(({ model }) => model.id === id);
  await downloads.remove(id);
  // The disk gets its space back once nobody has the file open.
  if (here) await downloadedWriters.get().unload(here.weights);
  return listDownloads(ctx);
}

async function toDownload(model: DownloadableModel, { wordsPerMinute }: Speed): Promise<Download> {
  const { id, name, goodFor, license, aboutBytes, parameters } = model;
  const { bytes, ...progress } = await modelDownloads.get().stateOf(model);
  return {
    id,
    name,
    goodFor,
    license,
    url: pageOf(model),
    bytes: bytes ?? aboutBytes,
    memoryBytes: memoryOf(model, bytes ?? aboutBytes),
    wordsPerMinute: wordsPerMinute === null ? null : expectedSpeed(wordsPerMinute, parameters),
    ...progress,
  };
}
