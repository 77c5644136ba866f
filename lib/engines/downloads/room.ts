import "server-only";

import { mkdir, statfs } from "node:fs/promises";
import { totalmem } from "node:os";

import { AppError } from "@/lib/core/errors";

const GIGABYTE = 1e9;
/** Left free for everything else on the disk. */
const SPARE_DISK_BYTES = 0.25 * GIGABYTE;

/** What a machine has, in bytes. */
export type Machine = {
  freeDiskBytes(folder: string): Promise<number>;
  memoryBytes(): number;
};

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
};

/**
 * Checks before a download that the machine can hold the file, and run the model.
 *
 * @param needed `diskBytes`: what is still to be received
 * @throws AppError `unusable` naming what is missing, also when the folder can't be written
 */
export async function checkRoom(
  folder: string,
  needed: { diskBytes: number; memoryBytes: number },
  machine: Machine,
): Promise<void> {
  const memory = machine.memoryBytes();
  if (memory < needed.memoryBytes) {
    throw new AppError(
      "unusable",
      `This model needs about ${gigabytes(needed.memoryBytes)} of memory, and this machine has ${gigabytes(memory)}. Choose a smaller one.`,
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
