"use client";

import { useState } from "react";

import { StopSlot } from "@/components/tools/running-part";
import { MainButton } from "@/components/tools/write-article-main-button";
import {
  fetchFormParts,
  OutlineFailure,
  WriteArticleOutlined,
} from "@/components/tools/write-article-parts";
import { Button } from "@/components/ui/button";
import type { useOutline } from "@/lib/client/use-outline";

type WriteArticleActionsProps = {
  outline: ReturnType<typeof useOutline>;
  /** An article is being written. */
  pending: boolean;
  onPropose: (form: HTMLFormElement | null) => void;
};

/** The end of the form: write at once, or have headings proposed first and write under those. */
export function WriteArticleActions({ outline, pending, onPropose }: WriteArticleActionsProps) {
  const { rows } = outline;
  const [hasAsked, setHasAsked] = useState(outline.pending);
  if (outline.pending && !hasAsked) setHasAsked(true);
  const propose = (
    <Button
      variant={rows ? "ghost" : "outline"}
      pending={outline.pending}
      disabled={pending}
      onPointerEnter={() => void fetchFormParts().catch(() => {})}
      onClick={(event) => onPropose(event.currentTarget.form)}
      className="flex-1 whitespace-nowrap px-2"
    >
      {outline.pending ? "Proposing headings…" : rows ? "Propose again" : "Outline first"}
    </Button>
  );
  return (
    <>
      {rows ? (
        <WriteArticleOutlined outline={outline} pending={pending}>
          {propose}
        </WriteArticleOutlined>
      ) : (
        <>
          <MainButton pending={pending} />
          <div className="-mt-3 flex gap-2">
            {propose}
            {hasAsked && <StopSlot size="md" pending={outline.pending} onStop={outline.stop} />}
          </div>
        </>
      )}
      {outline.error && <OutlineFailure outline={outline} onPropose={onPropose} />}
    </>
  );
}
