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
 * @throws Error listing every problem, one per line
 */
export function parseEnv(source: Variables): Env {
  const variables = withoutEmpty(source);
  const parsed = envSchema.safeParse(variables);
  const { engines, faults: engineFaults } = readEngines(variables);
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`),
    ...engineFaults,
    // Whatever else is wrong: all of it is told at once.
    ...[...crossChecks(variables, engines)].map(([variable, message]) => `${variable}: ${message}`),
  ];
  if (parsed.success && faults.length === 0) return { ...parsed.data, ENGINES: engines };
  const lines = faults.map((fault) => `  ${fault}`);
  throw new Error(`The environment is invalid. Fix these variables:\n${lines.join("\n")}`);
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

/**
 * Whether everything runs on this machine: database, files and accounts in the data folder. Only then may the server
 * look around on its machine and its network for the people who use it.
 */
export function isEmbedded(): boolean {
  const { DATABASE_URL, BLOB_READ_WRITE_TOKEN, S3_BUCKET, CLERK_SECRET_KEY } = env();
  const hosted = DATABASE_URL && !DATABASE_URL.startsWith("memory:");
  return !hosted && !BLOB_READ_WRITE_TOKEN && !S3_BUCKET && !CLERK_SECRET_KEY;
}
