"use client";

import { CitedMarkdown } from "@/components/documents/cited-markdown";
import { SuggestedQuestions } from "@/components/documents/suggested-questions";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/core/format";
import { placeLabel } from "@/lib/documents/citation";
import type { YoutubeSummary } from "@/lib/tools/youtube-summarizer/contract";
import { videoAddress } from "@/lib/tools/youtube-summarizer/video-id";

type YoutubeAnalysisProps = {
  summary: YoutubeSummary;
  isAsking: boolean;
  onOpen: ((place: number) => void) | null;
  onAsk: (question: string) => void;
};

/** The summary of a video, with its title, its chapters, and questions it answers. */
export function YoutubeAnalysis({ summary, isAsking, onOpen, onAsk }: YoutubeAnalysisProps) {
  const { content, message, meta } = summary;
  return (
    <div className="grid gap-5">
      <VideoTitle meta={meta} />
      {message && <Notice>{message}</Notice>}
      <CitedMarkdown source={content} citations={meta.citations} onOpen={onOpen} />
      <Chapters meta={meta} />
      <SuggestedQuestions questions={meta.questions} disabled={isAsking} onAsk={onAsk} />
    </div>
  );
}

function VideoTitle({ meta }: { meta: YoutubeSummary["meta"] }) {
  const { title, channel, videoId } = meta;
  return (
    <div>
      <h3 className="text-pretty break-words font-medium">
        {videoId ? <VideoLink id={videoId}>{title}</VideoLink> : title}
      </h3>
      {channel && <p className="text-sm text-soft">{channel}</p>}
    </div>
  );
}

function Chapters({ meta: { chapters, videoId } }: { meta: YoutubeSummary["meta"] }) {
  if (chapters.length === 0 || !videoId) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sm">
        {formatCount(chapters.length, "chapter")}
      </summary>
      <ol className="grid gap-1 pt-1 text-sm">
        {chapters.map(({ title, place }) => (
          <li key={place} className="flex gap-3">
            <span className="w-14 shrink-0 text-soft tabular-nums">
              {placeLabel("youtube", place)}
            </span>
            <VideoLink id={videoId} seconds={place}>
              {title}
            </VideoLink>
          </li>
        ))}
      </ol>
    </details>
  );
}

type VideoLinkProps = { id: string; seconds?: number; children: string };

function VideoLink({ id, seconds = 0, children }: VideoLinkProps) {
  return (
    <a
      href={videoAddress(id, seconds)}
      target="_blank"
      rel="noopener noreferrer"
      className="min-w-0 break-words underline decoration-line-strong underline-offset-3 hover:decoration-current"
    >
      {children}
    </a>
  );
}
