"use client";

import { dropOthersForms } from "@/lib/client/form-store";
import { keepTexts } from "@/lib/client/text-keeper";
import { dropOthersTyped, markTyped } from "@/lib/client/text-store";

/**
 * Called once it's known who is signed in, where something may be kept: brings back what they typed, and drops what is too old
 * or somebody else's. Without an ID, for nobody.
 */
export async function settleKeptForms(userId: string | null | undefined): Promise<void> {
  if (userId) keepTexts(userId);
  else dropOthersTyped(null);
  await dropOthersForms(userId);
  if (userId) markTyped(userId);
}
