import "server-only";

import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readSync,
  statSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";

import { type Env, readEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { readModels } from "@/lib/providers/model-servers/read-models";
import { limitFaults } from "@/lib/server/limit-faults";

/** A server that takes longer to list its models isn't waited for: that's no fault. */
const LIST_TIMEOUT_MS = 1_200;
/** What a GGUF file begins with. */
const GGUF = "GGUF";

type Variables = Record<string, string | undefined>;

/** What is found: faults end the start or build, warnings are only printed. Both read "VARIABLE: what is wrong". */
export type Faults = { faults: string[]; warnings: string[] };

/**
 * Every fault of an environment: what `readEnv` finds, the variables that pages are built with, and what only a look at
 * this machine and its engine tells. Takes under two seconds.
 *
 * @param purpose "build" looks at variables only, since the pages may be served elsewhere; "worker" is a start without
 *   pages, beside a server
 */
export async function findFaults(
  source: Variables,
  purpose: "build" | "start" | "worker",
): Promise<Faults> {
  const read = readEnv(source);
  const own = purpose === "worker" ? workerFaults(source) : pageFaults(source);
  const faults = [...("faults" in read ? read.faults : []), ...own];
  const server = await lookAtServer(source);
  if (purpose === "build") return { faults, warnings: [...server.faults, ...server.warnings] };
  const machine = "env" in read ? await lookAtMachine(read.env) : { faults: [], warnings: [] };
  return {
    faults: [...faults, ...machine.faults, ...server.faults],
    warnings: [...machine.warnings, ...server.warnings],
  };
}

/** What a worker has to share with the servers whose runs it takes. */
export function workerFaults({ DATABASE_URL, WORKER_KINDS }: Variables): string[] {
  const faults: string[] = [];
  if (!DATABASE_URL?.trim()) {
    const message =
      "is required for a worker: set it to the servers' Postgres, because one process alone can open an embedded database";
    faults.push(`DATABASE_URL: ${message}`);
  }
  if (WORKER_KINDS?.trim() === "none")
    faults.push(
      "WORKER_KINDS: none leaves a worker nothing to do; name some kinds, or leave it out",
    );
  return faults;
}

/** Faults of the variables that are built into the pages. */
function pageFaults({ NEXT_PUBLIC_LIMITS, NEXT_PUBLIC_BASE_URL }: Variables): string[] {
  const faults = limitFaults(NEXT_PUBLIC_LIMITS?.trim() ?? "").map(
    (fault) => `NEXT_PUBLIC_LIMITS: ${fault}`,
  );
  const base = NEXT_PUBLIC_BASE_URL?.trim();
  if (base && !/^https?:\/\/[^/]+$/.test(base))
    faults.push("NEXT_PUBLIC_BASE_URL: must be an origin such as https://api.example.com");
  return faults;
}

async function lookAtMachine(env: Env): Promise<Faults> {
  const { PORT, DATA_DIR, LOCAL_TEXT_MODEL, MODELS_DIR, MODELS_FETCH } = env;
  const faults: string[] = [];
  const warnings: string[] = [];
  if (!(await isFree(PORT)))
    faults.push(`PORT: ${PORT} is in use; stop whatever is listening there, or set another port`);
  if (!isWritable(DATA_DIR)) faults.push(`DATA_DIR: can't write to ${DATA_DIR}`);
  if (LOCAL_TEXT_MODEL && !LOCAL_TEXT_MODEL.startsWith("hf:")) {
    if (!existsSync(LOCAL_TEXT_MODEL))
      faults.push(`LOCAL_TEXT_MODEL: ${LOCAL_TEXT_MODEL} doesn't exist`);
    else if (!isGguf(LOCAL_TEXT_MODEL))
      faults.push(`LOCAL_TEXT_MODEL: ${LOCAL_TEXT_MODEL} isn't a GGUF file that can be read`);
  }
  // Where all the weights are there already, that's no fault.
  if (MODELS_FETCH === "on" && !isWritable(MODELS_DIR))
    warnings.push(`MODELS_DIR: can't write to ${MODELS_DIR}; missing weights can't be downloaded`);
  return { faults, warnings };
}

function isGguf(file: string): boolean {
  try {
    const opened = openSync(file, "r");
    const start = Buffer.alloc(GGUF.length);
    readSync(opened, start);
    closeSync(opened);
    return start.toString("latin1") === GGUF;
  } catch {
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Whether a folder, or the nearest one above it that exists, takes files. Makes nothing: a start makes the folder. */
function isWritable(folder: string): boolean {
  let nearest = resolve(folder);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK);
    return statSync(nearest).isDirectory();
  } catch {
    return false;
  }
}

/** Without a model's name, the server is asked for its models, as at the first call. */
async function lookAtServer({
  OPENAI_BASE_URL,
  OPENAI_API_KEY,
  AI_TEXT_MODEL,
}: Variables): Promise<Faults> {
  const found: Faults = { faults: [], warnings: [] };
  const baseUrl = OPENAI_BASE_URL?.trim();
  if (!baseUrl || AI_TEXT_MODEL?.trim() || !/^https?:/.test(baseUrl) || !URL.canParse(baseUrl))
    return found;
  const { host } = new URL(baseUrl);
  const signal = AbortSignal.timeout(LIST_TIMEOUT_MS);
  try {
    const server = { baseUrl, apiKey: OPENAI_API_KEY?.trim() || undefined };
    const [first] = await readModels(server, signal);
    if (!first)
      found.faults.push(`OPENAI_BASE_URL: ${baseUrl} offers no model that writes. ${NAME_IT}`);
  } catch (error) {
    if (signal.aborted) {
      found.warnings.push(
        `OPENAI_BASE_URL: ${host} is slow to list its models; it's asked again at the first call. ${NAME_IT}`,
      );
    } else {
      found.faults.push(
        `OPENAI_BASE_URL: couldn't list the models of ${host}. ${reasonOf(error)} ${NAME_IT}`,
      );
    }
  }
  return found;
}

const NAME_IT = "Set AI_TEXT_MODEL to skip this check.";

function reasonOf(error: unknown): string {
  return error instanceof AppError ? error.message : "We can't reach this server.";
}
