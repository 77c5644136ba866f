"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { z } from "zod";

import { loadPart } from "@/lib/client/load-part";
import { queryKeys } from "@/lib/client/query-keys";
import type { FailureTexts } from "@/lib/client/report-failure";
import { showRunInAddress } from "@/lib/client/run-address";
import type { FilesToSend } from "@/lib/client/send-run";
import { useShownEngine } from "@/lib/client/use-engines";
import { type RunProgress, SHOWS_ANOTHER, useRun } from "@/lib/client/use-run";
import { useRunParts } from "@/lib/client/use-run-parts";
import type { EngineKind } from "@/lib/engines/contract";
import { engineKindOf, type FileRules, type ToolContract } from "@/lib/registry/contract";
import { RUN_PARAMETER } from "@/lib/runs/header";

/** What `useTool` returns for a contract. */
export type ToolRun<Contract extends { input: z.ZodType; output: z.ZodType }> = ReturnType<
  typeof useTool<Contract["input"], Contract["output"]>
>;

const fetchPrepareRun = () => import("@/lib/client/prepare-run");
const fetchFollowRun = () => import("@/lib/client/follow-run");

/**
 * Runs a server tool: checks the input with the schema the server uses, sends it once, and holds
 * the latest result; see `useRun`.
 *
 * @param fetchContract a dynamic import, the same function on every render: schemas are only needed for a run, so they
 *   are fetched when the user first touches the page
 */
export function useTool<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules = FileRules,
>(
  fetchContract: () => Promise<ToolContract<Input, Output, Files>>,
  options: FailureTexts & { stream?: boolean } = {},
) {
  const queries = useQueryClient();
  const shownEngine = useShownEngine();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [submitted, setSubmitted] = useState<z.input<Input> | null>(null);
  const [restored, setRestored] = useState<{ id: string; input: z.input<Input> } | null>(null);
  /** The run that the page shows, or is about to. */
  const shown = useRef<string>(null);
  const [retry, setRetry] = useState<{ again: () => void; kind: EngineKind } | null>(null);
  const { start, stop, status, ...call } = useRun<z.output<Output>>({
    ...options,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.runs() });
      return queries.invalidateQueries({ queryKey: queryKeys.creations() });
    },
  });
  const { withParts, waiting, cancel } = useRunParts(() =>
    Promise.all([fetchContract(), fetchPrepareRun()]),
  );

  function run(input: z.input<Input>, files: FilesToSend = {}): void {
    const stream = options.stream ?? false;
    withParts(
      ([contract, { prepareRun }]) => {
        const kind = engineKindOf(contract);
        const engine = () => shownEngine(kind ?? "writes");
        const call = {
          input,
          files,
          stream,
          shownEngine: engine,
          onKept: keptOn(location.pathname),
        };
        const { errors, send } = prepareRun(contract, call);
        setFieldErrors(errors);
        setRetry(kind && send ? { kind, again: () => run(input, files) } : null);
        if (send) begin(input, send);
      },
      (error) => begin(input, () => Promise.reject(error)),
    );
  }

  function begin(input: z.input<Input>, work: Parameters<typeof start>[0]): void {
    setSubmitted(input);
    start(work);
  }

  function keptOn(path: string): (id: string) => void {
    return (id) => {
      shown.current = id;
      showRunInAddress(id, path);
      void queries.invalidateQueries({ queryKey: queryKeys.runs() });
    };
  }

  /** Shows the run that the page's address names: after a reload, on another device, or from the list of runs. */
  function restore(id: string): void {
    withParts(
      async ([contract]) => {
        if (!contract.lasts) return;
        const { followRun, fetchRun, stopRun } = await loadPart(fetchFollowRun);
        const follow = async (progress: RunProgress) => {
          const { signal } = progress;
          signal.addEventListener("abort", () => {
            if (signal.reason !== SHOWS_ANOTHER) void stopRun(id);
          });
          const { input } = await fetchRun(id, progress.signal);
          // Safe: the server checked it with the contract when the run began.
          const known = input as z.input<Input>;
          setSubmitted(known);
          setRestored({ id, input: known });
          return followRun(id, contract.output, progress);
        };
        // The run that was on the page goes on.
        start(follow, { leaves: true });
      },
      (error) => start(() => Promise.reject(error)),
    );
  }
  const restoreFrom = useEffectEvent(restore);

  const named = useSearchParams().get(RUN_PARAMETER);
  useEffect(() => {
    if (!named || named === shown.current) return;
    shown.current = named;
    restoreFrom(named);
  }, [named]);

  return {
    ...call,
    status: waiting ? ("pending" as const) : status,
    /** @param files by the names the contract gives them */
    run,
    stop(): void {
      cancel();
      stop();
    },
    /** Shows what a run of its own made, as if it had been this one. */
    adopt(input: z.input<Input>, result: z.output<Output>): void {
      setFieldErrors({});
      setRetry(null);
      begin(input, () => Promise.resolve(result));
    },
    /** Sends the latest run again, where another engine may do better; null elsewhere. */
    retry: retry?.again ?? null,
    /** What its engine is chosen for; null where there is no choice, and before the first run. */
    engineKind: retry?.kind ?? null,
    /** Input of the latest run; null before the first. */
    submitted,
    /** The run that the page's address named, for its form; null without one. */
    restored,
    fieldErrors,
  };
}
