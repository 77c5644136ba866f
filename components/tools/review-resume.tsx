"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { PdfInput } from "@/components/documents/pdf-input";
import { EngineChip } from "@/components/engines/engine-chip";
import { FirstRunAdvice } from "@/components/engines/first-run-advice";
import { KeepForm } from "@/components/tools/keep-form";
import { ReviewResumeResult } from "@/components/tools/review-resume-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { Field } from "@/components/ui/field";
import { lazyPart } from "@/components/ui/lazy-part";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/lib/client/notify";
import { useKeptSetting } from "@/lib/client/use-kept-setting";
import { useOpenedPdf } from "@/lib/client/use-opened-pdf";
import { usePast } from "@/lib/client/use-past";
import { usePdfLock } from "@/lib/client/use-pdf-lock";
import { useTool } from "@/lib/client/use-tool";

const PdfPassword = lazyPart(
  async () => (await import("@/components/documents/pdf-password")).PdfPassword,
  null,
);

const fetchContract = async () =>
  (await import("@/lib/tools/review-resume/contract")).reviewResumeContract;

/** `advice` is for a first run with the built-in reviewer; see `FirstRunAdvice`. */
export function ReviewResume({ advice }: { advice: ReactNode }) {
  const run = useTool(fetchContract, { stream: true });
  const { file, choose, open, lock } = usePdfLock(run.error);
  const openedPdf = useOpenedPdf(run.opened, file, choose, "Review of ");
  const asked = run.restored ? (run.restored.input.jobDescription ?? "") : null;
  const [job, setJob] = useKeptSetting("", asked);
  const pending = run.status === "pending";
  const [isCorrected, leaveErrors] = usePast(run.fieldErrors);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (file && !(await open())) return;
    run.run({ jobDescription: job.trim() ? job : undefined }, file ? { resume: file } : {});
  }

  const form = (
    <form
      data-waits={(run.opened?.source && !openedPdf) || undefined}
      onSubmit={submit}
      noValidate
      className="grid gap-6"
    >
      <PdfInput
        label="Upload résumé"
        hint="Supports PDF resume only"
        error={isCorrected ? undefined : run.fieldErrors.resume}
        file={file}
        onFile={(chosen) => {
          leaveErrors();
          void choose(chosen);
        }}
        onReject={notify.error}
        disabled={pending}
      />
      {lock && <PdfPassword lock={lock} disabled={pending} />}
      <Field
        label="Job description (optional)"
        hint="We'll check your résumé for key terms from the job description."
        error={run.fieldErrors.jobDescription}
      >
        {(control) => (
          <Textarea
            {...control}
            name="jobDescription"
            rows={5}
            value={job}
            onChange={(event) => setJob(event.currentTarget.value)}
          />
        )}
      </Field>
      <SubmitButton pending={pending}>Resume Review</SubmitButton>
      <EngineChip verb="Reviews" builtIn="the built-in reviewer" />
      <KeepForm
        tool="review-resume"
        files={file ? [file] : []}
        fields={job}
        isFilled={(file !== null && file !== openedPdf) || job !== (asked ?? "")}
        status={run.status}
        sent={run.sent}
        onBringBack={({ files: [kept], fields }) => {
          if (kept) void choose(kept);
          setJob(fields);
        }}
      />
    </form>
  );
  return (
    <ToolShell
      notice={
        run.status === "idle" && !run.opened && <FirstRunAdvice task="reviews" advice={advice} />
      }
      form={form}
      result={<ReviewResumeResult run={run} />}
    />
  );
}
