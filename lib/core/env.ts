import "server-only";

import type { z } from "zod";

import { crossChecks } from "@/lib/core/env-cross-checks";
import { type ConfiguredEngine, readEngines } from "@/lib/core/env-engines";
import { envSchema } from "@/lib/core/env-schema";

/** The validated environment, with defaults filled in. */
export type Env = z.output<typeof envSchema> & { ENGINES: readonly ConfiguredEngine[] };

type Variables = Record<string, string | undefined>;

/** Empty values count as unset, as most `.env` files expect. */
function withoutEmpty(source: Variables): Variables {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/**
 * Validates the whole environment and fills in defaults.
 *
 * @returns the environment, or every fault as "VARIABLE: what is wrong"
 */
export function readEnv(source: Variables): { env: Env } | { faults: string[] } {
  const variables = withoutEmpty(source);
  const parsed = envSchema.safeParse(variables);
  const { engines, faults: engineFaults } = readEngines(variables);
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`),
    ...engineFaults,
    // Whatever else is wrong: all of it is told at once.
    ...[...crossChecks(variables, engines)].map(([variable, message]) => `${variable}: ${message}`),
  ];
  if (!parsed.success || faults.length > 0) return { faults };
  return { env: { ...parsed.data, ENGINES: engines } };
}

/** What is printed for faults of the environment. */
export function faultsMessage(faults: readonly string[]): string {
  const lines = faults.map((fault) => `  ${fault}`);
  return `The environment is invalid. Fix these variables:\n${lines.join("\n")}`;
}

/**
 * `readEnv` for callers that need it valid.
 *
 * @throws Error listing every fault, one per line
 */
export function parseEnv(source: Variables): Env {
  const read = readEnv(source);
  if ("env" in read) return read.env;
  throw new Error(faultsMessage(read.faults));
}

let cached: Env | undefined;

/**
 * The validated environment, parsed on first use.
 *
 * @throws Error when it is invalid
 */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** The public URL of this server. */
export function appUrl(): string {
  return env().APP_URL ?? `http://localhost:${env().PORT}`;
}

/** Whether this server keeps the accounts itself, and so sells no plans; otherwise, Clerk does both. */
export function hasOwnAccounts(): boolean {
  return !env().CLERK_SECRET_KEY;
}

/**
 * Whether everything runs on this machine: database, files and accounts in the data folder. Only then may the server
 * look around on its machine and its network for the people who use it.
 */
export function isEmbedded(): boolean {
  const { DATABASE_URL, BLOB_READ_WRITE_TOKEN, S3_BUCKET } = env();
  const hosted = DATABASE_URL && !DATABASE_URL.startsWith("memory:");
  return !hosted && !BLOB_READ_WRITE_TOKEN && !S3_BUCKET && hasOwnAccounts();
}
