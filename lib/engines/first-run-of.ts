import "server-only";

import { isOperatorsPage } from "@/lib/account/operator-page";
import { modelDownloads } from "@/lib/engines/downloads/model-downloads";
import type { FirstRun } from "@/lib/engines/first-run";
import { localOrigins } from "@/lib/engines/local-servers";

/** The ways to a better engine that the person has whose page is being rendered. */
export async function firstRunOf(): Promise<FirstRun> {
  return {
    looksOnThisMachine: localOrigins().length > 0,
    mayDownload: modelDownloads.get().allowed && (await isOperatorsPage()),
  };
}
