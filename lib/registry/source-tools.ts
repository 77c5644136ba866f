import type { ToolSlug } from "@/lib/registry/tools";

/** Tools whose creations have a text that an article can be written from. */
export const SOURCE_TOOLS = [
  "pdf-summarizer",
  "youtube-summarizer",
  "extract-text",
  "write-article",
] as const satisfies readonly ToolSlug[];
