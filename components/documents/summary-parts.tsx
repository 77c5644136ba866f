"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { fetchMarkdown } from "@/components/ui/markdown";

const fetchShown = () => import("@/components/documents/summary-shown");

/** Fetches what shows a summary, ahead of it. */
export const fetchSummaryParts = () => Promise.all([fetchMarkdown(), fetchShown()]);

export const CitedMarkdown = lazyPart(async () => (await fetchShown()).CitedMarkdown);
export const SuggestedQuestions = lazyPart(
  async () => (await fetchShown()).SuggestedQuestions,
  null,
);
export const SummaryFooter = lazyPart(async () => (await fetchShown()).SummaryFooter, null);
export const SummaryToolbar = lazyPart(
  async () => (await fetchShown()).SummaryToolbar,
  // As high as its buttons.
  <span className="h-9" />,
);
