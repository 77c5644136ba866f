import type { readDraft } from "@/lib/client/article-drafts";
import type { Creation } from "@/lib/creations/schema";

/** An article that is open in the editor. */
export type Edit = {
  id: string;
  /** What the editor opens with. */
  source: string;
  /** The text as it is saved; null when it isn't the one that the edit began with. */
  savedText: string | null;
  revision: number;
  /** Brought back after the page was left without saving. */
  fromDraft: boolean;
};

/** Opens a stored article, or what was typed over it and not saved; null for no such draft. */
export function openedEdit(creation: Creation, draft: ReturnType<typeof readDraft>): Edit {
  const { id, content, revision = 0 } = creation;
  const fromDraft = draft !== null && draft.content !== content;
  if (!fromDraft) return { id, source: content, savedText: content, revision, fromDraft };
  const savedText = draft.revision === revision ? content : null;
  return { id, source: draft.content, savedText, revision: draft.revision, fromDraft };
}
