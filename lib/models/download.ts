import "server-only";

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rm, stat } from "node:fs/promises";
import path from "node:path";

import type { Archive } from "@/lib/models/npm-archive";

/** Longest wait for the first byte, or between two chunks. */
const STALL_TIMEOUT_MS = 30_000;

/** How to download one tarball. */
export type DownloadOptions = {
  signal: AbortSignal;
  /** Called with the bytes on disk so far, including those of an earlier attempt. */
  onProgress: (receivedBytes: number) => void;
  stallTimeoutMs?: number;
};

/**
 * Downloads a tarball to `file`, resuming an earlier attempt. A partial file survives a broken connection;
 * a complete one that fails its integrity check is deleted.
 *
 * @throws Error when the download fails, stalls, or doesn't match its checksum
 */
export async function downloadArchive(
  archive: Archive,
  file: string,
  options: DownloadOptions,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const present = await sizeOf(file);
  if (present > 0 && (await matchesIntegrity(file, archive.integrity))) return;

  await receive(archive.url, file, present, options);
  if (await matchesIntegrity(file, archive.integrity)) return;
  await rm(file, { force: true });
  throw new Error("The downloaded archive doesn't match its checksum.");
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
      // Content encoding would change the byte offsets that the range refers to.
      headers: {
        "accept-encoding": "identity",
        ...(present > 0 ? { range: `bytes=${present}-` } : {}),
      },
    });
    if (response.status === 416) {
      await rm(file, { force: true });
      throw new Error("The registry rejected the partial download, so it was deleted.");
    }
    if (!response.ok || !response.body)
      throw new Error(`The registry answered with status ${response.status}.`);

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

/** Whether the response resumes at `present`; false when the server ignored the range and sends it all. */
function startsAt(response: Response, present: number): boolean {
  if (present === 0 || response.status !== 206) return false;
  const start = /^bytes (\d+)-/.exec(response.headers.get("content-range") ?? "")?.[1];
  if (Number(start) === present) return true;
  throw new Error("The registry sent a different byte range than requested.");
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function matchesIntegrity(file: string, integrity: string): Promise<boolean> {
  const [algorithm = "", expected] = integrity.split(/-(.*)/s);
  return (await hashFile(file, algorithm, "base64")) === expected;
}

/** Digest of a file, computed as a stream. `algorithm` is a Node name such as "sha256". */
export async function hashFile(
  file: string,
  algorithm: string,
  encoding: "base64" | "hex",
): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest(encoding);
}
