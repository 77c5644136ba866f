"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { type FailureTexts, isAbort, reportFailure } from "@/lib/client/report-failure";
import type { Step } from "@/lib/core/progress";

export type RunStatus = "idle" | "pending" | "error" | "success";

/** How the work of a run learns that it should stop, and reports its progress. */
export type RunProgress = {
  signal: AbortSignal;
  /** @param text the whole text so far */
  onText: (text: string) => void;
  onStep: (step: Step) => void;
};

type RunOptions<Result> = FailureTexts & {
  onSuccess?: (result: Result) => void;
  /** Called after every run, whatever its outcome. */
  onSettled?: () => void;
  /** Stops the run when the user leaves the page; otherwise it carries on in the background. */
  stopsWithPage?: boolean;
};

/** Why a page no longer hears of a run that goes on: it shows another one. */
export const SHOWS_ANOTHER = new DOMException("The page shows another run.", "AbortError");

type Work<Result> = (progress: RunProgress) => Promise<Result>;

const NOTHING = { partial: "", step: null as Step | null, stopped: false };

/**
 * Runs one piece of work at a time. Starting another stops the previous one, which reports nothing more. A failure
 * is toasted and logged once and never retried.
 *
 * `partial` is the text so far. It stays after `stop()` and after a failure; a new run drops it together with the
 * old result.
 */
export function useRun<Result>(options: RunOptions<Result> = {}) {
  const { onSuccess, onSettled, stopsWithPage = false } = options;
  const latest = useRef<AbortController>(null);
  const [{ partial, step, stopped }, setProgress] = useState(NOTHING);

  const call = useMutation<Result, Error, { work: Work<Result>; controller: AbortController }>({
    mutationFn: ({ work, controller }) => {
      const { signal } = controller;
      const tell = (news: Partial<typeof NOTHING>) =>
        latest.current === controller && setProgress((before) => ({ ...before, ...news }));
      return work({
        signal,
        onText: (text) => tell({ partial: text }),
        onStep: (next) => tell({ step: next }),
      }).finally(() => signal.throwIfAborted());
    },
    onSuccess: (result) => onSuccess?.(result),
    onError: (error) => reportFailure(error, options),
    onSettled: (_result, _error, { controller }) => {
      if (latest.current === controller) latest.current = null;
      onSettled?.();
    },
  });

  useEffect(() => {
    return () => {
      if (stopsWithPage) latest.current?.abort();
    };
  }, [stopsWithPage]);

  // A stopped run isn't a failure: it goes back to idle.
  const wasStopped =
    (stopped && call.status !== "success") || (call.status === "error" && isAbort(call.error));
  const status: RunStatus = wasStopped ? "idle" : call.status;
  return {
    /** @param leaves whether the previous run goes on without the page, where it can */
    start(work: Work<Result>, { leaves = false } = {}): void {
      latest.current?.abort(leaves ? SHOWS_ANOTHER : undefined);
      const controller = new AbortController();
      latest.current = controller;
      setProgress(NOTHING);
      call.mutate({ work, controller });
    },
    stop(): void {
      latest.current?.abort();
      latest.current = null;
      setProgress((before) => ({ ...before, stopped: true }));
    },
    /** True as soon as `start` is called, before the next render. */
    isRunning: () => latest.current !== null,
    status,
    stopped: wasStopped,
    partial,
    step: status === "pending" ? step : null,
    result: call.data,
    error: isAbort(call.error) ? null : call.error,
  };
}
