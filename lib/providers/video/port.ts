/** What is said from one second on. Untrusted. */
export type CaptionSegment = { startSeconds: number; text: string };

export type Video = {
  id: string;
  title: string;
  channel: string;
  /** As its owner wrote it: untrusted. */
  description: string;
  lengthSeconds: number;
  captions: {
    /** As the platform names it: "en", "pt-BR". */
    language: string;
    automatic: boolean;
    /** In order of time, never empty. */
    segments: CaptionSegment[];
  };
};

/** A place that keeps videos with captions. */
export type VideoPort = {
  /**
   * Reads what is known of a video, and its captions: in the first of the languages that has any, those
   * that somebody wrote before those of a machine.
   *
   * @param wanted.id eleven characters that were checked
   * @throws AppError with a sentence of its own for each reason why there is nothing to read
   */
  read(wanted: { id: string; languages: readonly string[]; signal: AbortSignal }): Promise<Video>;
};
