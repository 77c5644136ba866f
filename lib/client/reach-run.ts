"use client";

import { ApiError } from "@/lib/client/api-error";
import { fetchWithToken } from "@/lib/client/call-api";
import { StreamBrokenError } from "@/lib/client/read-run-stream";
import { RUNS_PATH } from "@/lib/runs/header";

/** Between the first two attempts to reach a server again; twice as long each time. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 8_000;
/** A server that starts anew is away for less. */
const GIVE_UP_AFTER_MS = 2 * 60_000;
/** For somebody who knows that they are offline. */
const OFFLINE_GIVE_UP_AFTER_MS = 15 * 60_000;

/**
 * Reads an answer about a run, again and again while the connection or the server is away.
 *
 * @throws ApiError when they stay away, and whatever `read` throws of an answer that came
 */
export async function reachRun<Content>(
  path: string,
  signal: AbortSignal | null,
  read: (response: Response) => Promise<Content>,
): Promise<Content> {
  let pause = FIRST_PAUSE_MS;
  let lostAt: number | null = null;
  for (;;) {
    try {
      const response = await fetchWithToken(`${RUNS_PATH}/${path}`, { signal });
      // A server that shuts down or starts, or the proxy before it: what a run failed with comes in a stream.
      if (response.status >= 500) throw new StreamBrokenError("the server is away");
      const readAt = Date.now();
      return await read(response).catch((error: unknown) => {
        // It was there for a while: what comes now is another loss.
        if (Date.now() - readAt > MAX_PAUSE_MS) {
          lostAt = null;
          pause = FIRST_PAUSE_MS;
        }
        throw error;
      });
    } catch (error) {
      if (!(error instanceof StreamBrokenError) && !isOffline(error)) throw error;
      lostAt ??= Date.now();
      const patience = navigator.onLine ? GIVE_UP_AFTER_MS : OFFLINE_GIVE_UP_AFTER_MS;
      if (Date.now() - lostAt > patience) throw runLost(error);
      await pauseUnlessOnline(pause);
      signal?.throwIfAborted();
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    }
  }
}

/** Waits, but not past the moment in which the browser is back online. */
function pauseUnlessOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    }
    window.addEventListener("online", end);
  });
}

function runLost(cause: unknown): ApiError {
  const message =
    "The connection was lost. Reload this page once you're online: a run that already started keeps going.";
  return new ApiError("internal", message, { thrown: true, cause });
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === "offline";
}
