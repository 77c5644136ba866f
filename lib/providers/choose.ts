import "server-only";

import { env } from "@/lib/core/env";
import { processEngine } from "@/lib/providers/configured";
import type { ConnectedServer } from "@/lib/providers/connected-server";
import { createIllustrator } from "@/lib/providers/image-generation/local";
import { createOpenAiImage } from "@/lib/providers/image-generation/openai";
import type { ImageGenerator } from "@/lib/providers/image-generation/port";
import { createSdapiImage } from "@/lib/providers/image-generation/sdapi";
import type { ImageProcessor } from "@/lib/providers/image-processing/port";
import { nearImages, ownImages, queuedEdits, queuedImages } from "@/lib/providers/image-queue";
import { canCutOut } from "@/lib/providers/model-servers/read-models";
import { createDiskStorage } from "@/lib/providers/storage/disk";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createS3Storage } from "@/lib/providers/storage/s3";
import { createVercelBlobStorage } from "@/lib/providers/storage/vercel-blob";
import { type BrowserTextOptions, createBrowserText } from "@/lib/providers/text/browser";
import { createDownloadedTexts, type DownloadedTexts } from "@/lib/providers/text/downloaded";
import { createFirstModelText } from "@/lib/providers/text/first-model";
import { createLocalText } from "@/lib/providers/text/local";
import { createOpenAiText } from "@/lib/providers/text/openai";
import type { TextPort } from "@/lib/providers/text/port";
import { withEditor } from "@/lib/providers/vision/editor";
import { createLocalVision } from "@/lib/providers/vision/local";
import { createOpenAiEditor, withHostedVision } from "@/lib/providers/vision/openai";
import type { VisionPort } from "@/lib/providers/vision/port";
import { createSdapiEditor } from "@/lib/providers/vision/sdapi";

/** Below the 180 s limit of an image call. */
const IMAGE_TIMEOUT_MS = 170_000;

/** The text engine: a hosted model when one is configured, otherwise a local one. */
export function createText(): TextPort {
  const {
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    AI_TEXT_MODEL,
    AI_TEXT_CONTEXT_TOKENS,
    LOCAL_TEXT_MODEL,
    LOCAL_TEXT_THREADS,
    MODELS_DIR,
    MODELS_FETCH,
    TEXT_TIMEOUT_SECONDS,
  } = env();
  const timeoutMs = TEXT_TIMEOUT_SECONDS * 1000;
  const configured = processEngine("write");
  if (configured === "variables") {
    const server = {
      apiKey: OPENAI_API_KEY,
      contextTokens: AI_TEXT_CONTEXT_TOKENS,
      timeoutMs,
    };
    if (OPENAI_BASE_URL && !AI_TEXT_MODEL) {
      return createFirstModelText({ ...server, baseUrl: OPENAI_BASE_URL });
    }
    return createOpenAiText({ ...server, baseUrl: OPENAI_BASE_URL, model: AI_TEXT_MODEL });
  }
  if (configured) return createServerText(configured);
  return createLocalText({
    modelsDir: MODELS_DIR,
    model: LOCAL_TEXT_MODEL,
    threads: LOCAL_TEXT_THREADS,
    fetchWeights: MODELS_FETCH === "on",
    timeoutMs,
  });
}

/** The engines of models that an operator downloaded to this machine. */
export function createDownloadedWriters(): DownloadedTexts {
  const { LOCAL_TEXT_THREADS, TEXT_TIMEOUT_SECONDS } = env();
  return createDownloadedTexts({
    threads: LOCAL_TEXT_THREADS,
    timeoutMs: TEXT_TIMEOUT_SECONDS * 1000,
  });
}

/** A text engine on a connected server. */
export function createServerText(server: ConnectedServer): TextPort {
  const timeoutMs = env().TEXT_TIMEOUT_SECONDS * 1000;
  return createOpenAiText({ ...server, timeoutMs });
}

