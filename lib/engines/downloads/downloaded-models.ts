import "server-only";

import { modelDownloads } from "@/lib/engines/downloads/model-downloads";
import type { DownloadedModel } from "@/lib/models/downloadable";

/** The models that are on this machine, the most capable first. */
export async function downloadedModels(): Promise<DownloadedModel[]> {
  const ready = await modelDownloads.get().ready();
  return ready
    .sort((one, other) => other.model.parameters - one.model.parameters)
    .map(({ model: { id, name, contextTokens, parameters }, weights }) => ({
      id,
      name,
      weights,
      contextTokens,
      parameters,
    }));
}
