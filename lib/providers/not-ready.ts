import "server-only";

import type { EngineStatus } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";

const RETRY_SECONDS = 15;

/**
 * The failure of a call to an engine whose models aren't there. It says when to try again unless they won't come.
 *
 * @param options.downloading what is said while they are downloaded
 */
export function notReady(
  status: EngineStatus,
  { downloading, ...options }: { downloading: string; byEngine?: true },
): AppError {
  const failed = status.state === "failed" ? status : undefined;
  return new AppError("provider_unavailable", failed?.message ?? downloading, {
    ...options,
    ...(!failed?.isFinal && { retryAfterSeconds: RETRY_SECONDS }),
  });
}
