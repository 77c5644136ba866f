"use client";

import { useState } from "react";

import type { OpenCitation } from "@/components/documents/cited-markdown";
import type { ShownPage } from "@/components/documents/pdf-page-dialog";
import { SummaryPanel } from "@/components/documents/summary-panel";
import { CitedMarkdown, SuggestedQuestions } from "@/components/documents/summary-parts";
import { SourceGone } from "@/components/tools/source-gone";
import { Notice } from "@/components/ui/notice";
import { usePart } from "@/lib/client/use-part";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatCount } from "@/lib/core/format";
import type { PdfSummary, summarizePdfContract } from "@/lib/tools/pdf-summarizer/contract";

const fetchChatContract = async () =>
  (await import("@/lib/tools/pdf-summarizer/contract")).pdfChatContract;

const fetchPages = () => import("@/components/documents/pdf-page-dialog");

type PdfSummarizerResultProps = {
  run: ToolRun<typeof summarizePdfContract>;
  /** The uploaded file, for showing its pages. */
  file: File | null;
};

export function PdfSummarizerResult({ run, file }: PdfSummarizerResultProps) {
  const summary = useLastSummary(run.result, file);
  const [page, setPage] = useState<ShownPage | null>(null);
  const { part: pages, load: loadPages } = usePart(fetchPages);
  const open: OpenCitation | null =
    (summary?.file && ((place, quotes) => void show({ page: place, quotes }))) ?? null;

  async function show(cited: ShownPage): Promise<void> {
    setPage(cited);
    if (!(await loadPages())) setPage(null);
  }

  return (
    <>
      <SummaryPanel
        run={run}
        summary={summary?.result}
        hint='Upload your PDF and click "Summarize PDF" to get started'
        fetchChatContract={fetchChatContract}
        source="document"
        slug="pdf-summarizer"
        textOf={({ meta }) => ({ subject: meta.title })}
        figuresOf={figuresOf}
        onOpen={open}
        analysis={(result, { isAsking, ask }) => (
          <>
            {run.opened?.source === null && <SourceGone what="PDF" />}
            <Analysis summary={result} isAsking={isAsking} onOpen={open} onAsk={ask} />
          </>
        )}
      />
      {summary?.file && pages && (
        <pages.PdfPageDialog
          file={summary.file}
          shown={page}
          scans={summary.result.meta.ocrPages}
          onClose={() => setPage(null)}
        />
      )}
    </>
  );
}

function figuresOf({ meta: { pages, words, ocrPages } }: PdfSummary): string[] {
  const scans = ocrPages.length > 0 ? `, ${formatCount(ocrPages.length, "scan")}` : "";
  return [`${formatCount(pages, "page")}${scans}`, formatCount(words, "word")];
}

/** The latest summary with its file: a failed or running attempt leaves it as it is. */
function useLastSummary(result: PdfSummary | undefined, file: File | null) {
  const [last, setLast] = useState<{ result: PdfSummary; file: File | null }>();
  // The kept file of an opened summary comes after it.
  if (result && (result !== last?.result || (file && !last.file))) setLast({ result, file });
  return last;
}

type AnalysisProps = {
  summary: PdfSummary;
  isAsking: boolean;
  onOpen: OpenCitation | null;
  onAsk: (question: string) => void;
};

function Analysis({ summary, isAsking, onOpen, onAsk }: AnalysisProps) {
  const { content, message, meta } = summary;
  return (
    <div className="grid gap-5">
      {message && <Notice>{message}</Notice>}
      <CitedMarkdown source={content} citations={meta.citations} onOpen={onOpen} />
      <SuggestedQuestions questions={meta.questions} disabled={isAsking} onAsk={onAsk} />
    </div>
  );
}
