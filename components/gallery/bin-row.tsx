"use client";

import { RotateCcw, Trash2 } from "lucide-react";

import { FormatDate } from "@/components/format-date";
import { PromptTitle } from "@/components/gallery/prompt-title";
import { ToolIcon } from "@/components/tools/tool-icon";
import { Button } from "@/components/ui/button";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useRestore } from "@/lib/client/use-bin";
import type { BinnedCreation } from "@/lib/creations/bin-contract";
import { creationName } from "@/lib/creations/prompt-parts";
import { findTool } from "@/lib/registry/tools";

type BinRowProps = {
  creation: BinnedCreation;
  /**
   * @param title what the creation is called
   * @param row the item of the list
   */
  onRemove: (title: string, row: Element | null) => void;
};

/** A deleted creation: what it was, when it goes, and the way back. */
export function BinRow({ creation, onRemove }: BinRowProps) {
  const restoring = useRestore();
  const tool = findTool(creation.tool);
  const title = creationName(creation);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      {tool && <ToolIcon tool={tool} />}
      <div className="min-w-0 flex-1 basis-40">
        <p className="line-clamp-2 break-words font-medium">
          <PromptTitle creation={creation} />
        </p>
        <p className="text-soft text-sm">
          {creation.type} · deleted <FormatDate value={creation.deleted_at} /> · will be erased on{" "}
          <FormatDate value={creation.removed_at} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          aria-label={`Restore ${title}`}
          pending={restoring.isPending}
          onClick={({ currentTarget }) => {
            const stay = focusNextItem([currentTarget.closest("li")]);
            void restoring.mutateAsync(creation.id).catch(stay);
          }}
        >
          {!restoring.isPending && <RotateCcw aria-hidden />}
          Restore
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${title} permanently`}
          onClick={({ currentTarget }) => onRemove(title, currentTarget.closest("li"))}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
