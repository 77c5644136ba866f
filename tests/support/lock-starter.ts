import { lockFolder } from "@/db/folder-lock";

/** What a test asks of a process that takes folders: `at`, in milliseconds since 1970, is when to try. */
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
    // Both starters leave this loop in the same millisecond.
  }
  try {
    release = await lockFolder(order.lock);
    process.send?.({ won: true, message: "" } satisfies LockAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.send?.({ won: false, message } satisfies LockAnswer);
  }
});
