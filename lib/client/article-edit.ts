"use client";

import { type ArticleDraft, readDraft } from "@/lib/client/article-drafts";
import { keepDraft } from "@/lib/client/keep-draft";
import { fetchCreation, saveCreation } from "@/lib/client/stored-article";
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

/** Opens an article as it is stored, or with what was typed over it in this tab and not saved. */
export async function openEdit(userId: string, id: string): Promise<Edit> {
  return openedEdit(await fetchCreation(id), readDraft(userId, id));
}

function openedEdit(creation: Creation, draft: ArticleDraft | null): Edit {
  const { id, content, revision = 0 } = creation;
  const fromDraft = draft !== null && draft.content !== content;
  if (!fromDraft) return { id, source: content, savedText: content, revision, fromDraft };
  const savedText = draft.revision === revision ? content : null;
  return { id, source: draft.content, savedText, revision: draft.revision, fromDraft };
}

/**
 * Saves a text over the revision that was edited.
 *
 * @param over saves over whatever was saved meanwhile, too
 * @throws ApiError `conflict` when another text was
 */
export async function saveEdit(edit: Edit, content: string, over: boolean): Promise<Creation> {
  const { id } = edit;
  const revision = over ? ((await fetchCreation(id)).revision ?? 0) : edit.revision;
  return (await saveCreation({ id, content, revision })).creation;
}

/** The edit that goes on over what was just saved of it, because more was typed meanwhile. */
export function editOver(
  { id, revision = 0 }: Creation,
  edit: Edit,
  { saved, typed, userId }: { saved: string; typed: string; userId: string },
): Edit {
  keepDraft(userId, id, { content: typed, revision });
  return { ...edit, savedText: saved, revision, fromDraft: false };
}
