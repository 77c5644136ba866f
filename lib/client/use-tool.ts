"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useRef, useState } from "react";
import type { z } from "zod";

import { queryKeys } from "@/lib/client/query-keys";
import { isAbort, reportFailure } from "@/lib/client/report-failure";
import { type FilesToSend, fileFaults, firstErrorByField, sendRun } from "@/lib/client/send-run";
import type { Step } from "@/lib/core/progress";
import type { FileRules, ToolContract } from "@/lib/registry/contract";

export type ToolStatus = "idle" | "pending" | "error" | "success";

/**
 * Runs a server tool: checks the input with the schema the server uses, sends it once, and holds
 * the latest result. Failures are toasted and logged to the console.
 *
 * `partial` is the text so far of a streamed run; it stays after `stop()` and after a failure, and
 * a new run drops it together with the old result. `step` is what a streamed run is doing now.
 *
 * @param options.thrownMessage shown instead of the error's own text when there was no response
 *   from us
 */
export function useTool<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules = FileRules,
>(
  contract: ToolContract<Input, Output, Files>,
  options: { stream?: boolean; thrownMessage?: string } = {},
) {
  const queries = useQueryClient();
  const abort = useRef<AbortController>(null);
  const [partial, setPartial] = useState("");
  const [step, setStep] = useState<Step | null>(null);
  const [stopped, setStopped] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});

  const call = useMutation<z.output<Output>, Error, Sending<z.output<Input>>>({
    mutationFn: async ({ input, files }) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      setPartial("");
      setStep(null);
      setStopped(false);
      // A run that a newer one replaced reports nothing more.
      const current = () => abort.current === controller;
      return sendRun(contract, input, files, {
        stream: options.stream ?? false,
        signal: controller.signal,
        onText: (text) => current() && setPartial(text),
        onStep: (next) => current() && setStep(next),
      });
    },
    onError: (error) => reportFailure(error, { thrown: options.thrownMessage }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.creations() }),
  });

  /** @param files by the names the contract gives them */
  function run(input: z.input<Input>, files: FilesToSend = {}): void {
    const parsed = contract.input.safeParse(input);
    const faults = {
      ...(parsed.success ? {} : firstErrorByField(parsed.error)),
      ...fileFaults(contract.files, files),
    };
    setFieldErrors(faults);
    if (parsed.success && Object.keys(faults).length === 0) {
      call.mutate({ input: parsed.data, files });
    }
  }

  return {
    run,
    submit(event: SyntheticEvent<HTMLFormElement>): void {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)];
      const fields = entries.filter(([name]) => !contract.files?.[name]);
      const files = entries.filter(([name, part]) => contract.files?.[name] && isChosen(part));
      run(Object.fromEntries(fields) as z.input<Input>, Object.fromEntries(files));
    },
    stop(): void {
      setStopped(true);
      abort.current?.abort();
    },
    reset(): void {
      abort.current?.abort();
      setPartial("");
      setStep(null);
      setStopped(false);
      setFieldErrors({});
      call.reset();
    },
    /** A stopped run isn't a failure: it goes back to idle and keeps its `partial`. */
    status: (stopped && call.status !== "success" ? "idle" : call.status) as ToolStatus,
    stopped,
    partial,
    step: call.status === "pending" ? step : null,
    fieldErrors,
    result: call.data,
    error: isAbort(call.error) ? null : call.error,
  };
}

type Sending<Input> = { input: Input; files: FilesToSend };

/** An empty file input submits a file with no name and no bytes. */
function isChosen(part: FormDataEntryValue): boolean {
  return typeof part === "string" ? part !== "" : part.name !== "" || part.size > 0;
}
