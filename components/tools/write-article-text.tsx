"use client";

import type { RefObject } from "react";

import { WriteArticleNotices } from "@/components/tools/write-article-notices";
import { showQuotation, WriteArticleQuotations } from "@/components/tools/write-article-quotations";
import { lazyPart } from "@/components/ui/lazy-part";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { ShownArticle } from "@/lib/client/stored-article";
import type { AskedArticle } from "@/lib/client/use-article";
import type { useArticleEdit } from "@/lib/client/use-article-edit";
import { useDraftNotice } from "@/lib/client/use-draft-notice";

/** Above an article that no model had a part in. */
const OWN_WORDS = {
  notes:
    "Made from your notes. Only headings and formatting were added, and capitals and marks tidied",
  document: "Made from the document's own sentences. Only headings and formatting were added",
};
const SPELLED_OUT = "; some shorthand is written out";

const WriteArticleEdit = lazyPart(
  async () => (await import("@/components/tools/write-article-edit")).WriteArticleEdit,
);

type WriteArticleTextProps = {
  article: ShownArticle;
  /** The text so far, or all of it. */
  markdown: string;
  editing: ReturnType<typeof useArticleEdit>;
  /** Receives the element with the text. */
  text: RefObject<HTMLDivElement | null>;
  asked: AskedArticle;
};

/** An article as it is read, or in its editor, with what its reader should know. */
export function WriteArticleText(props: WriteArticleTextProps) {
  const { article, asked, markdown, editing, text } = props;
  const { meta } = article;
  const notice = useDraftNotice(article, asked);
  const notices = (
    <>
      {meta?.madeOf && (
        <Notice>{`${OWN_WORDS[meta.madeOf]}${meta.spelledOut ? SPELLED_OUT : ""}.`}</Notice>
      )}
      {notice && <Notice tone="warning">{notice}</Notice>}
      <WriteArticleNotices meta={meta} />
    </>
  );
  if (editing.edit) {
    return (
      <WriteArticleEdit editing={editing} text={text}>
        {notices}
      </WriteArticleEdit>
    );
  }
  return (
    <>
      <div className="mb-4 grid gap-3 empty:hidden">{notices}</div>
      <div ref={text}>
        <Markdown
          source={markdown}
          onAnchor={meta?.source && ((anchor) => showQuotation(text.current, anchor))}
        />
      </div>
      <WriteArticleQuotations meta={meta} />
    </>
  );
}
