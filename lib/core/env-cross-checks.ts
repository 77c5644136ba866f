import type { ConfiguredEngine } from "@/lib/core/env-engines";

/** As they were set, without empty ones. */
type Variables = Record<string, string | undefined>;

/** A variable and what is wrong with it in the company of the others. */
type Fault = [variable: string, message: string];

/**
 * Faults that no variable shows on its own.
 *
 * @param engines of `ENGINES`
 */
export function* crossChecks(
  env: Variables,
  engines: readonly ConfiguredEngine[],
): Generator<Fault> {
  yield* onlyTogether(env, "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", "CLERK_SECRET_KEY");
  yield* onlyTogether(env, "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY");
  yield* onlyTogether(env, "SMTP_URL", "MAIL_FROM");
  if (env.SMTP_URL && !env.APP_URL) {
    yield ["APP_URL", "is required with SMTP_URL, because mails link to this server"];
  }
  yield* oneStore(env);
  yield* modelOfServer(env, "OPENAI_IMAGE_BASE_URL", "AI_IMAGE_MODEL");
  const hosted = env.OPENAI_BASE_URL || env.OPENAI_API_KEY;
  if (env.AI_IMAGE_MODEL && !env.OPENAI_IMAGE_BASE_URL && !hosted) {
    yield ["AI_IMAGE_MODEL", "requires OPENAI_API_KEY, OPENAI_BASE_URL, or OPENAI_IMAGE_BASE_URL"];
  }
  if (env.AI_TEXT_MODEL && !hosted) {
    yield ["AI_TEXT_MODEL", "requires OPENAI_API_KEY or OPENAI_BASE_URL"];
  }
  if (env.AI_TEXT_CONTEXT_TOKENS && !hosted) {
    yield ["AI_TEXT_CONTEXT_TOKENS", "requires OPENAI_API_KEY or OPENAI_BASE_URL"];
  }
  const edits =
    env.AI_EDIT_MODEL ||
    (env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) ||
    engines.some(({ can }) => can.includes("edit"));
  if (env.BACKGROUND_ENGINE === "openai" && !edits) {
    const message =
      "requires OPENAI_API_KEY, OPENAI_BASE_URL with AI_EDIT_MODEL, or an entry of ENGINES that can edit";
    yield ["BACKGROUND_ENGINE", message];
  }
  for (const origin of listed(env.APP_ORIGINS)) {
    if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
    yield ["APP_ORIGINS", `${origin} isn't an origin; use the form https://app.example.com`];
  }
}

function* onlyTogether(env: Variables, first: string, second: string): Generator<Fault> {
  if (Boolean(env[first]) === Boolean(env[second])) return;
  const [missing, present] = env[first] ? [second, first] : [first, second];
  yield [missing, `is required because ${present} is set`];
}

function* oneStore(env: Variables): Generator<Fault> {
  if (env.S3_BUCKET && env.BLOB_READ_WRITE_TOKEN) {
    yield ["S3_BUCKET", "can't be combined with BLOB_READ_WRITE_TOKEN; choose one of them"];
  }
  if (env.S3_BUCKET) return;
  for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID"]) {
    if (env[name]) yield ["S3_BUCKET", `is required because ${name} is set`];
  }
  if (env.S3_DIRECT_UPLOADS === "on") {
    yield ["S3_BUCKET", "is required because S3_DIRECT_UPLOADS is on"];
  }
}

function* modelOfServer(env: Variables, server: string, model: string): Generator<Fault> {
  if (!env[server] || env[model]) return;
  yield [model, `is required with ${server}; set it to a model that server offers`];
}

function listed(value = ""): string[] {
  return value.split(",").flatMap((part) => part.trim() || []);
}
