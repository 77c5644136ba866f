"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { fetchMarkdown } from "@/components/ui/markdown";

const fetchToolbar = () => import("@/components/tools/write-article-toolbar");
const fetchText = () => import("@/components/tools/write-article-text");
const fetchFooter = () => import("@/components/tools/write-article-footer");

/** Fetches what shows an article and what can be done with it, ahead of it. */
export const fetchArticleParts = () =>
  Promise.all([fetchMarkdown(), fetchText(), fetchFooter(), fetchToolbar()]);

export const WriteArticleText = lazyPart(async () => (await fetchText()).WriteArticleText);
export const WriteArticleFooter = lazyPart(
  async () => (await fetchFooter()).WriteArticleFooter,
  null,
);

export const WriteArticleToolbar = lazyPart(
  async () => (await fetchToolbar()).WriteArticleToolbar,
  // As high as its buttons.
  <span className="h-9" />,
);
export const LeaveEdit = lazyPart(
  async () => (await import("@/components/editor/leave-edit")).LeaveEdit,
  null,
);
