import "server-only";

import type { z } from "zod";
import type { RunContext } from "@/lib/providers/context";
import type { FileRules, ToolContract } from "@/lib/registry/contract";

/** A tool's call and what does its work, for whoever only knows its endpoint. */
export type ToolService = {
  contract: ToolContract<z.ZodType, z.ZodType, FileRules>;
  /** Its input was checked when the run was asked for. */
  service: (ctx: RunContext, input: never) => Promise<unknown>;
};

/** Every call whose engine may be on another machine, by its endpoint. Loaded when it's first carried. */
const SERVICES: Readonly<Record<string, () => Promise<ToolService>>> = {
  "generate-article": async () => ({
    contract: (await import("@/lib/tools/write-article/contract")).writeArticleContract,
    service: (await import("@/lib/tools/write-article/service")).writeArticle,
  }),
  "generate-outline": async () => ({
    contract: (await import("@/lib/tools/write-article/contract")).outlineContract,
    service: (await import("@/lib/tools/write-article/propose-outline")).proposeOutline,
  }),
  "rewrite-text": async () => ({
    contract: (await import("@/lib/tools/write-article/rewrite-contract")).rewriteTextContract,
    service: (await import("@/lib/tools/write-article/rewrite-passage")).rewritePassage,
  }),
  "generate-blog-title": async () => ({
    contract: (await import("@/lib/tools/blog-titles/contract")).blogTitlesContract,
    service: (await import("@/lib/tools/blog-titles/service")).findTitles,
  }),
  "generate-image": async () => ({
    contract: (await import("@/lib/tools/generate-images/contract")).generateImagesContract,
    service: (await import("@/lib/tools/generate-images/service")).generateImages,
  }),
  "remove-image-background": async () => ({
    contract: (await import("@/lib/tools/remove-background/contract")).removeBackgroundContract,
    service: (await import("@/lib/tools/remove-background/service")).removeBackground,
  }),
  "remove-image-object": async () => ({
    contract: (await import("@/lib/tools/remove-object/contract")).removeObjectContract,
    service: (await import("@/lib/tools/remove-object/service")).removeObject,
  }),
  "resume-review": async () => ({
    contract: (await import("@/lib/tools/review-resume/contract")).reviewResumeContract,
    service: (await import("@/lib/tools/review-resume/service")).reviewResume,
  }),
  "summarize-pdf": async () => ({
    contract: (await import("@/lib/tools/pdf-summarizer/contract")).summarizePdfContract,
    service: (await import("@/lib/tools/pdf-summarizer/service")).summarizePdf,
  }),
  "pdf-chat": async () => ({
    contract: (await import("@/lib/tools/pdf-summarizer/contract")).pdfChatContract,
    service: (await import("@/lib/documents/document-chat")).createDocumentChat("pdf"),
  }),
  "youtube-summary": async () => ({
    contract: (await import("@/lib/tools/youtube-summarizer/contract")).youtubeSummaryContract,
    service: (await import("@/lib/tools/youtube-summarizer/service")).summarizeVideo,
  }),
  "youtube-chat": async () => ({
    contract: (await import("@/lib/tools/youtube-summarizer/contract")).youtubeChatContract,
    service: (await import("@/lib/tools/youtube-summarizer/chat-about-video")).chatAboutVideo,
  }),
};

/** Endpoints of the calls that can be carried away from the process that was asked. */
export const CARRIED_ENDPOINTS = Object.keys(SERVICES);

/**
 * The service of a call.
 *
 * @throws Error when there is none
 */
export function findService(endpoint: string): Promise<ToolService> {
  const find = SERVICES[endpoint];
  if (!find) throw new Error(`nothing carries runs of ${endpoint}`);
  return find();
}
