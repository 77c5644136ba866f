import "server-only";

import { AppError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";

/** Pages send one file after the other; the rest is for several pages, and for scripts. */
const MAX_AT_ONCE = 4;

/** Per process, like the temporary folder that the files are in. */
const taken = singleton("upload-slots", () => new Map<string, number>());

/**
 * Takes one of the few places that a person's uploads have at once. It's taken before the body is read and kept until
 * its files are deleted, so that uploads that never end can't fill the disk.
 *
 * @param owner the person's id; anything else has places of its own
 * @returns gives the place back; calling it again does nothing
 * @throws AppError `rate_limited` when all places are taken
 */
export function takeUploadSlot(owner: string): () => void {
  const slots = taken.get();
  const count = slots.get(owner) ?? 0;
  if (count >= MAX_AT_ONCE) {
    const message = `You already have ${MAX_AT_ONCE} uploads in progress. Wait for one to finish.`;
    throw new AppError("rate_limited", message, { retryAfterSeconds: 5 });
  }
  slots.set(owner, count + 1);
  let released = false;
  return () => {
    if (released) return;
    released = true;
    const left = (slots.get(owner) ?? 1) - 1;
    if (left > 0) slots.set(owner, left);
    else slots.delete(owner);
  };
}
