import "server-only";

import { open, rm, stat } from "node:fs/promises";

import { type HubFile, openFile } from "@/lib/providers/model-hub/hub";

/** Longest wait for the first byte, or between two chunks. */
const STALL_TIMEOUT_MS = 30_000;

/** How to receive a file. */
export type ReceiveOptions = {
  signal: AbortSignal;
  /** Called with the bytes on disk so far, including those of earlier attempts. */
  onProgress: (receivedBytes: number) => void;
  stallTimeoutMs?: number;
};

/**
 * Receives the rest of a file into `part`. What is there survives a broken connection, so that another attempt goes on.
 *
 * @throws what `openFile` throws
 * @throws Error when the connection breaks, stalls, or sends something else than was announced
 */
export async function receiveFile(
  file: HubFile,
  part: string,
  options: ReceiveOptions,
): Promise<void> {
  const stall = new AbortController();
  const timer = setTimeout(
    () => stall.abort(new Error("The download stalled.")),
    options.stallTimeoutMs ?? STALL_TIMEOUT_MS,
  );
  try {
    const signal = AbortSignal.any([options.signal, stall.signal]);
    await receiveRest(file, part, { ...options, signal, onChunk: () => timer.refresh() });
  } finally {
    clearTimeout(timer);
  }
}

async function receiveRest(
  file: HubFile,
  part: string,
  { signal, onProgress, onChunk }: ReceiveOptions & { onChunk: () => void },
): Promise<void> {
  const present = await presentBytes(part, file);
  onProgress(present);
  if (present === file.bytes) return;
  const response = await openFile(file.url, present, signal);
  const resumes = startsAt(response, present);
  let received = resumes ? present : 0;
  const output = await open(/* turbopackIgnore: true */ part, resumes ? "a" : "w");
  try {
    for await (const chunk of response.stream as AsyncIterable<Buffer>) {
      onChunk();
      received += chunk.byteLength;
      if (received > file.bytes) throw new Error("The hub sent more than it announced.");
      await output.write(chunk);
      onProgress(received);
    }
  } finally {
    response.stream.destroy();
    await output.close();
  }
  if (received < file.bytes) throw new Error("The connection ended early.");
}

/** Bytes of earlier attempts; a part that is too long is deleted. */
export async function presentBytes(part: string, { bytes }: { bytes: number }): Promise<number> {
  const found = await stat(/* turbopackIgnore: true */ part).catch(() => undefined);
  if (!found || found.size <= bytes) return found?.size ?? 0;
  await rm(/* turbopackIgnore: true */ part, { force: true });
  return 0;
}

/** Whether the response goes on at `present`; false when the server ignored the range and sends it all. */
function startsAt(
  { status, headers, stream }: Awaited<ReturnType<typeof openFile>>,
  present: number,
) {
  if (present === 0 || status !== 206) return false;
  const start = /^bytes (\d+)-/.exec(headers.get("content-range") ?? "")?.[1];
  if (Number(start) === present) return true;
  stream.destroy();
  throw new Error("The hub sent a different byte range than requested.");
}
