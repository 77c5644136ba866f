import "server-only";

import { homedir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

/** What a run needs of the machine that carries it; see `lib/queue/kinds.ts`. */
const RUN_KINDS = ["text", "vision", "remote"] as const;
type RunKindName = (typeof RUN_KINDS)[number];

const text = z.string().trim().min(1).optional();
const startingWith = (start: string) =>
  z.string().trim().startsWith(start, `must start with ${start}`).optional();
const port = z.coerce
  .number("must be a port number")
  .int("must be a port number")
  .min(0, "must be a port number")
  .max(65_535, "must be at most 65535");
/** An address, or a name with an address in angle brackets. */
const SENDER =
  /^(?:[^<>\r\n]{0,100}<[^\s<>@]{1,64}@[^\s<>@]{1,255}>|[^\s<>@]{1,64}@[^\s<>@]{1,255})$/;
const WHOLE_NUMBER = "must be a whole number above 0";
const positive = z.coerce.number(WHOLE_NUMBER).int(WHOLE_NUMBER).positive(WHOLE_NUMBER);
const count = (fallback: number) => positive.default(fallback);
/** A header's name, as HTTP spells it. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** A path of a GGUF file, or a file of the Hugging Face hub. */
const MODEL_SOURCE = /^(?!hf:)|^hf:[^/\s]+\/[^/\s]+\/\S+\.gguf$/;
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** "auto", "off", or origins such as http://127.0.0.1:11434. */
const localServers = list
  .transform((values) => (values.length > 0 ? values : ["auto"]))
  .refine(
    (values) => values.every((value) => /^(auto|off)$/.test(value) || isOrigin(value)),
    "must be auto, off, or origins such as http://127.0.0.1:11434, separated by commas",
  );

/** What a process carries: kinds of runs, or "none". */
const workerKinds = list.transform((values, context) => {
  const isKnown = (value: string): value is RunKindName => RUN_KINDS.includes(value as RunKindName);
  const kinds = values.filter(isKnown);
  if (values.length === 0) return [...RUN_KINDS];
  if (values.length === 1 && values[0] === "none") return [];
  if (kinds.length === values.length) return kinds;
  context.addIssue(`must be none, or some of ${RUN_KINDS.join(", ")}, separated by commas`);
  return z.NEVER;
});

/** Every variable by itself; see `env-cross-checks.ts` for what they need of each other. */
export const envSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PORT: port.default(3000),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_ORIGINS: list,
  TRUSTED_PROXIES: z.coerce
    .number("must be a number from 0 to 10")
    .int("must be a number from 0 to 10")
    .min(0, "must be a number from 0 to 10")
    .max(10, "must be a number from 0 to 10")
    .default(0),
  TRUSTED_IP_HEADER: z
    .string()
    .trim()
    .regex(HEADER_NAME, "must be the name of a header, such as x-forwarded-for")
    .default("x-forwarded-for"),

  DATA_DIR: z.string().trim().min(1).default(".data"),
  DATABASE_URL: z
    .string()
    .regex(
      /^(postgres(ql)?:\/\/[^\s/]|memory:)/,
      "must look like postgres://user:password@db.example.com:5432/atelier",
    )
    .optional(),
  DATABASE_POOL: count(10),
  WORKER_KINDS: workerKinds,
  RUNS_WAITING: count(500),
  /** Set by Vercel, whose functions end with their call. */
  VERCEL: text,
  ADOPT_STORAGE: z.enum(["on", "off"]).default("off"),
  BLOB_READ_WRITE_TOKEN: z
    .string()
    .regex(/^vercel_blob_rw_\w+$/, "must start with vercel_blob_rw_")
    .optional(),
  S3_BUCKET: text,
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().trim().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_DIRECT_UPLOADS: z.enum(["on", "off"]).default("off"),

  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: startingWith("pk_"),
  CLERK_SECRET_KEY: startingWith("sk_"),
  CLERK_JWT_KEY: text,
  CLERK_WEBHOOK_SIGNING_SECRET: text,
  NEXT_PUBLIC_CLERK_PROXY_URL: text,
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  OPERATOR_EMAILS: list.transform((emails) => emails.map((email) => email.toLowerCase())),
  CONTACT_EMAIL: z.email("must be an email address").optional(),
  SIGN_INS_PER_MINUTE: count(20),
  SIGN_UPS_PER_HOUR: count(20),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "must look like smtp://user:password@smtp.example.com:587, or smtps:// for port 465",
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      SENDER,
      "must be an address, or a name and an address like Atelier <atelier@example.com>",
    )
    .optional(),

  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_TEXT_MODEL: text,
  AI_TEXT_CONTEXT_TOKENS: z.coerce
    .number("must be a number of tokens, at least 1024")
    .int("must be a number of tokens, at least 1024")
    .min(1_024, "must be a number of tokens, at least 1024")
    .optional(),
  LOCAL_SERVERS: localServers,
  PRIVATE_ENGINES: z.enum(["on", "off"]).optional(),
  ENGINE_KEYS_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  LOCAL_TEXT_MODEL: z
    .string()
    .trim()
    .regex(
      MODEL_SOURCE,
      "must be the path of a GGUF file, or look like hf:user/repository/file.gguf",
    )
    .optional(),
  LOCAL_TEXT_THREADS: positive.optional(),
  MODELS_DIR: z.string().trim().min(1).default(join(homedir(), ".cache/atelier/models")),
  MODELS_FETCH: z.enum(["on", "off"]).default("on"),
  MODELS_HUB: z.url({ protocol: /^https?$/ }).default("https://huggingface.co"),
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

  BUILT_IN_RUNS_PER_HOUR_FREE: count(240),
  BUILT_IN_RUNS_PER_HOUR_PREMIUM: count(2_400),
  RUNS_PER_HOUR_FREE: count(60),
  RUNS_PER_HOUR_OWN_ENGINE: count(240),
  RUNS_PER_HOUR_PREMIUM: count(600),
  QUESTIONS_PER_HOUR_FREE: count(120),
  QUESTIONS_PER_HOUR_PREMIUM: count(1_200),
  KEPT_MEGABYTES_FREE: count(500),
  KEPT_MEGABYTES_PREMIUM: count(5_000),
  NEWSLETTER_PER_HOUR: count(5),
  CONTACT_PER_HOUR: count(5),
  CALLS_PER_MINUTE: count(240),
});

/** Whether this is a scheme, a host and a port, with nothing after them. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}
