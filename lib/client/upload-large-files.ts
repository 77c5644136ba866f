"use client";

import { ApiError } from "@/lib/client/api-error";
import { askBeforeLeaving } from "@/lib/client/ask-before-leaving";
import { callApi, postJson } from "@/lib/client/call-api";
import type { FilesToSend } from "@/lib/client/send-run";
import type { Step } from "@/lib/core/progress";
import { UPLOADS_PATH, uploadTargetSchema } from "@/lib/files/file-path";

/** Some platforms refuse calls over 4.5 MB before our server sees them. */
const MAX_CALL_BYTES = 4_000_000;

type Sending = { signal: AbortSignal; onStep?: (step: Step) => void };

let directUploadUnavailable = false;

/**
 * Uploads large files straight to the store first, where the server offers that.
 *
 * @returns the files as they are, or for each uploaded one the address that stands for it
 * @throws ApiError like `callApi`, and `offline` when the store rejects a file; an AbortError
 *   passes through
 */
export async function uploadLargeFiles(files: FilesToSend, run: Sending): Promise<FilesToSend> {
  const sent: FilesToSend = { ...files };
  const largestFirst = Object.entries(files).sort(([, a], [, b]) => sizeOf(b) - sizeOf(a));
  for (const [name, file] of largestFirst) {
    const total = Object.values(sent).reduce((sum, one) => sum + sizeOf(one), 0);
    if (total <= MAX_CALL_BYTES || directUploadUnavailable || !(file instanceof File)) break;
    sent[name] = (await uploadDirectly(file, run)) ?? file;
  }
  return sent;
}

/** A form of these files, with fields beside them; large ones are uploaded first, as for a run. */
export async function toForm(
  files: FilesToSend,
  fields: Record<string, string> = {},
  signal = new AbortController().signal,
): Promise<FormData> {
  const form = new FormData();
  const parts = { ...fields, ...(await uploadLargeFiles(files, { signal })) };
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  return form;
}

function sizeOf(file: File | string): number {
  return typeof file === "string" ? 0 : file.size;
}

/** undefined where files come with the call. */
async function uploadDirectly(
  file: File,
  { signal, onStep }: Sending,
): Promise<string | undefined> {
  const target = await requestUploadTarget(file.size, signal);
  if (!target) return undefined;
  const over = new AbortController();
  askBeforeLeaving(over.signal);
  try {
    // Loaded only when needed.
    const { putObject } = await import("@/lib/providers/storage/browser");
    onStep?.({ label: "Uploading" });
    await putObject(target, file, signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
    const message = "Couldn't upload the file. Check your connection and try again.";
    throw new ApiError("offline", message, { thrown: true, cause });
  } finally {
    over.abort();
  }
  return `${target.address}?${new URLSearchParams({ name: file.name })}`;
}

async function requestUploadTarget(byteSize: number, signal: AbortSignal) {
  try {
    return await callApi(UPLOADS_PATH, uploadTargetSchema, { ...postJson({ byteSize }), signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
    directUploadUnavailable = true;
    return undefined;
  }
}
