"use client";

/** What few forms for an article need at first. One part: each one that a page may fetch adds to its first load. */
export { ChosenSourceRow } from "@/components/tools/write-article-chosen-source";
export { OutlineFailure } from "@/components/tools/write-article-outline-failure";
export { WriteArticleOutlined } from "@/components/tools/write-article-outlined";
export { SourceDialog } from "@/components/tools/write-article-source-dialog";
export { ChosenStyle, StyleFields } from "@/components/tools/write-article-style-fields";
