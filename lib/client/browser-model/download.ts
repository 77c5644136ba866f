"use client";

import { modelOptions } from "@/lib/client/browser-model/state";

/**
 * Has the browser fetch its model, which takes a click of the user's to be allowed.
 *
 * @param onProgress called with the share that has arrived, from 0 to 1
 * @throws DOMException when the browser refuses or fails
 */
export async function downloadBrowserModel(onProgress: (share: number) => void): Promise<void> {
  const session = await LanguageModel.create({
    ...modelOptions(),
    monitor: (model) =>
      model.addEventListener("downloadprogress", ({ loaded }) => onProgress(loaded)),
  });
  session.destroy();
}
