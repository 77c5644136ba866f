"use client";

import { useState } from "react";

import { type AnalysisTab, AnalysisTabs } from "@/components/documents/analysis-tabs";
import { Chat } from "@/components/documents/chat";
import { unverifiedText } from "@/components/documents/chat-messages";
import { CitedMarkdown } from "@/components/documents/cited-markdown";
import { DownloadMenu } from "@/components/tools/download-menu";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls } from "@/components/tools/run-controls";
import { SendText } from "@/components/tools/send-text";
import { YoutubeAnalysis } from "@/components/tools/youtube-analysis";
import { CopyButton } from "@/components/ui/copy-button";
import { useDocumentChat } from "@/lib/client/use-document-chat";
import { useOnNewSummary } from "@/lib/client/use-on-new-summary";
import type { useTool } from "@/lib/client/use-tool";
import { placeLabel, withPlainCitations } from "@/lib/documents/place";
import { subjectOf } from "@/lib/tools/send-text";
import {
  type YoutubeSummary,
  youtubeChatContract,
  type youtubeSummaryContract,
} from "@/lib/tools/youtube-summarizer/contract";
import { videoAddress } from "@/lib/tools/youtube-summarizer/video-id";

type YoutubeSummarizerResultProps = {
  run: ReturnType<
    typeof useTool<typeof youtubeSummaryContract.input, typeof youtubeSummaryContract.output>
  >;
};

export function YoutubeSummarizerResult({ run }: YoutubeSummarizerResultProps) {
  const summary = useLastSummary(run.result);
  const [tab, setTab] = useState<AnalysisTab>("analysis");
  const chat = useDocumentChat(youtubeChatContract, summary?.contextId, () => setTab("chat"));
  useOnNewSummary(summary?.contextId, () => {
    chat.clear();
    setTab("analysis");
  });
  const pending = run.status === "pending";
  const videoId = summary?.meta.videoId;
  const open = videoId ? (place: number) => openVideo(videoId, place) : null;

  return (
    <ResultPanel
      title="Analysis & Chat"
      hint='Paste a link and click "Summarize Video" to get started'
      // A summary stays, with its chat, until the next one is there.
      run={{ ...run, result: pending ? undefined : summary }}
      toolbar={
        pending ? (
          <RunControls pending onStop={run.stop} onRegenerate={null} />
        ) : (
          summary && <SummaryToolbar summary={summary} />
        )
      }
      footer={!pending && summary && <SummaryFooter summary={summary} />}
      partial={(text) => <CitedMarkdown source={text} citations={[]} onOpen={null} />}
    >
      {(result) => (
        <AnalysisTabs
          tab={tab}
          onTab={setTab}
          analysis={
            <YoutubeAnalysis
              summary={result}
              isAsking={chat.asking !== null}
              onOpen={open}
              onAsk={(question) => {
                setTab("chat");
                chat.ask(question);
              }}
            />
          }
          chat={
            <Chat
              chat={chat}
              placeholder="Ask about this video"
              questions={result.meta.questions}
              onOpen={open}
            />
          }
        />
      )}
    </ResultPanel>
  );
}

/** In a tab of its own: no player of YouTube's is part of this page. */
function openVideo(id: string, seconds: number): void {
  window.open(videoAddress(id, seconds), "_blank", "noopener,noreferrer");
}

/** The newest summary: a failed or running try leaves it as it is. */
function useLastSummary(result: YoutubeSummary | undefined): YoutubeSummary | undefined {
  const [last, setLast] = useState(result);
  if (result && result !== last) setLast(result);
  return last;
}

function SummaryToolbar({ summary }: { summary: YoutubeSummary }) {
  const text = withPlainCitations(summary.content);
  const { title, videoId, captions, citations } = summary.meta;
  // Of a transcript only its words are known.
  const subject = captions === "transcript" ? subjectOf(citations[0]?.quote ?? "") : title;
  return (
    <>
      <CopyButton size="sm" text={text} />
      <DownloadMenu markdown={text} title={title} />
      <SendText
        texts={{
          "write-article": subject,
          "blog-titles": subject,
          ...(videoId && { "qr-generator": videoAddress(videoId) }),
        }}
        creationId={summary.id}
      />
    </>
  );
}

function SummaryFooter({ summary: { meta } }: { summary: YoutubeSummary }) {
  const figures = [
    ...(meta.lengthSeconds > 0 ? [`${placeLabel("youtube", meta.lengthSeconds)} long`] : []),
    `${Math.max(1, Math.round(meta.seconds))} s`,
    ...(meta.dropped > 0 ? [unverifiedText(meta.dropped)] : []),
  ];
  return <ResultFooter meta={meta} figures={figures} />;
}
