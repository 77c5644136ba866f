import { z } from "zod";

import { ERROR_STATUS, type ErrorCode } from "@/lib/core/errors";

export const REQUEST_ID_HEADER = "x-request-id";
export const IDEMPOTENCY_HEADER = "idempotency-key";

const errorCodeSchema = z.custom<ErrorCode>(
  (code) => typeof code === "string" && Object.hasOwn(ERROR_STATUS, code),
);

export const failureSchema = z.object({
  success: z.literal(false),
  // A failure that says nothing still needs a word for its toast.
  message: z.string().min(1).catch("Failed"),
  code: errorCodeSchema.catch("internal"),
});

/** The body of every failure. `message` is one sentence for the person using the product. */
export type Failure = { success: false; message: string; code: ErrorCode };

export const answerSchema = z.union([z.looseObject({ success: z.literal(true) }), failureSchema]);
