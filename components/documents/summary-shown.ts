"use client";

/** What shows a summary. One part: each one that a page may fetch adds to its first load. */

export { CitedMarkdown } from "@/components/documents/cited-markdown";
export { SuggestedQuestions } from "@/components/documents/suggested-questions";
export { SummaryFooter, SummaryToolbar } from "@/components/documents/summary-toolbar";
