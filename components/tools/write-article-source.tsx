"use client";

import { FileText } from "lucide-react";
import { useState } from "react";

import { ChosenSourceRow, fetchFormParts } from "@/components/tools/write-article-parts";
import { Button } from "@/components/ui/button";
import { usePart } from "@/lib/client/use-part";
import type { ChosenSource } from "@/lib/client/use-source-choice";

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
  const { part: dialog, load, preload } = usePart(fetchFormParts);

  async function choose(): Promise<void> {
    if (await load()) setOpen(true);
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      {source ? (
        <ChosenSourceRow
          source={source}
          disabled={disabled}
          onChoose={choose}
          onRemove={() => onChange(null)}
        />
      ) : (
        <Button onPointerEnter={preload} onFocus={preload} disabled={disabled} onClick={choose}>
          <FileText aria-hidden />
          Use my document
        </Button>
      )}
      {!source && (
        <p className="text-pretty text-sm text-soft">
          Write from a PDF, a summary, an extracted text, or an article of yours, with citations.
        </p>
      )}
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
