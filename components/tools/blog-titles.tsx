"use client";

import type { ReactNode } from "react";

import { WriterNotice } from "@/components/engines/writer-notice";
import { BlogTitlesForm } from "@/components/tools/blog-titles-form";
import { BlogTitlesResult } from "@/components/tools/blog-titles-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { type ComparedTool, useComparison } from "@/lib/client/use-comparison";
import { useTool } from "@/lib/client/use-tool";
import type { BlogTitles, TitlesInput } from "@/lib/tools/blog-titles/contract";
import { keywordOfPrompt, TITLE_CATEGORIES, titlesRequest } from "@/lib/tools/blog-titles/options";

const fetchContract = async () =>
  (await import("@/lib/tools/blog-titles/contract")).blogTitlesContract;

const COMPARED: ComparedTool<TitlesInput, BlogTitles> = {
  kind: "writes",
  fetchContract,
  settings: {
    name: "category",
    choices: TITLE_CATEGORIES.map((label) => ({
      label,
      apply: (input) => ({
        ...input,
        ...titlesRequest(keywordOfPrompt(input.prompt).keyword, label),
      }),
    })),
    labelOf: ({ prompt }) => keywordOfPrompt(prompt).category,
  },
};

type BlogTitlesProps = {
  /** Prefills the keyword; set by another tool. */
  keyword: string;
  /** The creation the keyword is from. */
  parentId: string | undefined;
  /** For a first run with the built-in model; see `FirstRunAdvice`. */
  advice: ReactNode;
};

export function BlogTitlesTool({ keyword, parentId, advice }: BlogTitlesProps) {
  const run = useTool(fetchContract, { stream: true });
  const { start, pending, kept, comparison } = useComparison(run, COMPARED);
  const asked = run.restored && keywordOfPrompt(run.restored.input.prompt);
  const form = (
    <BlogTitlesForm
      key={run.restored?.id ?? "new"}
      keyword={asked?.keyword ?? keyword}
      category={asked?.category ?? "General"}
      keptCategory={kept && keywordOfPrompt(kept.prompt).category}
      parentId={parentId}
      pending={pending}
      onFind={start}
    />
  );
  return (
    <ToolShell
      // Its advice was followed by then, or declined.
      notice={run.status === "idle" && !pending && <WriterNotice task="titles" advice={advice} />}
      form={form}
      comparison={comparison}
      result={<BlogTitlesResult run={run} />}
    />
  );
}
