"use client";

import { Pencil } from "lucide-react";
import type { RefObject } from "react";

import { VersionsMenu } from "@/components/editor/versions-menu";
import { RichCopyButton } from "@/components/tools/rich-copy-button";
import { DownloadMenu, SendText } from "@/components/tools/running-part";
import { Button } from "@/components/ui/button";
import { ariaShortcut, shownShortcut } from "@/lib/client/shortcut";
import type { ShownArticle } from "@/lib/client/stored-article";
import type { AskedArticle, useArticle } from "@/lib/client/use-article";
import type { useArticleEdit } from "@/lib/client/use-article-edit";
import { useDraftNotice } from "@/lib/client/use-draft-notice";
import { markdownTitle } from "@/lib/export/markdown-title";
import { topicOfPrompt } from "@/lib/tools/write-article/options";

const fetchEditor = () => import("@/components/tools/write-article-edit");

type WriteArticleToolbarProps = {
  article: ShownArticle;
  editing: ReturnType<typeof useArticleEdit>;
  showSaved: ReturnType<typeof useArticle>["showSaved"];
  /** The element that shows the text. */
  text: RefObject<HTMLElement | null>;
  asked: AskedArticle;
};

/** What can be done with an article: with the text on the page, saved or not. */
export function WriteArticleToolbar(props: WriteArticleToolbarProps) {
  const { article, asked, editing, showSaved, text } = props;
  const notice = useDraftNotice(article, asked);
  const { edit, isChanged } = editing;
  const markdown = edit ? editing.text : article.content;
  const title = markdownTitle(markdown, topicOfPrompt(article.prompt));
  return (
    <>
      {edit ? <EditControls editing={editing} /> : <EditButton editing={editing} />}
      <RichCopyButton element={text} markdown={markdown} notice={notice} />
      <DownloadMenu
        markdown={markdown}
        title={title}
        meta={article.meta && isChanged ? { ...article.meta, edited: true } : article.meta}
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
        title={`Save (${shownShortcut("Mod+S")})`}
        aria-keyshortcuts={ariaShortcut("Mod+S")}
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
