import "server-only";

import { homedir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const text = z.string().trim().min(1).optional();
const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

const envSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    PORT: count(3000),
    APP_URL: z.url({ protocol: /^https?$/ }).optional(),
    APP_ORIGINS: list,
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    TRUSTED_IP_HEADER: z.string().trim().min(1).default("x-forwarded-for"),

    DATA_DIR: z.string().trim().min(1).default(".data"),
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?:\/\/|memory:)/, "must start with postgres:// or postgresql://")
      .optional(),
    DATABASE_POOL: count(10),
    BLOB_READ_WRITE_TOKEN: z
      .string()
      .regex(/^vercel_blob_rw_\w+$/, "must start with vercel_blob_rw_")
      .optional(),

    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: text,
    CLERK_SECRET_KEY: text,
    CLERK_JWT_KEY: text,
    CLERK_WEBHOOK_SIGNING_SECRET: text,
    NEXT_PUBLIC_CLERK_PROXY_URL: text,
    AUTH_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
    SIGN_INS_PER_MINUTE: count(20),
    SIGN_UPS_PER_HOUR: count(20),

    OPENAI_API_KEY: text,
    OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_TEXT_MODEL: text,
    AI_TEXT_CONTEXT_TOKENS: z.coerce.number().int().min(1_024).optional(),
    LOCAL_TEXT_MODEL: text,
    LOCAL_TEXT_THREADS: z.coerce.number().int().positive().optional(),
    MODELS_DIR: z.string().trim().min(1).default(join(homedir(), ".cache/atelier/models")),
    MODELS_FETCH: z.enum(["on", "off"]).default("on"),
    TEXT_TIMEOUT_SECONDS: count(120),
    AI_IMAGE_MODEL: text,
    OPENAI_IMAGE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_EDIT_MODEL: text,
    BACKGROUND_ENGINE: z.enum(["local", "openai"]).default("local"),

    /** Tests point this at a local double. Loopback only, so it can never redirect to another host. */
    YOUTUBE_BASE_URL: z
      .string()
      .regex(
        /^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/,
        "is for tests only and must look like http://127.0.0.1:PORT",
      )
      .optional(),

    RUNS_PER_HOUR_FREE: count(60),
    RUNS_PER_HOUR_PREMIUM: count(600),
    NEWSLETTER_PER_HOUR: count(5),
    CALLS_PER_MINUTE: count(240),
  })
  .superRefine((env, context) => {
    requirePair(env, context, "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", "CLERK_SECRET_KEY");
    if (env.OPENAI_BASE_URL && !env.AI_TEXT_MODEL) {
      context.addIssue({
        code: "custom",
        path: ["AI_TEXT_MODEL"],
        message: "is required with OPENAI_BASE_URL; set it to a model that server offers",
      });
    }
    if (env.OPENAI_IMAGE_BASE_URL && !env.AI_IMAGE_MODEL) {
      context.addIssue({
        code: "custom",
        path: ["AI_IMAGE_MODEL"],
        message: "is required with OPENAI_IMAGE_BASE_URL; set it to a model that server offers",
      });
    }
    if (
      env.AI_IMAGE_MODEL &&
      !env.OPENAI_IMAGE_BASE_URL &&
      !env.OPENAI_BASE_URL &&
      !env.OPENAI_API_KEY
    ) {
      context.addIssue({
        code: "custom",
        path: ["AI_IMAGE_MODEL"],
        message: "requires OPENAI_API_KEY, OPENAI_BASE_URL, or OPENAI_IMAGE_BASE_URL",
      });
    }
    const edits = env.AI_EDIT_MODEL || (env.OPENAI_API_KEY && !env.OPENAI_BASE_URL);
    if (env.BACKGROUND_ENGINE === "openai" && !edits) {
      context.addIssue({
        code: "custom",
        path: ["BACKGROUND_ENGINE"],
        message: "requires OPENAI_API_KEY, or OPENAI_BASE_URL with AI_EDIT_MODEL",
      });
    }
    for (const origin of env.APP_ORIGINS) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
        context.addIssue({
          code: "custom",
          path: ["APP_ORIGINS"],
          message: `${origin} isn't an origin; use the form https://app.example.com`,
        });
      }
    }
  });

/** The validated environment, with defaults filled in. */
export type Env = z.output<typeof envSchema>;

function requirePair(
  env: Record<string, unknown>,
  context: z.RefinementCtx,
  first: string,
  second: string,
): void {
  if (Boolean(env[first]) === Boolean(env[second])) return;
  const [missing, present] = env[first] ? [second, first] : [first, second];
  context.addIssue({
    code: "custom",
    path: [missing],
    message: `is required because ${present} is set`,
  });
}

/** Empty values count as unset, as most `.env` files expect. */
function withoutEmpty(source: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/**
 * Validates the whole environment and fills in defaults.
 *
 * @throws Error listing every problem, one per line
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(withoutEmpty(source));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is invalid. Fix these variables:\n${faults.join("\n")}`);
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
