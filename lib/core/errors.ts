/** HTTP status of every failure the product reports. The keys are the whole error vocabulary. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  plan_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media: 415,
  unusable: 422,
  rate_limited: 429,
  aborted: 499,
  internal: 500,
  provider_failed: 502,
  provider_unavailable: 503,
  provider_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * The one error that domain code throws.
 *
 * `message` is written for the person using the product and is sent to them as is. What only we may
 * see (SQL, provider payloads) goes in `cause`, which is logged and never sent.
 */
export class AppError extends Error {
  /**
   * The server bundles pages, handlers and its start-up apart, and each bundle has this class of its
   * own: an error that crosses from one to another is still this one.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AppError";
  }

  readonly code: ErrorCode;
  /** Becomes the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
