import "server-only";

import { authServer } from "#auth-server";
import type { Database } from "@/db/client";
import { env } from "@/lib/env";
import type { AuthServer } from "@/lib/providers/auth/port";
import { getDatabase } from "@/lib/providers/database";
import { createLocalText } from "@/lib/providers/text/local";
import { createOpenAiText } from "@/lib/providers/text/openai";
import type { TextPort } from "@/lib/providers/text/port";

export type Providers = { db: Database; auth: AuthServer; text: TextPort };

const holder = globalThis as typeof globalThis & { atelierText?: TextPort };

function createText(): TextPort {
  const {
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    AI_TEXT_MODEL,
    LOCAL_TEXT_MODEL,
    LOCAL_TEXT_THREADS,
    MODELS_DIR,
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
    timeoutMs,
  });
}

/** The text engine of this process. Made once; asks for nothing until it is used. */
export function getText(): TextPort {
  holder.atelierText ??= createText();
  return holder.atelierText;
}

/** The composition root: environment in, adapters out. */
export async function getProviders(): Promise<Providers> {
  return { db: await getDatabase(), auth: authServer, text: getText() };
}

/** Ends the engine's worker processes. */
export async function closeText(): Promise<void> {
  const text = holder.atelierText;
  delete holder.atelierText;
  await text?.close();
}
