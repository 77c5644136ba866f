import "server-only";

import pino from "pino";

import { describeError } from "@/lib/core/describe-error";
import { env } from "@/lib/core/env";

/** Writes JSON log lines to stdout. Never log prompts, tokens, or users' email or IP addresses. */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  serializers: { error: (error: unknown) => describeError(error) },
});
