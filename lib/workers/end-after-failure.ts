import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Worker } from "@/lib/workers/create-worker";
import type { JobKinds } from "@/lib/workers/protocol";

/**
 * Ends the process of a job that failed, and throws the job's error: it may hold what the job had allocated, or be in a state that
 * makes every job after it fail as well. Only for workers that run one job at a time.
 */
export async function endAfterFailure<Kinds extends JobKinds>(
  worker: Worker<Kinds>,
  error: unknown,
): Promise<never> {
  if (error instanceof AppError && error.code === "provider_failed") await worker.close();
  throw error;
}
