import "server-only";

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { z } from "zod";

import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { singleton } from "@/lib/core/singleton";
import { countWords } from "@/lib/core/text";
import { downloadsFolder } from "@/lib/engines/downloads/record";
import type { TextPort } from "@/lib/providers/text/port";

/** What the built-in model has, in billions. */
const BUILT_IN_PARAMETERS = 1.1;
const MEASURED_TOKENS = 64;
/** After a failed measurement. */
const RETRY_MS = 60_000;

const storedSchema = z.object({ machine: z.string(), wordsPerMinute: z.number().positive() });

const measurement = singleton("writing-speed", () => ({
  /** Of the built-in model. */
  wordsPerMinute: null as number | null,
  isRunning: false,
  nextTryMs: 0,
}));

/** How fast the built-in model writes here, and whether that is being measured now. */
export type Speed = { wordsPerMinute: number | null; measuring: boolean };

/**
 * How fast the built-in model writes on this machine. The first call begins to measure it, once the model is here: that
 * takes it a few seconds, and the result is kept beside the weights.
 */
export async function speedOfBuiltIn({
  text,
  user,
}: {
  text: TextPort;
  user: { id: string };
}): Promise<Speed> {
  const known = measurement.get();
  const wordsPerMinute = await measuredSpeed();
  const mayStart = !known.isRunning && known.nextTryMs <= Date.now();
  const isReady = text.engine.builtIn && text.status().state === "ready";
  if (wordsPerMinute === null && mayStart && isReady) void measure(text, user.id);
  return { wordsPerMinute, measuring: known.isRunning };
}

/** Words a minute of the built-in model on this machine, where that has been measured. */
export async function measuredSpeed(): Promise<number | null> {
  const known = measurement.get();
  known.wordsPerMinute ??= await readStored();
  return known.wordsPerMinute;
}

/**
 * What to expect of another model in this process: time per word grows with the number of weights.
 *
 * @param parameters in billions
 */
export function expectedSpeed(builtInWordsPerMinute: number, parameters: number): number {
  return Math.round((builtInWordsPerMinute * BUILT_IN_PARAMETERS) / parameters);
}

async function measure(text: TextPort, userId: string): Promise<void> {
  const known = measurement.get();
  known.isRunning = true;
  try {
    known.wordsPerMinute = await measureSpeed(text, userId);
    await store(known.wordsPerMinute);
  } catch (error) {
    known.nextTryMs = Date.now() + RETRY_MS;
    logger.warn({ error }, "could not measure the writing speed");
  } finally {
    known.isRunning = false;
  }
}

/**
 * Words a minute of a model while it writes, not counting the time before its first word.
 *
 * @throws Error when it wrote too little to tell, and what the engine throws
 */
export async function measureSpeed(text: TextPort, userId: string): Promise<number> {
  const pieces = text.stream({
    system: "You write plain English prose.",
    prompt: "Describe a garden in spring.",
    maxOutputTokens: MEASURED_TOKENS,
    userId,
    signal: new AbortController().signal,
  });
  let written = "";
  let startedMs: number | undefined;
  for await (const piece of pieces) {
    // The first piece came at the end of what isn't measured.
    if (startedMs === undefined) startedMs = performance.now();
    else written += piece;
  }
  const minutes = (performance.now() - (startedMs ?? 0)) / 60_000;
  const words = countWords(written);
  if (startedMs === undefined || words < 5) throw new Error("The model wrote too little.");
  return Math.round(words / minutes);
}

function storedFile(): string {
  return path.join(/* turbopackIgnore: true */ downloadsFolder(env().MODELS_DIR), "speed.json");
}

/** A measurement counts for the machine it was made on. */
function machine(): string {
  return `${cpus()[0]?.model} ${env().LOCAL_TEXT_THREADS ?? availableParallelism()}`;
}

async function readStored(): Promise<number | null> {
  try {
    const stored = storedSchema.parse(JSON.parse(await readFile(storedFile(), "utf8")));
    return stored.machine === machine() ? stored.wordsPerMinute : null;
  } catch {
    return null;
  }
}

async function store(wordsPerMinute: number): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ path.dirname(storedFile()), { recursive: true });
  await writeFile(storedFile(), JSON.stringify({ machine: machine(), wordsPerMinute }));
}
