import "server-only";

import { authServer } from "#auth-server";
import type { Database } from "@/db/client";
import { env } from "@/lib/core/env";
import type { AuthServer } from "@/lib/providers/auth/port";
import { getDatabase } from "@/lib/providers/database";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import type { EmbeddingsPort } from "@/lib/providers/embeddings/port";
import { createIllustrator } from "@/lib/providers/image-generation/local";
import { createOpenAiImage } from "@/lib/providers/image-generation/openai";
import type { ImagePort } from "@/lib/providers/image-generation/port";
import { createPictureDesk, type PictureDesk } from "@/lib/providers/image-processing/local";
import { createDiskStorage } from "@/lib/providers/storage/disk";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createVercelBlobStorage } from "@/lib/providers/storage/vercel-blob";
import { createLocalText } from "@/lib/providers/text/local";
import { createOpenAiText } from "@/lib/providers/text/openai";
import type { TextPort } from "@/lib/providers/text/port";
import type { VideoPort } from "@/lib/providers/video/port";
import { createYoutubeVideo } from "@/lib/providers/video/youtube";
import { createLocalVision } from "@/lib/providers/vision/local";
import { withHostedVision } from "@/lib/providers/vision/openai";
import type { VisionPort } from "@/lib/providers/vision/port";

export type Providers = {
  db: Database;
  auth: AuthServer;
  text: TextPort;
  image: ImagePort;
  storage: StoragePort;
  pictures: PictureDesk;
  embeddings: EmbeddingsPort;
  vision: VisionPort;
  video: VideoPort;
};

const holder = globalThis as typeof globalThis & {
  atelierText?: TextPort;
  atelierImage?: ImagePort;
  atelierStorage?: StoragePort;
  atelierPictures?: PictureDesk;
  atelierEmbeddings?: EmbeddingsPort;
  atelierVision?: VisionPort;
};

/** Below the 180 seconds that a call about a picture may take. */
const PICTURE_TIMEOUT_MS = 170_000;

function createText(): TextPort {
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
  if (OPENAI_API_KEY || OPENAI_BASE_URL) {
    return createOpenAiText({
      apiKey: OPENAI_API_KEY,
      baseUrl: OPENAI_BASE_URL,
      model: AI_TEXT_MODEL,
      contextTokens: AI_TEXT_CONTEXT_TOKENS,
      timeoutMs,
    });
  }
  return createLocalText({
    modelsDir: MODELS_DIR,
    model: LOCAL_TEXT_MODEL,
    threads: LOCAL_TEXT_THREADS,
    fetchWeights: MODELS_FETCH === "on",
    timeoutMs,
  });
}

/** The text engine of this process. Made once; asks for nothing until it is used. */
export function getText(): TextPort {
  holder.atelierText ??= createText();
  return holder.atelierText;
}

function createImage(): ImagePort {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_IMAGE_BASE_URL, AI_IMAGE_MODEL } = env();
  const timeoutMs = PICTURE_TIMEOUT_MS;
  // Another server than OpenAI's makes pictures only when somebody says with which model.
  const hosted = AI_IMAGE_MODEL !== undefined || (OPENAI_API_KEY && !OPENAI_BASE_URL);
  if (!hosted) return createIllustrator({ timeoutMs });
  const baseUrl = OPENAI_IMAGE_BASE_URL ?? OPENAI_BASE_URL;
  return createOpenAiImage({ apiKey: OPENAI_API_KEY, baseUrl, model: AI_IMAGE_MODEL, timeoutMs });
}

/** What makes pictures in this process. Made once; starts no worker until it is used. */
export function getImage(): ImagePort {
  holder.atelierImage ??= createImage();
  return holder.atelierImage;
}

function createStorage(): StoragePort {
  const { BLOB_READ_WRITE_TOKEN, DATA_DIR } = env();
  return BLOB_READ_WRITE_TOKEN
    ? createVercelBlobStorage(BLOB_READ_WRITE_TOKEN)
    : createDiskStorage(DATA_DIR);
}

/** Where this process keeps files. */
export function getStorage(): StoragePort {
  holder.atelierStorage ??= createStorage();
  return holder.atelierStorage;
}

/** The picture reader of this process. Made once; starts no worker until it is used. */
export function getPictures(): PictureDesk {
  holder.atelierPictures ??= createPictureDesk();
  return holder.atelierPictures;
}

/** The sentence reader of this process. Made once; asks for nothing until it is used. */
export function getEmbeddings(): EmbeddingsPort {
  holder.atelierEmbeddings ??= createLocalEmbeddings({
    modelsDir: env().MODELS_DIR,
    fetchWeights: env().MODELS_FETCH === "on",
  });
  return holder.atelierEmbeddings;
}

function createVision(): VisionPort {
  const {
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    AI_EDIT_MODEL,
    BACKGROUND_ENGINE,
    MODELS_DIR,
    MODELS_FETCH,
  } = env();
  const timeoutMs = PICTURE_TIMEOUT_MS;
  const fetchWeights = MODELS_FETCH === "on";
  const local = createLocalVision({ modelsDir: MODELS_DIR, fetchWeights, timeoutMs });
  // Another server than OpenAI's edits pictures only when somebody says with which model.
  const edits = AI_EDIT_MODEL !== undefined || (OPENAI_API_KEY && !OPENAI_BASE_URL);
  if (!edits) return local;
  return withHostedVision(local, {
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: AI_EDIT_MODEL,
    timeoutMs,
    cutsOut: BACKGROUND_ENGINE === "openai",
  });
}

/** The engines of this process that see. Made once; ask for nothing until they are used. */
export function getVision(): VisionPort {
  holder.atelierVision ??= createVision();
  return holder.atelierVision;
}

/** The composition root: environment in, adapters out. */
export async function getProviders(): Promise<Providers> {
  return {
    db: await getDatabase(),
    auth: authServer,
    text: getText(),
    image: getImage(),
    storage: getStorage(),
    pictures: getPictures(),
    embeddings: getEmbeddings(),
    vision: getVision(),
    video: createYoutubeVideo({ baseUrl: env().YOUTUBE_BASE_URL }),
  };
}

/** Ends the engines' worker processes. */
export async function closeEngines(): Promise<void> {
  const { atelierText, atelierImage, atelierEmbeddings, atelierPictures, atelierVision } = holder;
  delete holder.atelierText;
  delete holder.atelierImage;
  delete holder.atelierEmbeddings;
  delete holder.atelierVision;
  delete holder.atelierPictures;
  const engines = [atelierText, atelierImage, atelierEmbeddings, atelierPictures, atelierVision];
  await Promise.all(engines.map((engine) => engine?.close()));
}
