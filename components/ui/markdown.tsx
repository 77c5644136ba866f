"use client";

import clsx from "clsx";
import { lazy, Suspense } from "react";

import type { MarkdownProps } from "@/components/ui/markdown-body";

/** Fetches the renderer; pages that will show a result do so ahead of it. */
export const fetchMarkdown = () => import("@/components/ui/markdown-body");

// Without it, the reader still gets every word.
const MarkdownBody = lazy(() =>
  fetchMarkdown().then(
    (file) => ({ default: file.MarkdownBody }),
    () => ({ default: PlainText }),
  ),
);

/** Renders Markdown, the same way everywhere; as it was written until the renderer has loaded. */
export function Markdown({ className, ...text }: MarkdownProps & { className?: string }) {
  return (
    <div className={clsx("prose", className)}>
      <Suspense fallback={<PlainText {...text} />}>
        <MarkdownBody {...text} />
      </Suspense>
    </div>
  );
}

function PlainText({ source }: MarkdownProps) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {source}
    </p>
  );
}
