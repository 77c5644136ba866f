import "server-only";

import { AppError } from "@/lib/core/errors";
import { spokenMarksIfReady } from "@/lib/documents/searchable-document";
import type { SourceDocument } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";
import type { YoutubeSummary, YoutubeSummaryInput } from "@/lib/tools/youtube-summarizer/contract";
import { readChapters } from "@/lib/tools/youtube-summarizer/read-chapters";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";
import { titleTranscript } from "@/lib/tools/youtube-summarizer/title-transcript";
import { videoIdOf } from "@/lib/tools/youtube-summarizer/video-id";

/** What the output says about the source. */
type VideoFacts = Pick<
  YoutubeSummary["meta"],
  "videoId" | "channel" | "lengthSeconds" | "chapters" | "captions" | "language" | "timed"
>;

/** A video's text with facts about it. */
export type VideoSource = SourceDocument & {
  facts: VideoFacts;
  /** See `restoreSpeech`. */
  punctuated: boolean;
  /** See `restoreSpeech`. */
  hasSentences: boolean;
};

/**
 * Reads a video's text with timestamps: from the pasted transcript if there is one, otherwise from
 * its captions.
 *
 * @throws AppError `invalid_input`, before any request, when the URL isn't a YouTube video's;
 *   `unusable` for a transcript without text, or of too many values; whatever `ctx.video` throws
 */
export async function readSource(
  ctx: RunContext,
  input: YoutubeSummaryInput,
): Promise<VideoSource> {
  const videoId = input.url === "" ? undefined : videoIdOf(input.url);
  if (!videoId && input.url !== "") {
    throw new AppError(
      "invalid_input",
      "That isn't a link to a YouTube video. Check it and try again.",
    );
  }
  if (input.transcript) return withSentences(ctx, await readPasted(input.transcript, videoId));
  if (!videoId) throw new AppError("invalid_input", "Please paste a YouTube URL");
  return withSentences(ctx, await readVideo(ctx, videoId, input.language));
}

/** With the captions joined and divided into sentences, which is the text that is searched and quoted (decision 0160). */
async function withSentences(ctx: RunContext, source: Captioned): Promise<VideoSource> {
  const readMarks = (words: readonly string[]) => spokenMarksIfReady(ctx, words);
  const { parts, ...found } = await restoreSpeech(source.parts, source.facts.timed, readMarks);
  const title = source.title || (await titleTranscript(parts));
  return { ...source, title, parts, ...found };
}

type Captioned = Omit<VideoSource, "punctuated" | "hasSentences">;

async function readPasted(text: string, videoId: string | undefined): Promise<Captioned> {
  const { parts, timed, chapters = [] } = await readTranscript(text);
  if (parts.length === 0)
    throw new AppError("unusable", "This transcript has no text. Paste another one.");
  return {
    kind: "youtube",
    // Without a video, it is called by what it says.
    title: videoId ? `Transcript of ${videoId}` : "",
    parts,
    outline: chapters,
    facts: {
      videoId: videoId ?? null,
      channel: "",
      lengthSeconds: 0,
      chapters,
      captions: "transcript",
      language: null,
      timed,
    },
  };
}

async function readVideo(
  ctx: RunContext,
  id: string,
  language: string | undefined,
): Promise<Captioned> {
  ctx.progress.onStep({ label: "Fetching the captions" });
  const languages = language ? [language] : [];
  const video = await ctx.video.read({ id, languages, signal: ctx.signal });
  const { captions, channel, lengthSeconds } = video;
  const chapters = readChapters(video.description, lengthSeconds);
  return {
    kind: "youtube",
    title: video.title,
    parts: captions.segments.map(({ startSeconds, text }) => ({ place: startSeconds, text })),
    outline: chapters,
    facts: {
      videoId: id,
      channel,
      lengthSeconds,
      chapters,
      captions: captions.automatic ? "automatic" : "manual",
      language: captions.language,
      timed: true,
    },
  };
}
