"use client";

import type { ReactNode } from "react";

import { Tabs } from "@/components/ui/tabs";

export type AnalysisTab = "analysis" | "chat";

type AnalysisTabsProps = {
  tab: AnalysisTab;
  onTab: (tab: AnalysisTab) => void;
  analysis: ReactNode;
  chat: ReactNode;
};

/** The summary of a document and the chat about it (PD-04). */
export function AnalysisTabs({ tab, onTab, analysis, chat }: AnalysisTabsProps) {
  return (
    <Tabs
      label="Analysis and chat"
      value={tab}
      onValueChange={onTab}
      tabs={[
        { value: "analysis", label: "Analysis", panel: analysis },
        { value: "chat", label: "Chat", panel: chat },
      ]}
    />
  );
}
