import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { tokensSchema } from "@/lib/core/tokens";
import { citationSchema, defineChatContract } from "@/lib/documents/chat-contract";
import { defineContract } from "@/lib/registry/contract";
import { SUMMARY_DETAILS } from "@/lib/registry/summary-details";
import { isText, NOT_TEXT } from "@/lib/tools/youtube-summarizer/is-text";

/** The call that summarizes a video. */
export const youtubeSummaryContract = defineContract({
  endpoint: "youtube-summary",
  lasts: true,
  writes: true,
  input: z
    .object({
      url: z
        .string("Please paste a YouTube URL")
        .trim()
        .max(
          LIMITS.videoUrlCharacters,
          "That link is too long for a YouTube URL. Check it and try again.",
        ),
      detail: z.enum(
        SUMMARY_DETAILS.map(({ value }) => value),
        "Choose short, medium, or detailed.",
      ),
      /** The reader's language as a browser tag such as `pt-BR`; captions in it are preferred. */
      language: z
        .string()
        .regex(/^[A-Za-z]{2,3}(?:-[\w-]{1,20})?$/, "Send a language tag such as en or pt-BR.")
        .optional(),
      /** Captions (SRT, WebVTT) or plain text to use instead of the video's own. */
      transcript: z
        .string()
        .trim()
        .max(
          LIMITS.transcriptCharacters,
          `Use ${LIMITS.transcriptCharacters.toLocaleString("en")} characters or fewer for the transcript.`,
        )
        .refine(isText, NOT_TEXT)
        .optional(),
    })
    .refine(({ url, transcript }) => url !== "" || transcript, {
      path: ["url"],
      error: "Please paste a YouTube URL",
    }),
  output: z.object({
    id: z.string(),
    /** Markdown whose citations are in-page links: `[4:05](#t=245)`. */
    content: z.string().min(1),
    /** Set when there is something to know about the source. */
    message: z.string().optional(),
    /** Identifies this video in chat calls. */
    contextId: z.string(),
    meta: z.object({
      title: z.string(),
      /** Null for a transcript without a URL. */
      videoId: z.string().nullable(),
      channel: z.string(),
      /** Duration of the video; 0 when unknown. */
      lengthSeconds: z.number().nonnegative(),
      chapters: z.array(z.object({ title: z.string(), place: z.number().nonnegative() })),
      /** Source of the text: captions by a person, automatic captions, or a pasted transcript. */
      captions: z.enum(["manual", "automatic", "transcript"]),
      language: z.string().nullable(),
      /** False when the transcript has no timestamps; then neither does the summary. */
      timed: z.boolean(),
      detail: z.string(),
      citations: z.array(citationSchema),
      /** Statements of the model that couldn't be verified and were removed from `content`. */
      dropped: z.int().nonnegative(),
      /** Suggested questions that the video answers. */
      questions: z.array(z.string()),
      engine: engineSchema,
      tokens: tokensSchema.optional(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call that asks about a summarized video. */
export const youtubeChatContract = defineChatContract("youtube-chat");

/** The summary call's checked input. */
export type YoutubeSummaryInput = z.output<typeof youtubeSummaryContract.input>;
/** The summary call's output. */
export type YoutubeSummary = z.output<typeof youtubeSummaryContract.output>;