/** A text engine that asks the page of a run. */
export function createPageText(page: Omit<BrowserTextOptions, "timeoutMs" | "waits">): TextPort {
  return createBrowserText({ ...page, timeoutMs: env().TEXT_TIMEOUT_SECONDS * 1000 });
}

/** The image generator: a hosted model when one is configured, otherwise the built-in illustrator. */
export function createImageGenerator(): ImageGenerator {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_IMAGE_BASE_URL, AI_IMAGE_MODEL } = env();
  const timeoutMs = IMAGE_TIMEOUT_MS;
  const configured = processEngine("paint");
  if (!configured) return createIllustrator({ timeoutMs });
  if (configured !== "variables") return createServerImage({ ...configured, protocol: "openai" });
  const baseUrl = OPENAI_IMAGE_BASE_URL ?? OPENAI_BASE_URL;
  return createOpenAiImage({ apiKey: OPENAI_API_KEY, baseUrl, model: AI_IMAGE_MODEL, timeoutMs });
}

/** A server that makes or changes images: one that a person connected, or one that was found on this machine. */
export type ImageServer =
  | (ConnectedServer & { protocol: "openai" })
  | { protocol: "sdapi"; origin: string; model: string };

/** An image generator on such a server. */
export function createServerImage(server: ImageServer): ImageGenerator {
  const timeoutMs = IMAGE_TIMEOUT_MS;
  if (server.protocol === "sdapi")
    return queuedImages(createSdapiImage({ ...server, timeoutMs }), nearImages.get());
  return queuedImages(createOpenAiImage({ ...server, timeoutMs }), ownImages.get());
}

/** `vision` with such a server for removing objects, and backgrounds where it gives transparency. */
export function withServerEditor(
  vision: VisionPort,
  server: ImageServer,
  imageProcessor: ImageProcessor,
): VisionPort {
  const options = { timeoutMs: IMAGE_TIMEOUT_MS, imageProcessor };
  if (server.protocol === "sdapi")
    return withEditor(
      vision,
      queuedEdits(createSdapiEditor({ ...server, ...options }), nearImages.get()),
    );
  const { matte, ...editor } = createOpenAiEditor({ ...server, ...options });
  const able = canCutOut(server.model) ? { ...editor, matte } : editor;
  return withEditor(vision, queuedEdits(able, ownImages.get()));
}

/** File storage: a private Vercel Blob store or a bucket when one is configured, otherwise the data folder. */
export function createStorage(): StoragePort {
  const { BLOB_READ_WRITE_TOKEN, S3_BUCKET, DATA_DIR } = env();
  if (BLOB_READ_WRITE_TOKEN) return createVercelBlobStorage(BLOB_READ_WRITE_TOKEN);
  return S3_BUCKET ? createBucketStorage(S3_BUCKET) : createDiskStorage(DATA_DIR);
}

function createBucketStorage(bucket: string): StoragePort {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_DIRECT_UPLOADS } =
    env();
  const hasKeys = S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined;
  return createS3Storage({
    bucket,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    keys: hasKeys ? { id: S3_ACCESS_KEY_ID, secret: S3_SECRET_ACCESS_KEY } : undefined,
    directUploads: S3_DIRECT_UPLOADS === "on",
  });
}

/** The vision engine: local models, plus a hosted one when it is configured. */
export function createVision(imageProcessor: ImageProcessor): VisionPort {
  const {
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    AI_EDIT_MODEL,
    BACKGROUND_ENGINE,
    MODELS_DIR,
    MODELS_FETCH,
  } = env();
  const timeoutMs = IMAGE_TIMEOUT_MS;
  const fetchWeights = MODELS_FETCH === "on";
  const local = createLocalVision({ modelsDir: MODELS_DIR, fetchWeights, timeoutMs });
  const configured = processEngine("edit");
  if (!configured) return local;
  const server =
    configured === "variables"
      ? { apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: AI_EDIT_MODEL }
      : configured;
  return withHostedVision(local, {
    ...server,
    timeoutMs,
    imageProcessor,
    cutsOut: BACKGROUND_ENGINE === "openai",
  });
}
