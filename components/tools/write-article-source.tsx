"use client";

import { FileText, X } from "lucide-react";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { usePart } from "@/lib/client/use-part";
import type { ChosenSource } from "@/lib/client/use-source-choice";

const fetchDialog = () => import("@/components/tools/write-article-source-dialog");

type WriteArticleSourceProps = {
  source: ChosenSource | null;
  onChange: (source: ChosenSource | null) => void;
  /** The creation on the page, which can't be its own source. */
  exceptId: string | undefined;
  disabled: boolean;
};

/** The document that the article is written from: none at first. */
export function WriteArticleSource(props: WriteArticleSourceProps) {
  const { source, onChange, exceptId, disabled } = props;
  const [open, setOpen] = useState(false);
  const { part: dialog, load, preload } = usePart(fetchDialog);

  async function choose(): Promise<void> {
    if (await load()) setOpen(true);
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      {source ? (
        <div className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
          <FileText aria-hidden size={18} className="shrink-0 text-soft" />
          <p className="min-w-0 flex-1 py-1.5 text-sm">
            <span className="block truncate font-medium">{source.title}</span>
            {source.detail && <span className="block text-soft text-xs">{source.detail}</span>}
          </p>
          <Button size="sm" variant="ghost" disabled={disabled} onClick={choose}>
            Change
          </Button>
          <Button
            size="icon"
            variant="ghost"
            aria-label={`Don't use ${source.title}`}
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            <X aria-hidden />
          </Button>
        </div>
      ) : (
        <Button onPointerEnter={preload} onFocus={preload} disabled={disabled} onClick={choose}>
          <FileText aria-hidden />
          Use my document
        </Button>
      )}
      <p className="text-pretty text-sm text-soft">
        {source
          ? "The article says only what this document says, and cites it. Notes then name what to cover."
          : "Write from a PDF, a summary, an extracted text, or an article of yours, with citations."}
      </p>
      {source?.message && <p className="text-pretty text-sm text-warning">{source.message}</p>}
      {dialog && (
        <dialog.SourceDialog
          open={open}
          exceptId={exceptId}
          onOpenChange={setOpen}
          onChoose={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
