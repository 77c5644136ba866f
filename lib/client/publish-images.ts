"use client";

import { callApi, postJson } from "@/lib/client/call-api";
import { reportFailure } from "@/lib/client/report-failure";
import { messageReader } from "@/lib/creations/read-answer";
import type { GeneratedImages } from "@/lib/tools/generate-images/contract";

/** Publishes what a run made. Images that can't be published stay private, with a toast that says why. */
export async function publishImages(made: GeneratedImages): Promise<GeneratedImages> {
  try {
    for (const { id } of made.images) {
      await callApi("/api/user/publish-creation", messageReader, postJson({ id, publish: true }));
    }
    return { ...made, meta: { ...made.meta, published: true } };
  } catch (error) {
    if (error instanceof Error) reportFailure(error);
    return made;
  }
}
