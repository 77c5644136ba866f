"use client";

/** What forms say before a run with the draft model. One part: each one that a page may fetch adds to its first load. */
export { TopicLanguage } from "@/components/tools/topic-language";
export { LengthHint } from "@/components/tools/write-article-length-hint";
