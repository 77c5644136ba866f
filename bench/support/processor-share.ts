import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = "/sys/fs/cgroup";
const PERIOD_US = 100_000;

/**
 * Gives a process at most a part of one core, so that several on a machine of few cores leave room for what they
 * call and for their callers. Linux only, as root.
 *
 * @param share of one core, between 0 and 1
 * @returns takes the limit away again once the process has ended; null where the kernel allows none
 */
export function limitProcessor(pid: number, share: number): (() => void) | null {
  const isFirstVersion = existsSync(path.join(ROOT, "cpu/cpu.cfs_quota_us"));
  const group = path.join(ROOT, isFirstVersion ? "cpu" : "", `atelier-bench-${pid}`);
  const quota = Math.round(share * PERIOD_US);
  try {
    mkdirSync(group);
    if (isFirstVersion) {
      writeFileSync(path.join(group, "cpu.cfs_period_us"), String(PERIOD_US));
      writeFileSync(path.join(group, "cpu.cfs_quota_us"), String(quota));
    } else {
      writeFileSync(path.join(group, "cpu.max"), `${quota} ${PERIOD_US}`);
    }
    writeFileSync(path.join(group, "cgroup.procs"), String(pid));
  } catch {
    return null;
  }
  return () => rmdirSync(group);
}
