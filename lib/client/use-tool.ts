"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useRef, useState } from "react";
import { toast } from "sonner";
import type { z } from "zod";

import { ApiError, fetchWithToken, postOnce, readAnswer } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { readStream } from "@/lib/client/read-stream";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { ToolContract } from "@/lib/tools/contract";

export type ToolStatus = "idle" | "pending" | "error" | "success";

/**
 * Runs a server tool: checks the input with the schema the server uses, sends it once, and holds the
 * latest result. Failures are toasted and logged to the console.
 *
 * `partial` is the text so far of a streamed run; it stays after `stop()` and after a failure, and a new
 * run drops it together with the old result.
 *
 * @param options.thrownMessage shown in place of the error's own text when no answer of ours came
 */
export function useTool<Input extends z.ZodType, Output extends z.ZodType>(
  contract: ToolContract<Input, Output>,
  options: { stream?: boolean; thrownMessage?: string } = {},
) {
  const queries = useQueryClient();
  const abort = useRef<AbortController>(null);
  const [partial, setPartial] = useState("");
  const [stopped, setStopped] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});

  const call = useMutation<z.output<Output>, Error, z.output<Input>>({
    mutationFn: async (input) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      setPartial("");
      setStopped(false);
      return sendRun(contract, input, {
        stream: options.stream ?? false,
        signal: controller.signal,
        // A run that was replaced by a newer one says nothing more.
        onText: (text) => abort.current === controller && setPartial(text),
      });
    },
    onError: (error) => reportFailure(error, options.thrownMessage),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.creations() }),
  });

  function run(input: z.input<Input>): void {
    const parsed = contract.input.safeParse(input);
    setFieldErrors(parsed.success ? {} : firstErrorByField(parsed.error));
    if (parsed.success) call.mutate(parsed.data);
  }

  return {
    run,
    submit(event: SyntheticEvent<HTMLFormElement>): void {
      event.preventDefault();
      run(Object.fromEntries(new FormData(event.currentTarget)) as z.input<Input>);
    },
    stop(): void {
      setStopped(true);
      abort.current?.abort();
    },
    reset(): void {
      abort.current?.abort();
      setPartial("");
      setStopped(false);
      setFieldErrors({});
      call.reset();
    },
    /** A stopped run is no failure: it goes back to idle and keeps its `partial`. */
    status: (stopped && call.status !== "success" ? "idle" : call.status) as ToolStatus,
    stopped,
    partial,
    fieldErrors,
    result: call.data,
    error: isAbort(call.error) ? null : call.error,
  };
}

async function sendRun<Output extends z.ZodType>(
  contract: ToolContract<z.ZodType, Output>,
  input: unknown,
  run: { stream: boolean; signal: AbortSignal; onText: (text: string) => void },
): Promise<z.output<Output>> {
  const init = postOnce(input);
  const headers = new Headers(init.headers);
  if (run.stream) headers.set("accept", EVENT_STREAM);
  const response = await fetchWithToken(`/api/ai/${contract.endpoint}`, {
    ...init,
    headers,
    signal: run.signal,
  });
  const streamed = response.headers.get("content-type")?.startsWith(EVENT_STREAM);
  if (streamed && response.body) return readStream(response.body, contract.output, run.onText);
  return readAnswer(await response.json().catch(() => undefined), contract.output);
}

function reportFailure(error: Error, thrownMessage: string | undefined): void {
  if (isAbort(error)) return;
  const thrown = !(error instanceof ApiError) || error.thrown;
  // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
  console.error(error);
  toast.error((thrown && thrownMessage) || error.message);
}

function isAbort(error: Error | null): boolean {
  return error?.name === "AbortError";
}

function firstErrorByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join(".")] ??= issue.message;
  return errors;
}
