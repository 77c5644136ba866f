"use client";

import { type ReactNode, type SyntheticEvent, useState } from "react";
import { PdfInput } from "@/components/documents/pdf-input";
import { EngineChip } from "@/components/engines/engine-chip";
import { FirstRunAdvice } from "@/components/engines/first-run-advice";
import { KeepForm } from "@/components/tools/keep-form";
import { PdfSummarizerResult } from "@/components/tools/pdf-summarizer-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { lazyPart } from "@/components/ui/lazy-part";
import { SubmitButton } from "@/components/ui/submit-button";
import { notify } from "@/lib/client/notify";
import { useOpenedPdf } from "@/lib/client/use-opened-pdf";
import { usePast } from "@/lib/client/use-past";
import { usePdfLock } from "@/lib/client/use-pdf-lock";
import { useTool } from "@/lib/client/use-tool";
import { formatBytes } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";

const PdfPassword = lazyPart(
  async () => (await import("@/components/documents/pdf-password")).PdfPassword,
  null,
);

const fetchContract = async () =>
  (await import("@/lib/tools/pdf-summarizer/contract")).summarizePdfContract;

const NO_FILE = "Please upload a PDF first!";

/** `advice` is for a first run with the built-in reader; see `FirstRunAdvice`. */
export function PdfSummarizer({ advice }: { advice: ReactNode }) {
  const run = useTool(fetchContract, { stream: true });
  const { file, choose, open, lock } = usePdfLock(run.error);
  const openedPdf = useOpenedPdf(run.opened, file, choose);
  const [sent, setSent] = useState<File | null>(null);
  const pending = run.status === "pending";
  const [isCorrected, leaveErrors] = usePast(run.fieldErrors);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!file) notify.error(NO_FILE);
    else if (!(await open())) return;
    else setSent(file);
    run.run({}, file ? { pdf: file } : {});
  }

  const form = (
    <form
      data-waits={(run.opened?.source && !openedPdf) || undefined}
      onSubmit={submit}
      noValidate
      className="grid gap-5"
    >
      <PdfInput
        label="Upload PDF"
        hint={`PDF only, up to ${formatBytes(LIMITS.pdfBytes)} and ${LIMITS.pdfPages.toLocaleString("en")} pages`}
        error={isCorrected ? undefined : run.fieldErrors.pdf}
        file={file}
        onFile={(chosen) => {
          leaveErrors();
          void choose(chosen);
        }}
        onReject={notify.error}
        disabled={pending}
      />
      {lock && <PdfPassword lock={lock} disabled={pending} />}
      <SubmitButton pending={pending}>Summarize PDF</SubmitButton>
      <EngineChip verb="Summarizes" builtIn="the built-in reader" />
      <KeepForm
        tool="pdf-summarizer"
        files={file ? [file] : []}
        fields={null}
        isFilled={file !== null && file !== openedPdf}
        status={run.status}
        sent={run.sent}
        onBringBack={({ files: [kept] }) => kept && void choose(kept)}
      />
    </form>
  );
  return (
    <ToolShell
      notice={
        run.status === "idle" && !run.opened && <FirstRunAdvice task="summaries" advice={advice} />
      }
      form={form}
      result={<PdfSummarizerResult run={run} file={run.opened ? openedPdf : sent} />}
    />
  );
}
