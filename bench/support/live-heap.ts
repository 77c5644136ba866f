import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "./product";

/** Environment of a product whose live heap can be measured. */
export const SHOWS_LIVE_HEAP = { NODE_OPTIONS: "--import ./bench/support/live-heap-hook.mjs" };

/** What a product holds on to, in kilobytes: its heap and its buffers right after garbage was collected. */
export async function liveKilobytes({ pid, folder }: Product): Promise<number> {
  const file = path.join(folder, "live-heap");
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  for (;;) {
    await pause(20);
    const bytes = tryRead(file);
    if (bytes) return Number(bytes) / 1024;
  }
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
