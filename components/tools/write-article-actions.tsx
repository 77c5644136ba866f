"use client";

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
  const stop = outline.pending && (
    <Button data-stops onClick={outline.stop}>
      {/* As the icon that is everywhere else, which this page's first load has no room for. */}
      <span aria-hidden className="size-3 rounded-[2px] border-2 border-current" />
      Stop
    </Button>
  );
  return (
    <>
      {rows ? (
        <WriteArticleOutlined outline={outline} pending={pending}>
          {propose}
          {stop}
        </WriteArticleOutlined>
      ) : (
        <>
          <MainButton pending={pending} />
          <div className="-mt-3 flex gap-2">
            {propose}
            {stop}
          </div>
        </>
      )}
      {outline.error && <OutlineFailure outline={outline} onPropose={onPropose} />}
    </>
  );
}
