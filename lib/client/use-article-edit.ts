"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { useSession } from "#auth-client";
import { replaceAddress } from "@/lib/client/address";
import { isConflict } from "@/lib/client/api-error";
import { dropDraft, readDraft } from "@/lib/client/article-drafts";
import type { Edit } from "@/lib/client/article-edit";
import { loadPart } from "@/lib/client/load-part";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import type { ShownArticle } from "@/lib/client/stored-article";
import { fetchArticleStore } from "@/lib/client/use-article";
import { useLatestWords } from "@/lib/client/use-latest-words";
import type { Creation } from "@/lib/creations/schema";
import { continuePath, EDIT_HASH } from "@/lib/registry/creation-path";

/** What the editor offers to the page around it. */
export type EditorHandle = { read: () => string };

type Shown = { article: ShownArticle | null; showSaved: (creation: Creation) => Promise<void> };

/**
 * Edits the article on screen: opens it as it is stored, keeps what isn't saved through a reload, saves it over the
 * revision that was edited, and asks before it is lost.
 */
export function useArticleEdit({ article, showSaved }: Shown) {
  const session = useSession();
  const queries = useQueryClient();
  const userId = session.status === "signed-in" ? session.user.id : "";
  const [edit, setEdit] = useState<Edit | null>(null);
  const [text, setText] = useState("");
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  const editor = useRef<EditorHandle>(null);

  const opening = useMutation({
    mutationFn: async (id: string) => (await loadPart(fetchArticleStore)).openEdit(userId, id),
    onSuccess: (opened) => {
      setText(opened.source);
      setEdit(opened);
      // So that a reload comes back to this article.
      replaceAddress(continuePath("write-article", opened.id));
    },
    onError: (error) => reportFailure(error),
  });

  const saving = useMutation({
    mutationFn: async ({ edit, over }: { edit: Edit; over: boolean }) => {
      const content = readText();
      const { saveEdit, editOver } = await loadPart(fetchArticleStore);
      return { creation: await saveEdit(edit, content, over), content, editOver };
    },
    onSuccess: async ({ creation }) => {
      await showSaved(creation);
      notify.success("Article saved");
      void queries.invalidateQueries({ queryKey: queryKeys.creations() });
      void queries.invalidateQueries({ queryKey: queryKeys.creation(creation.id) });
    },
    onError: (error) => isConflict(error) || reportFailure(error),
  });

  const isChanged = edit !== null && text !== edit.savedText;

  /** What the editor holds now, even if it was typed a moment ago. */
  function readText(): string {
    const now = editor.current?.read() ?? text;
    setText(now);
    return now;
  }

  function close(id: string): void {
    dropDraft(userId, id);
    saving.reset();
    setEdit(null);
  }

  /** @returns whether all that was typed is saved, and the editor closed */
  async function save(over = false): Promise<boolean> {
    if (!edit || saving.isPending) return false;
    try {
      const { creation, content, editOver } = await saving.mutateAsync({ edit, over });
      const typed = editor.current ? readText() : content;
      if (typed === content) close(creation.id);
      else setEdit(editOver(creation, edit, { saved: content, typed, userId }));
      return typed === content;
    } catch {
      return false;
    }
  }

  /** Does something that ends the edit; asks first when it isn't saved. */
  function leave(go: () => void): void {
    if (edit && readText() !== edit.savedText) setWaiting({ go });
    else {
      if (edit) close(edit.id);
      go();
    }
  }

  useLatestWords(readText, edit !== null);

  const open = opening.mutate;
  const storedId = article?.state === "writing" ? null : (article?.id ?? null);
  useEffect(() => {
    const isAsked = location.hash === EDIT_HASH;
    if (storedId && userId && (isAsked || readDraft(userId, storedId))) open(storedId);
  }, [storedId, userId, open]);

  return {
    edit,
    editor,
    /** The text in the editor. */
    text,
    isChanged,
    setText,
    userId,
    readText,
    /** Opens the editor; null while there is nothing stored to edit. */
    start: storedId && !edit ? () => open(storedId) : null,
    isOpening: opening.isPending,
    save,
    isSaving: saving.isPending,
    /** Set when another save came first. */
    conflict: isConflict(saving.error),
    leave,
    /** The question before an edit is lost; null when there's none. */
    question: waiting && {
      stay: () => setWaiting(null),
      discard(): void {
        if (edit) close(edit.id);
        setWaiting(null);
        waiting.go();
      },
      async save(): Promise<void> {
        setWaiting(null);
        if (await save()) waiting.go();
      },
    },
  };
}
