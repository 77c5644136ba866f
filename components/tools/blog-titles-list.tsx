"use client";

import { Download, SquarePen } from "lucide-react";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { exportMarkdown } from "@/lib/client/export-markdown";
import { draftNotice, withNotice } from "@/lib/drafting/draft-notice";
import { writerOf } from "@/lib/export/markdown-file";
import { sendTextPath } from "@/lib/registry/send-to";
import { toolPath } from "@/lib/registry/tools";
import type { BlogTitles } from "@/lib/tools/blog-titles/contract";

/** Copies or downloads all titles at once. */
export function TitleListActions({ titles, keyword }: { titles: BlogTitles; keyword: string }) {
  const { content, meta } = titles;
  const notice = draftNotice(meta);
  const save = () =>
    exportMarkdown(content, {
      format: "md",
      title: `Titles for ${keyword}`,
      locale: navigator.language,
      engine: writerOf(meta),
      notice,
    });
  return (
    <>
      <CopyButton size="sm" label="Copy all" text={withNotice(content, notice)} />
      <Button size="sm" onClick={() => void save()}>
        <Download aria-hidden />
        Download
      </Button>
    </>
  );
}

/** The numbered list, with actions for each title. */
export function TitleList({ id, meta }: BlogTitles) {
  const notice = draftNotice(meta);
  return (
    <>
      {notice && (
        <div className="mb-4">
          <Notice tone="warning">{notice}</Notice>
        </div>
      )}
      <div className="mb-4 grid gap-2 empty:hidden">
        {meta.notices?.map((sentence) => (
          <Notice key={sentence}>{sentence}</Notice>
        ))}
      </div>
      <Titles meta={meta} creationId={id} />
    </>
  );
}

type TitlesProps = {
  meta: BlogTitles["meta"];
  creationId: string;
};

function Titles({ meta, creationId }: TitlesProps) {
  const { titles, templates = 0, patterns = 0 } = meta;
  return (
    <ol className="@container divide-y divide-line">
      {titles.map((title, index) => (
        <li
          key={title}
          className="grid items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 @xl:grid-cols-[minmax(0,1fr)_auto]"
        >
          <p className="flex gap-3">
            <span aria-hidden className="w-7 shrink-0 text-right text-soft tabular-nums">
              {index + 1}.
            </span>
            <span className="min-w-0 text-pretty font-medium">
              <span dir="auto" className="block">
                {title}
              </span>
              {(index < templates || index >= titles.length - patterns) && (
                <span className="block font-normal text-soft text-xs">
                  From our title templates
                </span>
              )}
            </span>
          </p>
          <div className="flex flex-wrap gap-2 pl-7 @xl:pl-0">
            <ButtonLink
              size="sm"
              variant="ghost"
              href={sendTextPath("write-article", title, creationId) ?? toolPath("write-article")}
              aria-label={`Write this article: ${title}`}
            >
              <SquarePen aria-hidden />
              Write this article
            </ButtonLink>
            <CopyButton size="sm" variant="ghost" text={title} about={title} />
          </div>
        </li>
      ))}
    </ol>
  );
}
