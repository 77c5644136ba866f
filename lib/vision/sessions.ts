import { stat } from "node:fs/promises";
import { InferenceSession } from "onnxruntime-node";

/** Weights kept in memory at a time; older sessions are released to make room. */
const MAX_WEIGHT_BYTES = 256 * 1024 * 1024;

type Loaded = { session: InferenceSession; bytes: number };

/** Least recently used first. */
const loaded = new Map<string, Loaded>();

/**
 * Returns the inference session of an ONNX file, loading it unless cached. Don't keep it across
 * calls: opening another may release it.
 *
 * @param threads used only when the session is created
 */
export async function openSession(file: string, threads: number): Promise<InferenceSession> {
  const present = loaded.get(file);
  if (present) {
    loaded.delete(file);
    loaded.set(file, present);
    return present.session;
  }
  const { size: bytes } = await stat(file);
  await evictSessions(MAX_WEIGHT_BYTES - bytes);
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: threads,
    // The arena never shrinks: a third more memory for little speed.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  loaded.set(file, { session, bytes });
  return session;
}

async function evictSessions(maxBytes: number): Promise<void> {
  let bytes = 0;
  for (const one of loaded.values()) bytes += one.bytes;
  for (const [file, one] of [...loaded]) {
    if (bytes <= maxBytes) return;
    loaded.delete(file);
    bytes -= one.bytes;
    await one.session.release();
  }
}
