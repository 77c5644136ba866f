"use client";

import clsx from "clsx";
import { lazy, type ReactNode, Suspense } from "react";

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

const Settled = lazy(() => {
  const show = { default: ({ children }: { children: ReactNode }) => children };
  return fetchMarkdown().then(
    () => show,
    () => show,
  );
});

/** What stands below Markdown: there once that won't change its height anymore. */
export function AfterMarkdown({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Settled>{children}</Settled>
    </Suspense>
  );
}

function PlainText({ source }: MarkdownProps) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {source}
    </p>
  );
}
