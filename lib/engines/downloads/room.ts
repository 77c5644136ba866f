import "server-only";

import { readFileSync } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import { freemem, totalmem } from "node:os";

import { AppError } from "@/lib/core/errors";

const GIGABYTE = 1e9;
/** Left free for everything else on the disk. */
const SPARE_DISK_BYTES = 0.25 * GIGABYTE;

/** What a machine has, in bytes. */
export type Machine = {
  freeDiskBytes(folder: string): Promise<number>;
  memoryBytes(): number;
  /** What programs can still take: caches that the system gives back count as free. */
  freeMemoryBytes(): number;
};

/** Where a container's use of memory is told, in both versions of control groups. */
const CGROUP_STATS = ["/sys/fs/cgroup/memory.stat", "/sys/fs/cgroup/memory/memory.stat"];

/** The machine this process runs on; its memory is that of the container, if that has less. */
export const thisMachine: Machine = {
  async freeDiskBytes(folder) {
    const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ folder);
    return bavail * bsize;
  },
  memoryBytes() {
    const limit = process.constrainedMemory();
    return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  },
  freeMemoryBytes() {
    const total = this.memoryBytes();
    // macOS keeps next to nothing free, and tells Node nothing of what it would give back.
    if (process.platform === "darwin") return total;
    // On Linux, this is MemAvailable rather than MemFree.
    if (total >= totalmem()) return Math.min(freemem(), total);
    // A limit counts files that were read or written, such as a download, though they make room when needed.
    return Math.min(freemem(), process.availableMemory() + cachedFileBytes(), total);
  },
};

function cachedFileBytes(): number {
  for (const file of CGROUP_STATS) {
    try {
      return inactiveFileBytes(readFileSync(/* turbopackIgnore: true */ file, "utf8"));
    } catch {
      // The other version, or no control groups at all.
    }
  }
  return 0;
}

/** @param stats of a control group; version 1 tells of the groups within it by names with "total_" */
export function inactiveFileBytes(stats: string): number {
  const bytes = /^total_inactive_file (\d+)$/m.exec(stats) ?? /^inactive_file (\d+)$/m.exec(stats);
  return Number(bytes?.[1] ?? 0);
}

/** What a model takes: of the disk, what is still to be received. */
type Needed = { diskBytes: number; memoryBytes: number };

/** Whether the machine can hold the file and run the model now. */
export async function hasRoom(folder: string, needed: Needed, machine: Machine): Promise<boolean> {
  return checkRoom(folder, needed, machine).then(
    () => true,
    () => false,
  );
}

/**
 * Checks before a download that the machine can hold the file, and run the model.
 *
 * @throws AppError `unusable` naming what is missing, also when the folder can't be written
 */
export async function checkRoom(folder: string, needed: Needed, machine: Machine): Promise<void> {
  const memory = machine.memoryBytes();
  if (memory < needed.memoryBytes) {
    throw new AppError(
      "unusable",
      `This model needs about ${gigabytes(needed.memoryBytes)} of memory, and this machine has ${gigabytes(memory)}. Choose a smaller one.`,
    );
  }
  const freeMemory = machine.freeMemoryBytes();
  if (freeMemory < needed.memoryBytes) {
    throw new AppError(
      "unusable",
      `This model needs about ${gigabytes(needed.memoryBytes)} of memory, and only ${gigabytes(freeMemory)} of this machine's ${gigabytes(memory)} is free. Close other programs and try again, or choose a smaller model.`,
    );
  }
  const free = await freeIn(folder, machine);
  if (free < needed.diskBytes + SPARE_DISK_BYTES) {
    throw new AppError(
      "unusable",
      `The download needs ${gigabytes(needed.diskBytes + SPARE_DISK_BYTES)} of disk space, and ${gigabytes(free)} is free. Free up space and try again.`,
    );
  }
}

async function freeIn(folder: string, machine: Machine): Promise<number> {
  try {
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
    return await machine.freeDiskBytes(folder);
  } catch (cause) {
    throw new AppError("unusable", "The server can't write to its models folder (MODELS_DIR).", {
      cause,
    });
  }
}

function gigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}
