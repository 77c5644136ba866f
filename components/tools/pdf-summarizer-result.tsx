"use client";

import { useState } from "react";

import { type AnalysisTab, AnalysisTabs } from "@/components/documents/analysis-tabs";
import { Chat } from "@/components/documents/chat";
import { unverifiedText } from "@/components/documents/chat-messages";
import { CitedMarkdown } from "@/components/documents/cited-markdown";
import { PdfPageDialog, type ShownPage } from "@/components/documents/pdf-page-dialog";
import { RunningSteps } from "@/components/documents/running-steps";
import { SuggestedQuestions } from "@/components/documents/suggested-questions";
import { DownloadMenu } from "@/components/tools/download-menu";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls } from "@/components/tools/run-controls";
import { SendText } from "@/components/tools/send-text";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { type DocumentChat, useDocumentChat } from "@/lib/client/use-document-chat";
import { useOnNewSummary } from "@/lib/client/use-on-new-summary";
import type { useTool } from "@/lib/client/use-tool";
import { withPlainCitations } from "@/lib/documents/place";
import {
  type PdfSummary,
  pdfChatContract,
  type summarizePdfContract,
} from "@/lib/tools/pdf-summarizer/contract";

type PdfSummarizerResultProps = {
  run: ReturnType<
    typeof useTool<typeof summarizePdfContract.input, typeof summarizePdfContract.output>
  >;
  /** What was sent, for showing its pages. */
  file: File | null;
};

export function PdfSummarizerResult({ run, file }: PdfSummarizerResultProps) {
  const summary = useLastSummary(run.result, file);
  const [tab, setTab] = useState<AnalysisTab>("analysis");
  const [page, setPage] = useState<ShownPage | null>(null);
  const chat = useDocumentChat(pdfChatContract, summary?.result.contextId, () => setTab("chat"));
  useOnNewSummary(summary?.result.contextId, () => {
    chat.clear();
    setTab("analysis");
  });
  const pending = run.status === "pending";
  const open =
    summary?.file && ((place: number, quotes: string[]) => setPage({ page: place, quotes }));

  return (
    <>
      <ResultPanel
        title="Analysis & Chat"
        hint='Upload your PDF and click "Summarize PDF" to get started'
        // A summary stays, with its chat, until the next one is there.
        run={{ ...run, result: pending ? undefined : summary?.result }}
        toolbar={
          pending ? (
            <RunControls pending onStop={run.stop} onRegenerate={null} />
          ) : (
            summary && <SummaryToolbar summary={summary.result} />
          )
        }
        footer={!pending && summary && <SummaryFooter summary={summary.result} />}
        progress={<RunningSteps step={run.step} onStop={run.stop} />}
        partial={(text) => <CitedMarkdown source={text} citations={[]} onOpen={null} />}
      >
        {(result) => (
          <AnalysisTabs
            tab={tab}
            onTab={setTab}
            analysis={
              <Analysis
                summary={result}
                chat={chat}
                onOpen={open ?? null}
                onAsk={(question) => {
                  setTab("chat");
                  chat.ask(question);
                }}
              />
            }
            chat={
              <Chat
                chat={chat}
                placeholder="Ask about this document"
                questions={result.meta.questions}
                onOpen={open ?? null}
              />
            }
          />
        )}
      </ResultPanel>
      {summary?.file && (
        <PdfPageDialog file={summary.file} shown={page} onClose={() => setPage(null)} />
      )}
    </>
  );
}

/** The newest summary, with the file it is of: a failed or running try leaves it as it is. */
function useLastSummary(result: PdfSummary | undefined, file: File | null) {
  const [last, setLast] = useState<{ result: PdfSummary; file: File | null }>();
  if (result && result !== last?.result) setLast({ result, file });
  return last;
}

type AnalysisProps = {
  summary: PdfSummary;
  chat: DocumentChat;
  onOpen: ((place: number, quotes: string[]) => void) | null;
  onAsk: (question: string) => void;
};

function Analysis({ summary, chat, onOpen, onAsk }: AnalysisProps) {
  const { content, message, meta } = summary;
  return (
    <div className="grid gap-5">
      {message && <Notice>{message}</Notice>}
      <CitedMarkdown source={content} citations={meta.citations} onOpen={onOpen} />
      <SuggestedQuestions
        questions={meta.questions}
        disabled={chat.asking !== null}
        onAsk={onAsk}
      />
    </div>
  );
}

function SummaryToolbar({ summary }: { summary: PdfSummary }) {
  const text = withPlainCitations(summary.content);
  return (
    <>
      <CopyButton size="sm" text={text} />
      <DownloadMenu markdown={text} title={summary.meta.title} />
      <SendText
        texts={{ "write-article": summary.meta.title, "blog-titles": summary.meta.title }}
        creationId={summary.id}
      />
    </>
  );
}

function SummaryFooter({ summary: { meta } }: { summary: PdfSummary }) {
  const figures = [
    meta.pages === 1 ? "1 page" : `${meta.pages.toLocaleString("en")} pages`,
    `${meta.words.toLocaleString("en")} words`,
    `${Math.max(1, Math.round(meta.seconds))} s`,
    ...(meta.dropped > 0 ? [unverifiedText(meta.dropped)] : []),
  ];
  return <ResultFooter meta={meta} figures={figures} />;
}
