import "server-only";

import { describeSeconds } from "@/lib/core/describe-place";
import { AppError } from "@/lib/core/errors";

/** A service's answer that isn't what it was asked for; an `APIError` of the SDK is one. */
export type UpstreamFailure = {
  status?: number | undefined;
  headers?: Headers | undefined;
  /** What its body says. */
  error?: unknown;
};

/** Told when the service doesn't say how long to wait. */
const USUAL_RETRY_SECONDS = 30;
/** Below it, people are told "in a moment", and the call is tried again by itself. */
const MOMENT_SECONDS = 5;
/** Anthropic's own status for a service that has too much to do. */
const OVERLOADED = 529;

/** Whether a service refuses the key. Google does so with 400, as it does with everything that is wrong in a call. */
export function rejectsKey({ status, error }: UpstreamFailure): boolean {
  if (status === 401 || status === 403) return true;
  return status === 400 && /API_KEY_INVALID|invalid Authorization header/i.test(textOf(error));
}

/** OpenAI says so with 429, Anthropic with 400, and most others with 402. */
function isOutOfCredit({ status, error }: UpstreamFailure): boolean {
  if (status === 402) return true;
  const isMaybe = status === 429 || status === 400;
  return isMaybe && /insufficient_quota|credit balance is too low/i.test(textOf(error));
}

/** Our error for a service that has a limit, too much to do, or an account without credit; undefined for any other failure. */
export function toBusyError(failure: UpstreamFailure, cause?: unknown): AppError | undefined {
  const { status } = failure;
  if (isOutOfCredit(failure)) {
    const message =
      "The account behind this engine is out of credit. Add credit with its provider, or choose another engine.";
    return new AppError("provider_unavailable", message, { cause, byEngine: true });
  }
  const isLimited = status === 429;
  if (!isLimited && status !== OVERLOADED && status !== 503) return undefined;
  const seconds = secondsToWait(failure);
  const when =
    seconds !== undefined && seconds > MOMENT_SECONDS
      ? `about ${describeSeconds(seconds)}`
      : "a moment";
  return new AppError(
    isLimited ? "rate_limited" : "provider_unavailable",
    `The AI service is ${isLimited ? "busy" : "overloaded"}. Try again in ${when}.`,
    { cause, retryAfterSeconds: seconds ?? USUAL_RETRY_SECONDS, byEngine: true },
  );
}

/** What `Retry-After` says in either of its forms, otherwise what Google says in the body. */
function secondsToWait({ headers, error }: UpstreamFailure): number | undefined {
  const said = headers?.get("retry-after")?.trim();
  const seconds = said ? secondsOf(said) : Number(RETRY_DELAY.exec(textOf(error))?.[1]);
  return seconds > 0 && Number.isFinite(seconds) ? Math.ceil(seconds) : undefined;
}

function secondsOf(retryAfter: string): number {
  const seconds = Number(retryAfter);
  return Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1_000 : seconds;
}

/** In Google's errors, `google.rpc.RetryInfo`. */
const RETRY_DELAY = /"retryDelay":\s*"(\d{1,6}(?:\.\d{1,9})?)s"/;

function textOf(error: unknown): string {
  return typeof error === "string" ? error : (JSON.stringify(error) ?? "");
}

/**
 * A failure as the SDK understands it. Google wraps what its OpenAI-compatible address says in a list, in which the SDK finds
 * nothing. And when a service asks for a wait, the SDK sleeps for all of it before it tries again: whoever waits would
 * hear nothing for so long. An account without credit still has none a second later.
 *
 * @returns the response with the first of the list as its body, not to be tried again when that would be no use; or as it was
 */
export async function withPlainFailure(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const text = await response.text().catch(() => "");
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  const seconds = secondsToWait({ headers, error: text }) ?? 0;
  const isFinal = seconds > MOMENT_SECONDS || isOutOfCredit({ status, error: text });
  if (isFinal) headers.set("x-should-retry", "false");
  return new Response(firstOf(text) ?? text, { status, statusText, headers });
}

function firstOf(text: string): string | undefined {
  if (!text.trimStart().startsWith("[")) return undefined;
  try {
    const [first] = JSON.parse(text) as unknown[]; // Safe: JSON that begins with a bracket is a list.
    return JSON.stringify(first);
  } catch {
    return undefined;
  }
}
