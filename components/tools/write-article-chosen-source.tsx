"use client";

import { FileText, X } from "lucide-react";

import { Button } from "@/components/ui/button";
import type { ChosenSource } from "@/lib/client/use-source-choice";

type ChosenSourceRowProps = {
  source: ChosenSource;
  disabled: boolean;
  onChoose: () => void;
  onRemove: () => void;
};

/** The document that was chosen, what that means for the article, and what couldn't be read of it. */
export function ChosenSourceRow(props: ChosenSourceRowProps) {
  const { source, disabled, onChoose, onRemove } = props;
  const title = source.title || "your document";
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
        <FileText aria-hidden size={18} className="shrink-0 text-soft" />
        <p className="min-w-0 flex-1 py-1.5 text-sm">
          <span className="block truncate font-medium">{source.title || "Your document"}</span>
          {source.detail && <span className="block text-soft text-xs">{source.detail}</span>}
        </p>
        <Button size="sm" variant="ghost" disabled={disabled} onClick={onChoose}>
          Change
        </Button>
        <Button
          size="icon"
          variant="ghost"
          aria-label={`Don't use ${title}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
      <p className="text-pretty text-sm text-soft">
        The article says only what this document says, and cites it. Your notes only say what to
        cover.
      </p>
      {source.message && <p className="text-pretty text-sm text-warning">{source.message}</p>}
    </>
  );
}
