"use client";

import { type SyntheticEvent, useDeferredValue, useState } from "react";

import { PdfInput } from "@/components/documents/pdf-input";
import { PdfPassword } from "@/components/documents/pdf-password";
import { FormatDate } from "@/components/format-date";
import { RunningSteps } from "@/components/tools/running-steps";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { notify } from "@/lib/client/notify";
import { usePdfLock } from "@/lib/client/use-pdf-lock";
import { type ChosenSource, useReadPdf, useSourceCreations } from "@/lib/client/use-source-choice";
import { formatBytes } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import { promptParts } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";
import { findTool } from "@/lib/registry/tools";

type SourceDialogProps = {
  open: boolean;
  exceptId: string | undefined;
  onOpenChange: (open: boolean) => void;
  onChoose: (source: ChosenSource) => void;
};

/** Chooses the document that an article is written from: a PDF, or a creation of one's own. */
export function SourceDialog({ open, exceptId, onOpenChange, onChoose }: SourceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Write from a document"
      description="The article says only what the document says, and every statement cites it."
      width="md"
    >
      <div className="grid grid-cols-1 gap-6">
        <PdfChoice onChoose={onChoose} />
        <CreationChoice exceptId={exceptId} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

function PdfChoice({ onChoose }: { onChoose: (source: ChosenSource) => void }) {
  const pdf = useReadPdf(onChoose);
  const { file, choose, open, lock } = usePdfLock(pdf.failure);

  async function readIfFree(chosen: File): Promise<void> {
    if (!(await choose(chosen))) pdf.read(chosen);
  }

  async function unlock(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A dialog's events reach the form that it was opened from.
    event.stopPropagation();
    if (file && (await open())) pdf.read(file);
  }

  if (pdf.pending)
    return <RunningSteps step={pdf.step ?? { label: "Reading the PDF" }} onStop={pdf.stop} />;
  return (
    <form noValidate onSubmit={unlock} className="grid gap-4">
      <PdfInput
        label="A PDF"
        hint={`Up to ${formatBytes(LIMITS.pdfBytes)}. Its text is kept for 30 days after its last use; the file isn't.`}
        error={pdf.error}
        file={file}
        onFile={readIfFree}
        onReject={notify.error}
      />
      {lock && (
        <>
          <PdfPassword lock={lock} />
          <Button type="submit">Open PDF</Button>
        </>
      )}
    </form>
  );
}

function CreationChoice({
  exceptId,
  onChoose,
}: {
  exceptId: string | undefined;
  onChoose: (source: ChosenSource) => void;
}) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data, isPending, isError, refetch } = useSourceCreations(search);
  const found = data?.filter(({ id }) => id !== exceptId);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label="Or one of your creations">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={LIMITS.searchCharacters}
            placeholder="Search summaries, texts, and articles"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      {isPending && <Spinner label="Loading your creations" />}
      {isError && !found && (
        <p className="flex flex-wrap items-center gap-3 text-danger text-sm">
          Couldn't load your creations.
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {found?.length === 0 && (
        <p className="text-sm text-soft">
          {search
            ? "None of your creations match."
            : "You have no summaries, extracted texts, or articles yet."}
        </p>
      )}
      {found && found.length > 0 && (
        <ul className="-mx-2 grid max-h-72 grid-cols-1 overflow-y-auto px-2 py-1">
          {found.map((creation) => (
            <CreationRow key={creation.id} creation={creation} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CreationRow({
  creation,
  onChoose,
}: {
  creation: Creation;
  onChoose: (source: ChosenSource) => void;
}) {
  const tool = findTool(creation.tool);
  const title = promptParts(creation).subject;
  return (
    <li className="border-line border-b last:border-0">
      <button
        type="button"
        onClick={() =>
          onChoose({
            ref: { creationId: creation.id },
            title,
            ...(tool && { detail: KINDS[tool.slug] ?? tool.label }),
          })
        }
        className="flex w-full min-w-0 items-center gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-150 hover:bg-sunken"
      >
        {tool && <tool.icon aria-hidden size={18} className="shrink-0 text-soft" />}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">{title}</span>
          <span className="block text-soft text-xs">
            {tool && (KINDS[tool.slug] ?? tool.label)} · <FormatDate value={creation.created_at} />
          </span>
        </span>
      </button>
    </li>
  );
}

const KINDS: Record<string, string> = {
  "pdf-summarizer": "PDF",
  "youtube-summarizer": "Video",
  "extract-text": "Extracted text",
  "write-article": "Article",
};
