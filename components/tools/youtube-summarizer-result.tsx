"use client";

import { useState } from "react";

import { SummaryPanel } from "@/components/documents/summary-panel";
import { lazyPart } from "@/components/ui/lazy-part";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import { placeLabel } from "@/lib/documents/citation";
import type { SentText } from "@/lib/registry/send-to";
import type {
  YoutubeSummary,
  youtubeSummaryContract,
} from "@/lib/tools/youtube-summarizer/contract";
import { videoAddress } from "@/lib/tools/youtube-summarizer/video-id";

const fetchChatContract = async () =>
  (await import("@/lib/tools/youtube-summarizer/contract")).youtubeChatContract;

const fetchAnalysis = () => import("@/components/tools/youtube-analysis");
const YoutubeAnalysis = lazyPart(async () => (await fetchAnalysis()).YoutubeAnalysis);

type YoutubeSummarizerResultProps = { run: ToolRun<typeof youtubeSummaryContract> };

export function YoutubeSummarizerResult({ run }: YoutubeSummarizerResultProps) {
  usePreload(fetchAnalysis);
  const summary = useLastSummary(run.result);
  const videoId = summary?.meta.videoId;
  const open = videoId ? (place: number) => openVideo(videoId, place) : null;
  return (
    <SummaryPanel
      run={run}
      summary={summary}
      hint='Paste a link and click "Summarize Video" to get started'
      fetchChatContract={fetchChatContract}
      source="video"
      slug="youtube-summarizer"
      textOf={textOf}
      figuresOf={({ meta }) =>
        meta.lengthSeconds > 0 ? [`${placeLabel("youtube", meta.lengthSeconds)} long`] : []
      }
      onOpen={open}
      analysis={(result, { isAsking, ask }) => (
        <YoutubeAnalysis summary={result} isAsking={isAsking} onOpen={open} onAsk={ask} />
      )}
    />
  );
}

/** In a new tab: this page embeds no YouTube player. */
function openVideo(id: string, seconds: number): void {
  window.open(videoAddress(id, seconds), "_blank", "noopener,noreferrer");
}

/** The latest summary: a failed or running attempt leaves it as it is. */
function useLastSummary(result: YoutubeSummary | undefined): YoutubeSummary | undefined {
  const [last, setLast] = useState(result);
  if (result && result !== last) setLast(result);
  return last;
}

/** What a pasted transcript is called says that it is one, and may be cut. */
const OF_TRANSCRIPT = /…? \(transcript\)$/;

function textOf({ meta: { title, videoId, captions } }: YoutubeSummary): SentText {
  const subject = captions === "transcript" ? title.replace(OF_TRANSCRIPT, "") : title;
  return { subject, ...(videoId && { whole: videoAddress(videoId) }) };
}
