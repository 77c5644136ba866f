"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { fetchMarkdown } from "@/components/ui/markdown";

export const fetchFormParts = () => import("@/components/tools/write-article-form-parts");
const fetchShown = () => import("@/components/tools/write-article-shown");

/** Fetches what shows an article and what can be done with it, ahead of it. */
export const fetchArticleParts = () => Promise.all([fetchMarkdown(), fetchShown()]);

export const WriteArticleText = lazyPart(async () => (await fetchShown()).WriteArticleText);
export const WriteArticleFooter = lazyPart(
  async () => (await fetchShown()).WriteArticleFooter,
  null,
);

export const WriteArticleToolbar = lazyPart(
  async () => (await fetchShown()).WriteArticleToolbar,
  // As high as its buttons.
  <span className="h-9" />,
);
export const LeaveEdit = lazyPart(async () => (await fetchShown()).LeaveEdit, null);

export const StyleFields = lazyPart(async () => (await fetchFormParts()).StyleFields);
export const ChosenStyle = lazyPart(async () => (await fetchFormParts()).ChosenStyle, null);
export const ChosenSourceRow = lazyPart(async () => (await fetchFormParts()).ChosenSourceRow);
export const WriteArticleOutlined = lazyPart(
  async () => (await fetchFormParts()).WriteArticleOutlined,
);
export const OutlineFailure = lazyPart(async () => (await fetchFormParts()).OutlineFailure, null);
