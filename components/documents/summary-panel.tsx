"use client";

import { type ReactNode, useState } from "react";
import type { AnalysisTab } from "@/components/documents/analysis-tabs";
import type { OpenCitation } from "@/components/documents/cited-markdown";
import {
  CitedMarkdown,
  fetchSummaryParts,
  SummaryFooter,
  SummaryToolbar,
} from "@/components/documents/summary-parts";
import type { Summary } from "@/components/documents/summary-toolbar";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls } from "@/components/tools/running-part";
import { lazyPart } from "@/components/ui/lazy-part";
import { questionInAddress } from "@/lib/client/question-in-address";
import { useDocumentChat } from "@/lib/client/use-document-chat";
import { useOnNewSummary } from "@/lib/client/use-on-new-summary";
import { usePreload } from "@/lib/client/use-preload";
import type { RunStatus } from "@/lib/client/use-run";
import type { Step } from "@/lib/core/progress";
import type { defineChatContract } from "@/lib/documents/chat-contract";
import type { SentText } from "@/lib/registry/send-to";
import type { ToolSlug } from "@/lib/registry/tools";

const fetchTabs = () => import("@/components/documents/analysis-tabs");
const fetchChat = () => import("@/components/documents/chat");
const Chat = lazyPart(async () => (await fetchChat()).Chat);
const AnalysisTabs = lazyPart(async () => (await fetchTabs()).AnalysisTabs);

type SummaryPanelProps<Kind extends Summary> = {
  run: {
    status: RunStatus;
    error: Error | null;
    partial: string;
    step: Step | null;
    stop: () => void;
  };
  /** The latest one: it stays, with its chat, until the next one arrives. */
  summary: Kind | undefined;
  hint: string;
  fetchChatContract: () => Promise<ReturnType<typeof defineChatContract>>;
  /** What the answers come from. */
  source: "document" | "video";
  slug: ToolSlug;
  /** What other tools can start from. */
  textOf: (summary: Kind) => SentText;
  /** Facts about the document, for the footer. */
  figuresOf: (summary: Kind) => readonly string[];
  /** Null where nothing can be opened. */
  onOpen: OpenCitation | null;
  analysis: (
    summary: Kind,
    chat: { isAsking: boolean; ask: (question: string) => void },
  ) => ReactNode;
};

/** Summary and chat of a document, the same for every kind (PD-02, PD-04, PD-05, PD-07). */
export function SummaryPanel<Kind extends Summary>(props: SummaryPanelProps<Kind>) {
  const { run, summary, hint, source, onOpen } = props;
  usePreload(() => Promise.all([fetchSummaryParts(), fetchTabs(), fetchChat()]));
  const [tab, setTab] = useState<AnalysisTab>("analysis");
  const chat = useDocumentChat(props.fetchChatContract, summary?.contextId, () => setTab("chat"));
  useOnNewSummary(summary?.contextId, () => {
    chat.clear();
    setTab(questionInAddress() ? "chat" : "analysis");
  });

  function ask(question: string): void {
    setTab("chat");
    chat.ask(question);
  }

  const pending = run.status === "pending";
  const toolbar = (
    <RunControls pending={pending} onStop={run.stop} onRegenerate={null}>
      {summary && (
        <SummaryToolbar summary={summary} text={props.textOf(summary)} slug={props.slug} />
      )}
    </RunControls>
  );
  return (
    <ResultPanel
      title="Analysis & Chat"
      hint={hint}
      run={{ ...run, result: pending ? undefined : summary }}
      toolbar={toolbar}
      footer={
        !pending &&
        summary && <SummaryFooter summary={summary} figures={props.figuresOf(summary)} />
      }
      partial={(text) => <CitedMarkdown source={text} citations={[]} onOpen={null} />}
    >
      {(result) => (
        <AnalysisTabs
          tab={tab}
          onTabChange={setTab}
          analysis={props.analysis(result, {
            isAsking: chat.asking !== null || chat.isComparing,
            ask,
          })}
          chat={
            <Chat chat={chat} source={source} questions={result.meta.questions} onOpen={onOpen} />
          }
        />
      )}
    </ResultPanel>
  );
}
