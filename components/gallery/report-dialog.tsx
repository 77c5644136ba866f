"use client";

import { type SyntheticEvent, useId } from "react";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useReport } from "@/lib/client/use-gallery";
import { LIMITS } from "@/lib/core/limits";
import { REPORT_REASONS } from "@/lib/creations/report-reasons";

type ReportDialogProps = {
  creationId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks what is wrong with a published image. */
export function ReportDialog({ creationId, open, onOpenChange }: ReportDialogProps) {
  const report = useReport();
  const formId = useId();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = REPORT_REASONS.find(({ value }) => value === form.get("reason"));
    if (!chosen || report.isPending) return;
    report.mutate(
      { id: creationId, reason: chosen.value, note: String(form.get("note") ?? "") },
      { onSuccess: () => onOpenChange(false) },
    );
  }

  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>Cancel</Button>
      <Button variant="accent" type="submit" form={formId} pending={report.isPending}>
        Send report
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Report this image"
      description="You won't see it anymore, and this server's administrator can review it."
      footer={footer}
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <Field label="What's wrong with it?">
          {(control) => (
            <Select {...control} name="reason" required>
              {REPORT_REASONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Details (optional)">
          {(control) => (
            <Textarea {...control} name="note" rows={3} maxLength={LIMITS.reportCharacters} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
