"use client";

import { notify } from "@/lib/client/notify";

/**
 * Signs out, and says so where that fails: whoever leaves the computer to others relies on it.
 *
 * @returns whether it's done
 */
export async function signOutOrTell(signOut: () => Promise<void>): Promise<boolean> {
  try {
    await signOut();
    return true;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
    notify.error("Couldn't sign you out. Check your connection and try again.");
    return false;
  }
}
