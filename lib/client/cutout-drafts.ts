"use client";

import { CUTOUT_PREFIX, draftKeys } from "@/lib/client/draft-keys";
import { type CutoutEdits, NO_EDITS } from "@/lib/tools/remove-background/cutout-edits";

/** Edits of a cutout that aren't saved yet, and the ones that they began with. */
export type CutoutDraft = { base: CutoutEdits; edits: CutoutEdits };

/** Where the unsaved edits of one cutout survive a reload: in this tab only, so that two tabs don't mix. */
export function cutoutDraft(userId: string, creationId: string) {
  const key = `${CUTOUT_PREFIX}${userId}:${creationId}`;
  return {
    read(): CutoutDraft | null {
      try {
        const { base, edits } = Object(JSON.parse(sessionStorage.getItem(key) ?? "null"));
        if (!base || !edits) return null;
        // A draft from before there were frames has none.
        return { base: { ...NO_EDITS, ...base }, edits: { ...NO_EDITS, ...edits } };
      } catch {
        return null;
      }
    },
    /** What a full store can't take is lost only if the page is left before it's saved. */
    write(draft: CutoutDraft): void {
      try {
        for (const other of draftKeys(CUTOUT_PREFIX)) {
          if (other !== key) sessionStorage.removeItem(other);
        }
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A browser that keeps nothing.
      }
    },
    drop(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // A browser that keeps nothing.
      }
    },
  };
}
