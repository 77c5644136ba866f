/** HTTP status for each error code. These keys are the only codes there are. */
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
  password_required: 422,
  rate_limited: 429,
  aborted: 499,
  internal: 500,
  provider_failed: 502,
  provider_unavailable: 503,
  provider_timeout: 504,
} as const;

/** Machine-readable code of a failure, sent as `code` in the failure body. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * The only error type that domain code throws.
 *
 * `message` is sent to the user as is: say what happened and what to do next. Internal details (SQL,
 * provider payloads) belong in `cause`, which is logged but never sent.
 */
export class AppError extends Error {
  /**
   * Next bundles pages, route handlers and instrumentation separately, each with its own copy of this
   * class. Matching by name makes `instanceof` work across bundles.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AppError";
  }

  readonly code: ErrorCode;
  /** Sent as the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;
  /** Set when a limit is the engine's and not ours, so that another engine may do better. */
  readonly byEngine: boolean;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number; byEngine?: boolean } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.byEngine = options.byEngine ?? false;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Refuses a call because this process is ending, as it should: nothing failed, and nothing is to be logged. */
export class RestartError extends AppError {
  /** As for `AppError`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof AppError && Object(value).isRestart === true;
  }

  readonly isRestart = true;

  constructor() {
    super("provider_unavailable", "The server is restarting. Try again in a moment.", {
      retryAfterSeconds: 5,
    });
  }
}

/** Ends a call whose run goes on in another process, where it can be followed. A stream just breaks off. */
export class GoesOnError extends RestartError {
  /** As for `AppError`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof AppError && Object(value).goesOn === true;
  }

  readonly goesOn = true;
}
