import "server-only";

import pino from "pino";

import { env } from "@/lib/core/env";
import { errorForLog } from "@/lib/core/log-error";

/** Writes JSON log lines to stdout. Never log prompts, tokens, or users' email or IP addresses. */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  serializers: { error: errorForLog },
  redact: ["*.authorization", "*.cookie"],
});
