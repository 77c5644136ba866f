import "server-only";

import { cookies } from "next/headers";

import { isOperatorsPage } from "@/lib/account/operator-page";
import { modelDownloads } from "@/lib/engines/downloads/model-downloads";
import { suitableModel } from "@/lib/engines/downloads/suitable-model";
import { FIRST_RUN_OVER, type FirstRun, type FirstTask } from "@/lib/engines/first-run";
import { localOrigins } from "@/lib/engines/local-servers";
import { engines } from "@/lib/providers";

/**
 * The ways to a better engine that the person has whose page is being rendered, before a first run with the built-in model;
 * undefined where another engine writes, or the advice for the task was declined.
 */
export async function firstRunOf(task: FirstTask): Promise<FirstRun | undefined> {
  if (!engines.text.get().engine.builtIn) return undefined;
  if ((await cookies()).has(FIRST_RUN_OVER[task])) return undefined;
  const mayDownload = modelDownloads.get().allowed && (await isOperatorsPage());
  return {
    looksOnThisMachine: localOrigins().length > 0,
    mayDownload,
    suitable: mayDownload ? await suitableModel() : null,
  };
}
