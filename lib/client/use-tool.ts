"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { z } from "zod";
import { queryKeys } from "@/lib/client/query-keys";
import type { FailureTexts } from "@/lib/client/report-failure";
import { type FilesToSend, sendRun } from "@/lib/client/send-run";
import { uploadLargeFiles } from "@/lib/client/upload-large-files";
import { useShownEngine } from "@/lib/client/use-engines";
import { useRun } from "@/lib/client/use-run";
import { validateInput } from "@/lib/client/validate-input";
import type { EngineKind } from "@/lib/engines/contract";
import type { FileRules, ToolContract } from "@/lib/registry/contract";

/** What `useTool` returns for a contract. */
export type ToolRun<Contract extends { input: z.ZodType; output: z.ZodType }> = ReturnType<
  typeof useTool<Contract["input"], Contract["output"]>
>;

/**
 * Runs a server tool: checks the input with the schema the server uses, sends it once, and holds
 * the latest result; see `useRun`.
 */
export function useTool<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules = FileRules,
>(contract: ToolContract<Input, Output, Files>, options: FailureTexts & { stream?: boolean } = {}) {
  const queries = useQueryClient();
  const engineKind: EngineKind | null = contract.writes
    ? "writes"
    : contract.paints
      ? "paints"
      : null;
  const shownEngine = useShownEngine(engineKind ?? "writes");
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [submitted, setSubmitted] = useState<z.input<Input> | null>(null);
  const latest = useRef<(() => void) | null>(null);
  const { start, ...call } = useRun<z.output<Output>>({
    ...options,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.creations() }),
  });

  function run(input: z.input<Input>, files: FilesToSend = {}): void {
    const checked = validateInput(contract, input, files);
    setFieldErrors(checked.errors);
    if (checked.input === undefined) return;
    setSubmitted(input);
    latest.current = () => run(input, files);
    start(async (progress) => {
      const sent = await uploadLargeFiles(files, progress);
      return sendRun(contract, checked.input, {
        ...progress,
        files: sent,
        engine: await shownEngine(),
        stream: options.stream ?? false,
      });
    });
  }

  return {
    ...call,
    /** @param files by the names the contract gives them */
    run,
    /** Sends the latest run again, where another engine may do better; null elsewhere. */
    retry: engineKind && (() => latest.current?.()),
    /** What its engine is chosen for; null where there is no choice. */
    engineKind,
    /** Input of the latest run; null before the first. */
    submitted,
    fieldErrors,
  };
}
