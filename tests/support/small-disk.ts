import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system of its own, in memory, that can be filled without harm to the machine's. */
export type SmallDisk = {
  folder: string;
  /** Takes all that is left of it. */
  fill: () => void;
  makeRoom: () => void;
  remove: () => void;
};

/** Why tests with a disk of their own are skipped; undefined where they can run. */
export const NO_SMALL_DISK: string | undefined = canMount()
  ? undefined
  : "needs to mount file systems, which this container refuses";

/** @param megabytes its size */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "atelier-small-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=777`, "tmpfs", folder]);
  const filler = join(folder, "filler");
  const remove = () => {
    // Whoever was killed may hold files of it for a moment.
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return {
    folder,
    fill: () => writeUntilFull(filler),
    makeRoom: () => rmSync(filler),
    remove() {
      process.off("exit", remove);
      remove();
    },
  };
}

function writeUntilFull(path: string): void {
  const file = openSync(path, "w");
  const piece = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "atelier-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
