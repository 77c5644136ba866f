import { readdirSync, readFileSync } from "node:fs";

/** What Linux counts processor time in. */
const TICKS_PER_SECOND = 100;
/** Where `/proc/<pid>/stat` has the parent and the processor time, after the name in parentheses. */
const FIELD = { parent: 1, userTicks: 11, systemTicks: 12 };

/** Memory that a process has in RAM, in kilobytes. Linux only. */
function residentKilobytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

/** Processor time that a process and those it started have taken, in seconds. */
export function processorSeconds(pid: number): number {
  const ticksOf = (one: number) => {
    const fields = statOf(one);
    return Number(fields[FIELD.userTicks]) + Number(fields[FIELD.systemTicks]);
  };
  return sumOver(pid, ticksOf) / TICKS_PER_SECOND;
}

/** Memory of a process and those it started, in megabytes. */
export function treeMegabytes(pid: number): number {
  return sumOver(pid, residentKilobytes) / 1024;
}

function sumOver(pid: number, measure: (pid: number) => number): number {
  let sum = 0;
  for (const one of treeOf(pid)) {
    try {
      sum += measure(one);
    } catch {
      // It has ended since.
    }
  }
  return sum;
}

function treeOf(pid: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Boolean);
  const tree = [pid];
  for (const parent of tree) tree.push(...all.filter((one) => parentOf(one) === parent));
  return tree;
}

/** The process that started this one; 0 when it has ended. */
export function parentOf(pid: number): number {
  try {
    return Number(statOf(pid)[FIELD.parent]);
  } catch {
    return 0;
  }
}

function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
