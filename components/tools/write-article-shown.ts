"use client";

/** What shows an article, and what can be done with it: one part, fetched ahead of the article. */
export { LeaveEdit } from "@/components/editor/leave-edit";
export { WriteArticleFooter } from "@/components/tools/write-article-footer";
export { WriteArticleText } from "@/components/tools/write-article-text";
export { WriteArticleToolbar } from "@/components/tools/write-article-toolbar";
