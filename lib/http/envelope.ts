import { ERROR_STATUS, type ErrorCode } from "@/lib/core/errors";

export const REQUEST_ID_HEADER = "x-request-id";
export const IDEMPOTENCY_HEADER = "idempotency-key";

/** The body of every failure. `message` is written for the user; `byEngine` is as in `AppError`. */
export type Failure = { success: false; message: string; code: ErrorCode; byEngine?: true };

/** Any JSON answer of ours: success with extra keys, or failure. */
export type Envelope = { success: true; [key: string]: unknown } | Failure;

/**
 * Reads an answer of ours, with fallbacks for a missing message or unknown code; undefined for anything else.
 * Every page that calls the server needs this, so it does without the schema library.
 */
export function parseEnvelope(body: unknown): Envelope | undefined {
  if (typeof body !== "object" || body === null || !("success" in body)) return undefined;
  if (body.success === true) return { ...body, success: true };
  if (body.success !== false) return undefined;
  const { message, code, byEngine }: Record<string, unknown> = { ...body };
  return {
    success: false,
    message: typeof message === "string" && message ? message : "Failed",
    code: isErrorCode(code) ? code : "internal",
    ...(byEngine === true && { byEngine }),
  };
}

/** Reads a success that says nothing else. */
export const emptyReader = {
  safeParse: (): { success: true; data: null } => ({ success: true, data: null }),
};

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ERROR_STATUS, code);
}
