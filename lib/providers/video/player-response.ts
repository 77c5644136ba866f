import "server-only";

import { z } from "zod";

import { AppError } from "@/lib/core/errors";

const textSchema = z.object({
  simpleText: z.string().optional(),
  runs: z.array(z.object({ text: z.string() })).optional(),
});

const trackSchema = z.object({
  baseUrl: z.url(),
  languageCode: z.string(),
  /** "asr" marks automatic captions. */
  kind: z.string().optional(),
  name: textSchema.optional(),
});

/** A caption track that a video offers. */
export type CaptionTrack = z.output<typeof trackSchema>;

/** The parts we read of InnerTube's player response. */
export const playerResponseSchema = z.object({
  playabilityStatus: z.object({
    status: z.string(),
    reason: z.string().optional(),
    messages: z.array(z.string()).optional(),
    liveStreamability: z.unknown().optional(),
  }),
  videoDetails: z
    .object({
      videoId: z.string(),
      title: z.string().default(""),
      author: z.string().default(""),
      shortDescription: z.string().default(""),
      lengthSeconds: z.coerce.number().nonnegative().default(0),
      isLive: z.boolean().default(false),
      isUpcoming: z.boolean().default(false),
    })
    .optional(),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z
        .object({ captionTracks: z.array(trackSchema).default([]) })
        .optional(),
    })
    .optional(),
});

export type PlayerResponse = z.output<typeof playerResponseSchema>;

/** One error for each reason why a video can't be read. */
export const VIDEO_ERRORS = {
  missing: () =>
    new AppError("not_found", "We couldn't find this video on YouTube. Check the link."),
  private: () => new AppError("unusable", "This video is private. Try a public one."),
  age: () => new AppError("unusable", "This video is age-restricted, so we can't read it."),
  live: () =>
    new AppError("unusable", "This is a live stream. You can summarize it once it has ended."),
  region: () => new AppError("unusable", "This video isn't available in this server's country."),
  unplayable: () => new AppError("unusable", "YouTube doesn't allow this video to be played here."),
  captionless: () =>
    new AppError("unusable", "This video has no captions. Paste its transcript instead."),
  blocked: (cause?: unknown) =>
    new AppError(
      "provider_failed",
      "YouTube is blocking this server right now. Try again later, or paste the transcript instead.",
      { cause },
    ),
  offline: (cause?: unknown) =>
    new AppError("provider_unavailable", "We can't reach YouTube right now. Try again later.", {
      cause,
    }),
  slow: (cause?: unknown) =>
    new AppError("provider_timeout", "YouTube took too long to respond. Try again.", { cause }),
};

/**
 * Why a video can't be read, according to YouTube's response.
 *
 * @returns undefined when it can
 */
export function playbackError({
  playabilityStatus,
  videoDetails,
}: PlayerResponse): AppError | undefined {
  const { status, reason = "", messages = [] } = playabilityStatus;
  const said = [reason, ...messages].join(" ").toLowerCase();
  if (videoDetails?.isLive || videoDetails?.isUpcoming || status === "LIVE_STREAM_OFFLINE") {
    return VIDEO_ERRORS.live();
  }
  if (status === "OK") return undefined;
  if (/private/.test(said)) return VIDEO_ERRORS.private();
  if (/\bage\b|inappropriate/.test(said) || status.startsWith("AGE_")) return VIDEO_ERRORS.age();
  if (/country|region/.test(said)) return VIDEO_ERRORS.region();
  if (status === "LOGIN_REQUIRED") return VIDEO_ERRORS.blocked(`${status}: ${reason}`);
  if (status === "ERROR") return VIDEO_ERRORS.missing();
  return VIDEO_ERRORS.unplayable();
}
