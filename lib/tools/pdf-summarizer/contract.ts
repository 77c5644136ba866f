import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { tokensSchema } from "@/lib/core/tokens";
import { citationSchema, defineChatContract } from "@/lib/documents/chat-contract";
import { defineContract } from "@/lib/registry/contract";

/** The call that summarizes a PDF. */
export const summarizePdfContract = defineContract({
  endpoint: "summarize-pdf",
  lasts: true,
  writes: true,
  files: {
    pdf: {
      maxBytes: LIMITS.pdfBytes,
      required: true,
      missing: "Please upload a PDF first!",
      mayBeLocked: true,
    },
  },
  input: z.object({}),
  output: z.object({
    id: z.string(),
    /** Markdown whose citations are in-page links: `[p. 12](#page=12)`. */
    content: z.string().min(1),
    /** Set when parts of the file couldn't be read, or might be misread. */
    message: z.string().optional(),
    /** Identifies this document in chat calls. */
    contextId: z.string(),
    meta: z.object({
      title: z.string(),
      pages: z.int().positive(),
      /** Number of words read. */
      words: z.int().nonnegative(),
      /** Pages read with OCR. */
      ocrPages: z.array(z.int()),
      /** OCR language code, such as `deu`; absent when no page needed OCR. */
      ocrLanguage: z.string().optional(),
      /** The scans' actual language, when its OCR data couldn't be downloaded. */
      missingLanguage: z.string().optional(),
      /** Pages with content that couldn't be read. */
      unreadPages: z.array(z.int()),
      /** Pages for which no time was left. */
      skippedPages: z.array(z.int()),
      citations: z.array(citationSchema),
      /** Statements of the model that couldn't be verified and were removed from `content`. */
      dropped: z.int().nonnegative(),
      /** Suggested questions that the document answers. */
      questions: z.array(z.string()),
      engine: engineSchema,
      tokens: tokensSchema.optional(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The summary call's output. */
export type PdfSummary = z.output<typeof summarizePdfContract.output>;

/** The call that asks about a summarized PDF. */
export const pdfChatContract = defineChatContract("pdf-chat");
