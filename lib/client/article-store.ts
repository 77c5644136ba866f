"use client";

/** What stored articles need, and edits of them. One part: each one that a page may fetch adds to its first load. */

export { editOver, openEdit, saveEdit } from "@/lib/client/article-edit";
export { articleOf, fetchStoredArticle, findStopped } from "@/lib/client/stored-article";
