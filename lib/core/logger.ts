import "server-only";

import pino from "pino";

import { env } from "@/lib/core/env";

/** Writes JSON log lines to stdout. Never log prompts, tokens, or users' email or IP addresses. */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  serializers: { error: pino.stdSerializers.err },
  redact: ["*.authorization", "*.cookie"],
});
