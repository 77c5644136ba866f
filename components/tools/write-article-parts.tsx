"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** Fetches what can be done with an article, ahead of it. */
export const fetchToolbar = () => import("@/components/tools/write-article-toolbar");

export const WriteArticleEdit = lazyPart(
  async () => (await import("@/components/tools/write-article-edit")).WriteArticleEdit,
);
export const WriteArticleToolbar = lazyPart(
  async () => (await fetchToolbar()).WriteArticleToolbar,
  // As high as its buttons.
  <span className="h-9" />,
);
export const LeaveDialog = lazyPart(
  async () => (await import("@/components/editor/leave-dialog")).LeaveDialog,
  null,
);
