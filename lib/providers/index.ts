import "server-only";

import { authServer } from "#auth-server";
import type { Database } from "@/db/client";
import { env } from "@/lib/env";
import type { AuthServer } from "@/lib/providers/auth/port";
import { getDatabase } from "@/lib/providers/database";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import type { EmbeddingsPort } from "@/lib/providers/embeddings/port";
import { createDiskStorage } from "@/lib/providers/storage/disk";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createLocalText } from "@/lib/providers/text/local";
import { createOpenAiText } from "@/lib/providers/text/openai";
import type { TextPort } from "@/lib/providers/text/port";

export type Providers = {
  db: Database;
  auth: AuthServer;
  text: TextPort;
  storage: StoragePort;
  embeddings: EmbeddingsPort;
};

const holder = globalThis as typeof globalThis & {
  atelierText?: TextPort;
  atelierStorage?: StoragePort;
  atelierEmbeddings?: EmbeddingsPort;
};

function createText(): TextPort {
  const {
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    AI_TEXT_MODEL,
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

function createStorage(): StoragePort {
  return createDiskStorage(env().DATA_DIR);
}

/** Where this process keeps files. */
export function getStorage(): StoragePort {
  holder.atelierStorage ??= createStorage();
  return holder.atelierStorage;
}

/** The sentence reader of this process. Made once; asks for nothing until it is used. */
export function getEmbeddings(): EmbeddingsPort {
  holder.atelierEmbeddings ??= createLocalEmbeddings({
    modelsDir: env().MODELS_DIR,
    fetchWeights: env().MODELS_FETCH === "on",
  });
  return holder.atelierEmbeddings;
}

/** The composition root: environment in, adapters out. */
export async function getProviders(): Promise<Providers> {
  return {
    db: await getDatabase(),
    auth: authServer,
    text: getText(),
    storage: getStorage(),
    embeddings: getEmbeddings(),
  };
}

/** Ends the engines' worker processes. */
export async function closeEngines(): Promise<void> {
  const { atelierText, atelierEmbeddings } = holder;
  delete holder.atelierText;
  delete holder.atelierEmbeddings;
  await Promise.all([atelierText?.close(), atelierEmbeddings?.close()]);
}
