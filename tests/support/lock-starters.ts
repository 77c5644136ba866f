import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

import { bundleWorker } from "@/scripts/build-workers.mjs";
import type { LockAnswer, LockOrder } from "@/tests/support/lock-starter";

const SCRIPT = ".test/lock-starter.mjs";
/** Runs a process as pid 1 in its own pid namespace, as in a container. */
const OWN_NUMBERS = ["--pid", "--fork", "--mount-proc", "--kill-child"];

export type LockStarter = {
  ask: (order: LockOrder) => Promise<LockAnswer>;
  /** Like `kill -9` from outside its container. */
  kill: () => Promise<void>;
};

/** Whether this machine allows pid namespaces: Linux only, and not in every sandbox. */
export function canSeparateNumbers(): boolean {
  return spawnSync("unshare", [...OWN_NUMBERS, "true"]).status === 0;
}

/** Starts a process that locks folders, in its own pid namespace when `separate`. */
export async function startLockStarter(separate: boolean): Promise<LockStarter> {
  await bundleWorker("tests/support/lock-starter.ts", SCRIPT);
  const command = [...(separate ? ["unshare", ...OWN_NUMBERS] : []), process.execPath, SCRIPT];
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: ["ignore", "inherit", "ignore", "ipc"] });
  const died = once(child, "exit").then(() => Promise.reject(new Error("the starter died")));
  died.catch(() => {});
  return {
    ask: async (order) => {
      const answered = Promise.race([once(child, "message"), died]);
      child.send(order);
      // Safe: the process sends nothing else.
      return (await answered)[0] as LockAnswer;
    },
    kill: async () => {
      const gone = once(child, "exit");
      process.kill(separate ? onlyChildOf(child) : (child.pid ?? 0), "SIGKILL");
      await gone;
    },
  };
}

function onlyChildOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim());
}
