import { z } from "zod";

import { ERROR_STATUS, type ErrorCode } from "@/lib/core/errors";

export const REQUEST_ID_HEADER = "x-request-id";
export const IDEMPOTENCY_HEADER = "idempotency-key";

const errorCodeSchema = z.custom<ErrorCode>(
  (code) => typeof code === "string" && Object.hasOwn(ERROR_STATUS, code),
);

/** A failure body as the browser reads it, with fallbacks for a missing message or unknown code. */
export const failureSchema = z.object({
  success: z.literal(false),
  // The toast needs a text even when the server sent none.
  message: z.string().min(1).catch("Failed"),
  code: errorCodeSchema.catch("internal"),
  byEngine: z.boolean().catch(false),
});

/** The body of every failure. `message` is written for the user; `byEngine` is as in `AppError`. */
export type Failure = { success: false; message: string; code: ErrorCode; byEngine?: true };

/** Any JSON answer of ours: success with extra keys, or failure. */
export const envelopeSchema = z.union([z.looseObject({ success: z.literal(true) }), failureSchema]);
