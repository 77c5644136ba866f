import { stat } from "node:fs/promises";
import { InferenceSession } from "onnxruntime-node";

/** Weights that may be in memory at a time; a job that needs more lets older ones go first. */
const MAX_WEIGHT_BYTES = 256 * 1024 * 1024;

type Loaded = { session: InferenceSession; bytes: number };

/** Least recently used first. */
const loaded = new Map<string, Loaded>();

/** The session of an ONNX file: the one that is loaded already, or a new one. */
export async function openSession(file: string, threads: number): Promise<InferenceSession> {
  const present = loaded.get(file);
  if (present) {
    loaded.delete(file);
    loaded.set(file, present);
    return present.session;
  }
  const { size: bytes } = await stat(file);
  await makeRoom(MAX_WEIGHT_BYTES - bytes);
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: threads,
    // The arena keeps the largest working memory for good: a third more, for little speed.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  loaded.set(file, { session, bytes });
  return session;
}

async function makeRoom(maxBytes: number): Promise<void> {
  let bytes = 0;
  for (const one of loaded.values()) bytes += one.bytes;
  for (const [file, one] of [...loaded]) {
    if (bytes <= maxBytes) return;
    loaded.delete(file);
    bytes -= one.bytes;
    await one.session.release();
  }
}
