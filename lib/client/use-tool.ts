"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { z } from "zod";

import type { OpenedParts } from "@/lib/client/image-choice";
import { queryKeys } from "@/lib/client/query-keys";
import type { FailureTexts } from "@/lib/client/report-failure";
import { showRunInAddress } from "@/lib/client/run-address";
import type { FilesToSend } from "@/lib/client/send-run";
import { useShownEngine } from "@/lib/client/use-engines";
import { useIsThere } from "@/lib/client/use-is-there";
import { useRun } from "@/lib/client/use-run";
import { useRunParts } from "@/lib/client/use-run-parts";
import { useUnshownErrors } from "@/lib/client/use-unshown-errors";
import type { EngineKind } from "@/lib/engines/row";
import { engineKindOf, type FileRules, type ToolContract } from "@/lib/registry/contract";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { RUN_PARAMETER } from "@/lib/runs/header";

/** What `useTool` returns for a contract. */
export type ToolRun<Contract extends { input: z.ZodType; output: z.ZodType }> = ReturnType<
  typeof useTool<Contract["input"], Contract["output"]>
>;

const fetchCalls = () => import("@/lib/client/run-calls");

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
  const isThere = useIsThere();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  useUnshownErrors(fieldErrors);
  const [submitted, setSubmitted] = useState<z.input<Input> | null>(null);
  const [sent, setSent] = useState<readonly File[] | null>(null);
  const [restored, setRestored] = useState<{ id: string; input: z.input<Input> } | null>(null);
  const [opened, setOpened] = useState<OpenedParts | null>(null);
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
    Promise.all([fetchContract(), fetchCalls()]),
  );

  function run(input: z.input<Input>, files: FilesToSend = {}): void {
    const stream = options.stream ?? false;
    withParts(
      ([contract, { namingResult, prepareRun }]) => {
        const kind = engineKindOf(contract);
        const engine = () => shownEngine(kind ?? "writes");
        const path = location.pathname;
        const call = { input, files, stream, shownEngine: engine, onKept: keptOn(path) };
        const { errors, send: sendOnce } = prepareRun(contract, call);
        const send =
          sendOnce && namingResult(sendOnce, { endpoint: contract.endpoint, path, shown, isThere });
        setFieldErrors(errors);
        setRetry(kind && send ? { kind, again: () => run(input, files) } : null);
        if (send) begin(input, send, files);
      },
      (error) => begin(input, () => Promise.reject(error), files),
    );
  }

  function begin(
    input: z.input<Input>,
    work: Parameters<typeof start>[0],
    files: FilesToSend | null,
  ): void {
    setSubmitted(input);
    setSent(files && Object.values(files).filter((file) => file instanceof File));
    setOpened(null);
    start(work);
  }

  function keptOn(path: string): (id: string) => void {
    return (id) => {
      shown.current = id;
      if (isThere.current) showRunInAddress(id, path);
      void queries.invalidateQueries({ queryKey: queryKeys.runs() });
    };
  }

  /**
   * Shows what the page's address names, with its form: a run after a reload, on another device, or from the list of runs,
   * or a creation.
   */
  function showAgain(id: string, kind: "runs" | "creations"): void {
    withParts(
      ([contract, calls]) => {
        const show = calls[kind].showing(id, contract, (input, made) => {
          // Safe: the server checked it with the contract when the run began.
          const known = input as z.input<Input>;
          setSubmitted(known);
          setRestored({ id, input: known });
          setOpened(made);
        });
        if (show) setSent(null);
        // The run that was on the page goes on.
        if (show) start(show, { leaves: true });
      },
      (error) => start(() => Promise.reject(error)),
    );
  }
  const showFrom = useEffectEvent(showAgain);

  const address = useSearchParams();
  const named = address.get(RUN_PARAMETER);
  const creationId = address.get(CREATION_PARAMETER);
  useEffect(() => {
    const id = named ?? creationId;
    if (!id || id === shown.current) return;
    shown.current = id;
    showFrom(id, named ? "runs" : "creations");
  }, [named, creationId]);

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
      begin(input, () => Promise.resolve(result), null);
    },
    /** Sends the latest run again, where another engine may do better; null elsewhere. */
    retry: retry?.again ?? null,
    /** What its engine is chosen for; null where there is no choice, and before the first run. */
    engineKind: retry?.kind ?? null,
    /** Input of the latest run; null before the first. */
    submitted,
    /** The files of the latest run, where it was sent from this page; null for one that was opened. */
    sent,
    /** The run or the creation that the page's address named, for the form; null without one. */
    restored,
    /** Set while a creation is shown that was opened again, with what it was made from where that was kept. */
    opened,
    fieldErrors,
  };
}
