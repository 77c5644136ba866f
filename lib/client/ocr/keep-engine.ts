"use client";

import { createTextRecognizer } from "@/lib/client/ocr/text-recognizer";
import { isEngineKept, markEngineKept } from "@/lib/offline/ocr-files";

/**
 * Starts the engine once, so that this browser has all of it when there's no connection. Does nothing for people who
 * ask to be sent little.
 */
export async function keepEngine(): Promise<void> {
  const connection: unknown = Reflect.get(navigator, "connection");
  const savesData = Reflect.get(Object(connection), "saveData") === true;
  if (savesData || !navigator.serviceWorker?.controller || (await isEngineKept())) return;
  const engine = await createTextRecognizer("eng", () => {});
  await engine.close();
  await markEngineKept();
}
