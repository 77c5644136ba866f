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
  /** "asr" is a machine's. */
  kind: z.string().optional(),
  name: textSchema.optional(),
});

export type CaptionTrack = z.output<typeof trackSchema>;

/** InnerTube's answer about one video; the parts that are read. */
export const playerAnswerSchema = z.object({
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

export type PlayerAnswer = z.output<typeof playerAnswerSchema>;

/** Every reason for which there is nothing to read, each a sentence of its own. */
export const VIDEO_FAULTS = {
  missing: () => new AppError("not_found", "YouTube has no video at this address."),
  private: () => new AppError("unusable", "This video is private."),
  age: () =>
    new AppError("unusable", "YouTube shows this video only to grown-ups who are signed in."),
  live: () =>
    new AppError("unusable", "This is a live stream. It can be summarised when it has ended."),
  region: () =>
    new AppError("unusable", "YouTube does not show this video in our server's country."),
  unplayable: () => new AppError("unusable", "YouTube does not let this video be played here."),
  captionless: () => new AppError("unusable", "This video has no captions."),
  blocked: (cause?: unknown) =>
    new AppError("provider_failed", "YouTube refused to answer our server.", { cause }),
  offline: (cause?: unknown) =>
    new AppError("provider_unavailable", "YouTube cannot be reached from our server right now.", {
      cause,
    }),
  slow: (cause?: unknown) =>
    new AppError("provider_timeout", "YouTube took too long to answer.", { cause }),
};

/**
 * Why a video cannot be read, by what YouTube says of it.
 *
 * @returns undefined for one that can
 */
export function faultOf({ playabilityStatus, videoDetails }: PlayerAnswer): AppError | undefined {
  const { status, reason = "", messages = [] } = playabilityStatus;
  const said = [reason, ...messages].join(" ").toLowerCase();
  if (videoDetails?.isLive || videoDetails?.isUpcoming || status === "LIVE_STREAM_OFFLINE") {
    return VIDEO_FAULTS.live();
  }
  if (status === "OK") return undefined;
  if (/private/.test(said)) return VIDEO_FAULTS.private();
  if (/\bage\b|inappropriate/.test(said) || status.startsWith("AGE_")) return VIDEO_FAULTS.age();
  if (/country|region/.test(said)) return VIDEO_FAULTS.region();
  if (status === "LOGIN_REQUIRED") return VIDEO_FAULTS.blocked(`${status}: ${reason}`);
  if (status === "ERROR") return VIDEO_FAULTS.missing();
  return VIDEO_FAULTS.unplayable();
}
