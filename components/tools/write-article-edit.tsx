"use client";

import { type ReactNode, type RefObject, useCallback } from "react";

import { ArticleEditor } from "@/components/editor/article-editor";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { dropDraft } from "@/lib/client/article-drafts";
import { keepDraft } from "@/lib/client/keep-draft";
import type { useArticleEdit } from "@/lib/client/use-article-edit";

type WriteArticleEditProps = {
  editing: ReturnType<typeof useArticleEdit>;
  /** Receives the element with the text. */
  text: RefObject<HTMLDivElement | null>;
  /** What to know about the article. */
  children?: ReactNode;
};

/** The article in the editor, in the place of its text. */
export function WriteArticleEdit({ editing, text, children }: WriteArticleEditProps) {
  const { edit, editor, userId, setText, save, isSaving, conflict } = editing;
  const onText = useCallback(
    (now: string) => {
      setText(now);
      if (!edit) return;
      const { id, revision, savedText } = edit;
      if (now === savedText) dropDraft(userId, id);
      else keepDraft(userId, id, { content: now, revision });
    },
    [edit, userId, setText],
  );
  if (!edit) return null;
  return (
    <ArticleEditor
      ref={editor}
      place={text}
      source={edit.source}
      onText={onText}
      onSave={() => void save()}
    >
      {conflict && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" pending={isSaving} onClick={() => void save(true)}>
              Save mine anyway
            </Button>
          }
        >
          This article was changed somewhere else while you edited it. Your text is still here. If
          you save it, the other one stays under Versions.
        </Notice>
      )}
      {edit.fromDraft && !conflict && <Notice>Your unsaved changes are back.</Notice>}
      {children}
    </ArticleEditor>
  );
}
