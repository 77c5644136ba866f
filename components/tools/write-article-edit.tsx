"use client";

import type { ReactNode, RefObject } from "react";

import { ArticleEditor } from "@/components/editor/article-editor";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
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
  const { edit, editor, onText, save, isSaving, conflict } = editing;
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
