import "server-only";

import type { ToolService } from "@/lib/engines/run-service";
import { RUN_CHAIN } from "@/lib/registry/chain-paths";

/** Every call whose engine, or whose calls' engines, may be on another machine. Loaded when it's first carried. */
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
  [RUN_CHAIN]: async () => ({
    contract: (await import("@/lib/chains/contract")).runChainContract,
    service: (await import("@/lib/chains/run-chain")).runChain,
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
