import type { CaptionSegment } from "@/lib/captions/read-json3";

/** A video with its captions; all text in it is untrusted. */
export type Video = {
  id: string;
  title: string;
  channel: string;
  /** Written by the video's owner: untrusted. */
  description: string;
  lengthSeconds: number;
  captions: {
    /** Language code from the platform: "en", "pt-BR". */
    language: string;
    automatic: boolean;
    /** In chronological order, never empty. */
    segments: CaptionSegment[];
  };
};

/** A video platform that provides captions. */
export type VideoPort = {
  /**
   * Reads a video's metadata and captions: in the first of `languages` that is available, preferring manual
   * captions to automatic ones.
   *
   * @param wanted.id a validated 11-character video id
   * @throws AppError `not_found`, `unusable` (private, age-restricted, live, region, no captions),
   *   `provider_failed` when blocked, `provider_unavailable`, `provider_timeout`
   */
  read(wanted: { id: string; languages: readonly string[]; signal: AbortSignal }): Promise<Video>;
};
