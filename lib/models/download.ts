import "server-only";

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rm, stat } from "node:fs/promises";
import path from "node:path";

import type { Archive } from "@/lib/models/npm-archive";

/** Neither the answer's beginning nor a pause inside it may take longer. */
const STALL_TIMEOUT_MS = 30_000;

export type DownloadOptions = {
  signal: AbortSignal;
  /** Bytes of the archive that are on disk. */
  onProgress: (receivedBytes: number) => void;
  stallTimeoutMs?: number;
};

/**
 * Downloads an archive to `file`, going on where an earlier attempt stopped. What is there stays when
 * the connection breaks, and is thrown away when the whole does not match its checksum.
 */
export async function downloadArchive(
  archive: Archive,
  file: string,
  options: DownloadOptions,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const present = await sizeOf(file);
  if (present > 0 && (await matches(file, archive.integrity))) return;

  await receive(archive.url, file, present, options);
  if (await matches(file, archive.integrity)) return;
  await rm(file, { force: true });
  throw new Error("The downloaded archive does not match its checksum.");
}

async function receive(url: string, file: string, present: number, options: DownloadOptions) {
  const stall = new AbortController();
  const timer = setTimeout(
    () => stall.abort(new Error("The download stalled.")),
    options.stallTimeoutMs ?? STALL_TIMEOUT_MS,
  );
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([options.signal, stall.signal]),
      // Asked for as it is stored: a second compression would make the range meaningless.
      headers: {
        "accept-encoding": "identity",
        ...(present > 0 ? { range: `bytes=${present}-` } : {}),
      },
    });
    if (response.status === 416) {
      await rm(file, { force: true });
      throw new Error("The partial download was of no use.");
    }
    if (!response.ok || !response.body)
      throw new Error(`The registry answered ${response.status}.`);

    const resumes = startsAt(response, present);
    let received = resumes ? present : 0;
    const output = await open(file, resumes ? "a" : "w");
    try {
      options.onProgress(received);
      for await (const chunk of response.body) {
        timer.refresh();
        await output.write(chunk);
        received += chunk.byteLength;
        options.onProgress(received);
      }
    } finally {
      await output.close();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** A server that ignores the range, or answers another one, starts again from nothing. */
function startsAt(response: Response, present: number): boolean {
  if (present === 0 || response.status !== 206) return false;
  const start = /^bytes (\d+)-/.exec(response.headers.get("content-range") ?? "")?.[1];
  if (Number(start) === present) return true;
  throw new Error("The registry answered another part of the archive.");
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function matches(file: string, integrity: string): Promise<boolean> {
  const [algorithm = "", expected] = integrity.split(/-(.*)/s);
  return (await hashFile(file, algorithm, "base64")) === expected;
}

/** Digest of a file, read as a stream. */
export async function hashFile(
  file: string,
  algorithm: string,
  encoding: "base64" | "hex",
): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest(encoding);
}
