"use client";

import { useState } from "react";

import { BlogTitlesForm } from "@/components/tools/blog-titles-form";
import { BlogTitlesResult } from "@/components/tools/blog-titles-result";
import { EngineNotice } from "@/components/tools/engine-notice";
import { ToolShell } from "@/components/tools/tool-shell";
import { useTool } from "@/lib/client/use-tool";
import { blogTitlesContract, type TitlesInput } from "@/lib/tools/blog-titles/contract";

type BlogTitlesProps = {
  /** Prefills the keyword; set by another tool. */
  keyword: string;
  /** The creation the keyword is from. */
  parentId: string | undefined;
};

export function BlogTitles({ keyword, parentId }: BlogTitlesProps) {
  const run = useTool(blogTitlesContract, { stream: true });
  const [asked, setAsked] = useState<TitlesInput | null>(null);

  function start(input: TitlesInput): void {
    setAsked(input);
    run.run({ ...input, ...(parentId && { parentId }) });
  }

  const regenerate = asked && (() => start(asked));
  return (
    <ToolShell
      slug="blog-titles"
      notice={<EngineNotice />}
      form={<BlogTitlesForm keyword={keyword} pending={run.status === "pending"} onFind={start} />}
      result={<BlogTitlesResult run={run} asked={asked} regenerate={regenerate} />}
    />
  );
}
