import "server-only";

import { env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import {
  createDownloadedWriters,
  createImageGenerator,
  createStorage,
  createText,
  createVision,
} from "@/lib/providers/choose";
import type { VisitorContext } from "@/lib/providers/context";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import { createLocalGrammar } from "@/lib/providers/grammar/local";
import { createLocalImageProcessor } from "@/lib/providers/image-processing/local";
import { createLocalPdfReader } from "@/lib/providers/pdf/local";
import { createYoutubeVideo } from "@/lib/providers/video/youtube";

const imageProcessor = singleton("image-processor", createLocalImageProcessor);

/** This process's engines. Each is created on first use and starts its worker with the first job. */
export const engines = {
  text: singleton("text", createText),
  imageGenerator: singleton("image-generator", createImageGenerator),
  imageProcessor,
  vision: singleton("vision", () => createVision(imageProcessor.get())),
  pdfReader: singleton("pdf-reader", () =>
    createLocalPdfReader({
      modelsDir: env().MODELS_DIR,
      fetchWeights: env().MODELS_FETCH === "on",
    }),
  ),
  grammar: singleton("grammar", createLocalGrammar),
  embeddings: singleton("embeddings", () =>
    createLocalEmbeddings({
      modelsDir: env().MODELS_DIR,
      fetchWeights: env().MODELS_FETCH === "on",
    }),
  ),
};

/** The models that an operator downloaded; see `lib/engines/downloads/`. */
export const downloadedWriters = singleton("downloaded-writers", createDownloadedWriters);

/** This process's file storage. */
export const storage = singleton("storage", createStorage);

/** What `getPorts` returns. */
export type Ports = Pick<VisitorContext, keyof typeof engines | "video" | "storage">;

/** Every port that domain code may use, except the database and accounts: environment in, adapters out. */
export function getPorts(): Ports {
  return {
    text: engines.text.get(),
    imageGenerator: engines.imageGenerator.get(),
    imageProcessor: engines.imageProcessor.get(),
    vision: engines.vision.get(),
    pdfReader: engines.pdfReader.get(),
    grammar: engines.grammar.get(),
    embeddings: engines.embeddings.get(),
    video: createYoutubeVideo({ baseUrl: env().YOUTUBE_BASE_URL }),
    storage: storage.get(),
  };
}

/** Closes all engines and their worker processes; the next use creates new ones. */
export async function closeEngines(): Promise<void> {
  const all = [...Object.values(engines), downloadedWriters];
  await Promise.all(all.map((engine) => engine.set(undefined)?.close()));
}
