import "server-only";

import pino from "pino";

import { env } from "@/lib/core/env";

/** Structured log lines on standard output. Prompts, tokens and addresses of people never go in. */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  serializers: { error: pino.stdSerializers.err },
  redact: ["*.authorization", "*.cookie"],
});
