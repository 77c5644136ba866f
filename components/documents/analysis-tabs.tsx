"use client";

import type { ReactNode } from "react";

import { Tabs } from "@/components/ui/tabs";

export type AnalysisTab = "analysis" | "chat";

type AnalysisTabsProps = {
  tab: AnalysisTab;
  onTabChange: (tab: AnalysisTab) => void;
  analysis: ReactNode;
  chat: ReactNode;
};

/** The summary of a document and the chat about it (PD-04). */
export function AnalysisTabs({ tab, onTabChange, analysis, chat }: AnalysisTabsProps) {
  return (
    <Tabs
      label="Analysis and chat"
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        { value: "analysis", label: "Analysis", panel: analysis },
        { value: "chat", label: "Chat", panel: chat },
      ]}
    />
  );
}
