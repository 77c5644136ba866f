"use client";

import type { z } from "zod";

import { fetchWithToken, idempotencyHeaders, postOnce, readAnswer } from "@/lib/client/call-api";
import { readStream } from "@/lib/client/read-stream";
import { sendLargeFilesAhead } from "@/lib/client/send-ahead";
import { formatBytes } from "@/lib/core/format";
import type { Step } from "@/lib/core/progress";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { FileRules, ToolContract } from "@/lib/registry/contract";

/** Files of a run, or for each the address of a stored one: `/api/files/…`. */
export type FilesToSend = Record<string, File | string>;

/**
 * Sends one run of a tool, exactly once, and waits for its result. Where the server offers it,
 * large files are uploaded first.
 *
 * @returns the content, checked against the contract
 * @throws ApiError like `readAnswer`; an AbortError passes through
 */
export async function sendRun<Output extends z.ZodType, Files extends FileRules>(
  contract: ToolContract<z.ZodType, Output, Files>,
  input: unknown,
  files: FilesToSend,
  run: {
    stream: boolean;
    signal: AbortSignal;
    onText: (text: string) => void;
    onStep: (step: Step) => void;
  },
): Promise<z.output<Output>> {
  const init = contract.files
    ? postForm(input, await sendLargeFilesAhead(files, run))
    : postOnce(input);
  const headers = new Headers(init.headers);
  if (run.stream) headers.set("accept", EVENT_STREAM);
  const response = await fetchWithToken(`/api/ai/${contract.endpoint}`, {
    ...init,
    headers,
    signal: run.signal,
  });
  const streamed = response.headers.get("content-type")?.startsWith(EVENT_STREAM);
  if (streamed && response.body) return readStream(response.body, contract.output, run);
  return readAnswer(await response.json().catch(() => undefined), contract.output);
}

/** The browser sets the multipart boundary, so there is no content type here. */
function postForm(input: unknown, files: FilesToSend): RequestInit {
  const body = new FormData();
  for (const [name, field] of Object.entries(Object(input))) {
    if (field !== undefined && field !== null) body.append(name, String(field));
  }
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return { method: "POST", headers: idempotencyHeaders(), body };
}

/**
 * Problems with the files, before they are sent: one sentence for each that is missing or too
 * large.
 */
export function fileFaults(
  rules: FileRules | undefined,
  files: FilesToSend,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules ?? {})) {
    const file = files[name];
    if (!file && rule.required) faults[name] = rule.missing ?? "Choose a file.";
    if (file instanceof File && file.size > rule.maxBytes) {
      faults[name] = `This file is too large. The limit is ${formatBytes(rule.maxBytes)}.`;
    }
  }
  return faults;
}

export function firstErrorByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join(".")] ??= issue.message;
  return errors;
}
