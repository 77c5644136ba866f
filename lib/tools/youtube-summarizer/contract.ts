import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { citationSchema, defineChatContract } from "@/lib/documents/chat-contract";
import { defineContract } from "@/lib/registry/contract";

/** How long a summary is, and what its label promises (YT-02, YT-03, K-04). */
export const SUMMARY_DETAILS = [
  { value: "short", label: "Short", promise: "about 5 bullets" },
  { value: "medium", label: "Medium", promise: "about 8-12 bullets" },
  { value: "detailed", label: "Detailed", promise: "structured, longer notes" },
] as const;

export type SummaryDetail = (typeof SUMMARY_DETAILS)[number]["value"];

export const youtubeSummaryContract = defineContract({
  endpoint: "youtube-summary",
  input: z
    .object({
      url: z
        .string("Please paste a YouTube URL")
        .trim()
        .max(LIMITS.videoUrlCharacters, "This address is too long to be a video's."),
      detail: z.enum(
        SUMMARY_DETAILS.map(({ value }) => value),
        "Choose short, medium or detailed.",
      ),
      /** Language of the reader, as a browser names it: captions in it are taken first. */
      language: z
        .string()
        .regex(/^[a-z]{2,3}(?:-[\w-]{1,20})?$/i, "This is no language.")
        .optional(),
      /** Captions (SRT, VTT) or plain text, in place of the video's own. */
      transcript: z
        .string()
        .trim()
        .max(
          LIMITS.transcriptCharacters,
          `Keep the transcript under ${LIMITS.transcriptCharacters.toLocaleString("en")} characters.`,
        )
        .optional(),
    })
    .refine(({ url, transcript }) => url !== "" || transcript, {
      path: ["url"],
      error: "Please paste a YouTube URL",
    }),
  output: z.object({
    id: z.string(),
    /** Markdown; its citations are links inside the page, `[4:05](#t=245)`. */
    content: z.string().min(1),
    /** What should be known of the summary, when there is something to say. */
    message: z.string().optional(),
    /** Names this video in calls of the chat. */
    contextId: z.string(),
    meta: z.object({
      title: z.string(),
      /** Null for a transcript without an address. */
      videoId: z.string().nullable(),
      channel: z.string(),
      /** Of the video; 0 where it is not known. */
      lengthSeconds: z.number().nonnegative(),
      chapters: z.array(z.object({ title: z.string(), place: z.number().nonnegative() })),
      /** Where the words come from: captions that somebody wrote, a machine's, or what was pasted. */
      captions: z.enum(["manual", "automatic", "transcript"]),
      language: z.string().nullable(),
      /** False: the transcript names no times, and so neither does the summary. */
      timed: z.boolean(),
      detail: z.string(),
      citations: z.array(citationSchema),
      /** Statements of the model that could not be verified and are not in `content`. */
      dropped: z.int().nonnegative(),
      /** Questions that the video answers. */
      questions: z.array(z.string()),
      engine: engineSchema,
      seconds: z.number().nonnegative(),
    }),
  }),
});

export const youtubeChatContract = defineChatContract("youtube-chat");

export type YoutubeSummaryInput = z.output<typeof youtubeSummaryContract.input>;
export type YoutubeSummary = z.output<typeof youtubeSummaryContract.output>;
