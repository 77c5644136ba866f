"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { StopSlot } from "@/components/tools/running-part";
import { MainButton } from "@/components/tools/write-article-main-button";
import { OutlineEditor } from "@/components/tools/write-article-outline";
import { Button } from "@/components/ui/button";
import type { useOutline } from "@/lib/client/use-outline";

type WriteArticleOutlinedProps = {
  outline: ReturnType<typeof useOutline>;
  /** An article is being written. */
  pending: boolean;
  /** The button that proposes headings. */
  children: ReactNode;
};

/** The end of the form with an outline: change it, then write under its headings. */
export function WriteArticleOutlined(props: WriteArticleOutlinedProps) {
  const { outline, pending, children } = props;
  if (!outline.rows) return null;
  return (
    <>
      <OutlineEditor
        rows={outline.rows}
        onRowsChange={outline.change}
        unproposed={outline.unproposed}
        faults={outline.faults}
        takesFocus={outline.isProposed}
        disabled={outline.pending}
      />
      <MainButton pending={pending} disabled={outline.pending} />
      <div className="-mt-3 flex flex-wrap gap-2">
        {children}
        <StopSlot size="md" pending={outline.pending} onStop={outline.stop}>
          <Button
            variant="ghost"
            className="flex-1 whitespace-nowrap px-2"
            onClick={outline.discard}
          >
            <X aria-hidden />
            Discard outline
          </Button>
        </StopSlot>
      </div>
    </>
  );
}
