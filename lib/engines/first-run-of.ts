import "server-only";

import { cookies } from "next/headers";

import { isOperatorsPage } from "@/lib/account/operator-page";
import { modelDownloads } from "@/lib/engines/downloads/model-downloads";
import { FIRST_RUN_OVER, type FirstRun } from "@/lib/engines/first-run";
import { localOrigins } from "@/lib/engines/local-servers";
import { engines } from "@/lib/providers";

/**
 * The ways to a better engine that the person has whose page is being rendered, before a first run with the built-in model;
 * undefined where another engine writes, or the advice was declined.
 */
export async function firstRunOf(): Promise<FirstRun | undefined> {
  if (!engines.text.get().engine.builtIn || (await cookies()).has(FIRST_RUN_OVER)) return undefined;
  return {
    looksOnThisMachine: localOrigins().length > 0,
    mayDownload: modelDownloads.get().allowed && (await isOperatorsPage()),
  };
}
