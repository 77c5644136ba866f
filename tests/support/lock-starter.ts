import { lockFolder } from "@/db/folder-lock";

/** What a test tells the process to do; `at` is when to try, in epoch milliseconds. */
export type LockOrder = { lock: string; at?: number } | "release";
export type LockAnswer = { won: boolean; message: string };

let release = () => {};

process.on("message", async (order: LockOrder) => {
  if (order === "release") {
    release();
    process.send?.({ won: false, message: "released" } satisfies LockAnswer);
    return;
  }
  while (Date.now() < (order.at ?? 0)) {
    // Busy-wait, so that both processes continue in the same millisecond.
  }
  try {
    release = await lockFolder(order.lock);
    process.send?.({ won: true, message: "" } satisfies LockAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.send?.({ won: false, message } satisfies LockAnswer);
  }
});
