"use client";

import { Pencil } from "lucide-react";
import type { RefObject } from "react";

import { VersionsMenu } from "@/components/editor/versions-menu";
import { DownloadMenu, SendText } from "@/components/tools/result-menus";
import { RichCopyButton } from "@/components/tools/rich-copy-button";
import { RunControls } from "@/components/tools/run-controls";
import { Button } from "@/components/ui/button";
import type { ShownArticle, useArticle } from "@/lib/client/use-article";
import type { useArticleEdit } from "@/lib/client/use-article-edit";
import { markdownTitle } from "@/lib/export/markdown-title";
import { topicOfPrompt } from "@/lib/tools/write-article/options";

const fetchEditor = () => import("@/components/tools/write-article-edit");

type WriteArticleToolbarProps = {
  article: ShownArticle;
  editing: ReturnType<typeof useArticleEdit>;
  showSaved: ReturnType<typeof useArticle>["showSaved"];
  /** The element that shows the text. */
  text: RefObject<HTMLElement | null>;
  /** First line of its files. */
  notice: string | undefined;
  onRegenerate: (() => void) | null;
};

/** What can be done with an article: with the text on the page, saved or not. */
export function WriteArticleToolbar(props: WriteArticleToolbarProps) {
  const { article, editing, showSaved, text, notice, onRegenerate } = props;
  const { edit, isChanged } = editing;
  const markdown = edit ? editing.text : article.content;
  const title = markdownTitle(markdown, topicOfPrompt(article.prompt));
  return (
    <>
      {edit ? <EditControls editing={editing} /> : <EditButton editing={editing} />}
      <RichCopyButton element={text} markdown={markdown} />
      <DownloadMenu
        markdown={markdown}
        title={title}
        engine={article.meta?.engine}
        edited={article.meta?.edited || isChanged}
        notice={notice}
      />
      {article.id && (
        <SendText
          subject={title}
          from="write-article"
          creationId={article.id}
          prepare={isChanged ? editing.save : undefined}
        />
      )}
      {article.id && article.versionCount > 0 && !edit && (
        <VersionsMenu creationId={article.id} current={article.content} showSaved={showSaved} />
      )}
      {!edit && <RunControls pending={false} onStop={() => {}} onRegenerate={onRegenerate} />}
    </>
  );
}

type EditingProps = { editing: WriteArticleToolbarProps["editing"] };

function EditButton({ editing: { start, isOpening } }: EditingProps) {
  if (!start) return null;
  return (
    <Button
      size="sm"
      pending={isOpening}
      onClick={start}
      onPointerEnter={() => void fetchEditor().catch(() => {})}
    >
      {!isOpening && <Pencil aria-hidden />}
      Edit
    </Button>
  );
}

function EditControls({ editing: { isChanged, isSaving, save, leave } }: EditingProps) {
  return (
    <>
      <Button
        variant="accent"
        size="sm"
        disabled={!isChanged}
        pending={isSaving}
        onClick={() => void save()}
      >
        Save
      </Button>
      <Button size="sm" disabled={isSaving} onClick={() => leave(() => {})}>
        {isChanged ? "Cancel" : "Close"}
      </Button>
    </>
  );
}
