"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** Fetches the editor, when it is likely to be opened soon. */
export const fetchEditor = () => import("@/components/editor/article-editor");

export const ArticleEditor = lazyPart(async () => (await fetchEditor()).ArticleEditor);
export const LeaveDialog = lazyPart(
  async () => (await import("@/components/editor/leave-dialog")).LeaveDialog,
  null,
);
export const VersionsMenu = lazyPart(
  async () => (await import("@/components/editor/versions-menu")).VersionsMenu,
  <span className="h-9" />,
);
