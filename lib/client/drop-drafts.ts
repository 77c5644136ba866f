"use client";

import { CUTOUT_PREFIX, DRAFT_PREFIX, draftKeys, TEXT_PREFIX } from "@/lib/client/draft-keys";
import { dropKeptForms } from "@/lib/client/kept-forms";

/** Called on sign-out: the next person to use this browser must not find them. */
export function dropAllDrafts(): void {
  dropKeptForms();
  try {
    for (const prefix of [DRAFT_PREFIX, CUTOUT_PREFIX, TEXT_PREFIX]) {
      for (const key of draftKeys(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing.
  }
}
