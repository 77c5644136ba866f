"use client";

import { WriterNotice } from "@/components/engines/writer-notice";
import { BlogTitlesForm } from "@/components/tools/blog-titles-form";
import { BlogTitlesResult } from "@/components/tools/blog-titles-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { useTool } from "@/lib/client/use-tool";

const fetchContract = async () =>
  (await import("@/lib/tools/blog-titles/contract")).blogTitlesContract;

type BlogTitlesProps = {
  /** Prefills the keyword; set by another tool. */
  keyword: string;
  /** The creation the keyword is from. */
  parentId: string | undefined;
};

export function BlogTitlesTool({ keyword, parentId }: BlogTitlesProps) {
  const run = useTool(fetchContract, { stream: true });
  const form = (
    <BlogTitlesForm
      keyword={keyword}
      parentId={parentId}
      pending={run.status === "pending"}
      onFind={run.run}
    />
  );
  return (
    <ToolShell
      slug="blog-titles"
      notice={<WriterNotice />}
      form={form}
      result={<BlogTitlesResult run={run} />}
    />
  );
}
