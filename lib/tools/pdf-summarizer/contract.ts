import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { citationSchema, defineChatContract } from "@/lib/documents/chat-contract";
import { defineContract } from "@/lib/registry/contract";

export const summarizePdfContract = defineContract({
  endpoint: "summarize-pdf",
  files: {
    pdf: { maxBytes: LIMITS.pdfBytes, required: true, missing: "Please upload a PDF first!" },
  },
  input: z.object({}),
  output: z.object({
    id: z.string(),
    /** Markdown; its citations are links inside the page, `[p. 12](#page=12)`. */
    content: z.string().min(1),
    /** What of the file was not read, when there is something to say. */
    message: z.string().optional(),
    /** Names this document in calls of the chat. */
    contextId: z.string(),
    meta: z.object({
      title: z.string(),
      pages: z.int().positive(),
      /** Words that were read. */
      words: z.int().nonnegative(),
      /** Pages whose text was recognised in their picture. */
      ocrPages: z.array(z.int()),
      /** The language as which they were read, as `deu`; absent when there are none. */
      ocrLanguage: z.string().optional(),
      /** The language that they are in, when its data could not be had. */
      missingLanguage: z.string().optional(),
      /** Pages on which there is something that could not be read. */
      unreadPages: z.array(z.int()),
      citations: z.array(citationSchema),
      /** Statements of the model that could not be verified and are not in `content`. */
      dropped: z.int().nonnegative(),
      /** Questions that the document answers. */
      questions: z.array(z.string()),
      engine: engineSchema,
      seconds: z.number().nonnegative(),
    }),
  }),
});

export type PdfSummary = z.output<typeof summarizePdfContract.output>;

export const pdfChatContract = defineChatContract("pdf-chat");
