"use client";

import clsx from "clsx";
import { ChevronDown, Pin } from "lucide-react";
import { useId, useState } from "react";

import { FormatDate } from "@/components/format-date";
import { CreationThumbnail } from "@/components/gallery/creation-thumbnail";
import { HistoryBody } from "@/components/gallery/history-body";
import { PromptTitle } from "@/components/gallery/prompt-title";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Creation } from "@/lib/creations/schema";

/** One creation: its prompt, its date, and on click the result (D-06 to D-08). */
export function HistoryCard({ creation }: { creation: Creation }) {
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <Card className="overflow-hidden">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-3 p-4 text-left transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2 sm:gap-4"
        >
          <CreationThumbnail creation={creation} />
          <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
            <span className="block min-w-0 sm:flex-1">
              <span
                className={clsx(
                  "break-words font-medium",
                  open ? "block" : "line-clamp-2 sm:line-clamp-1",
                )}
              >
                <PromptTitle creation={creation} />
              </span>
              <span className="mt-0.5 block font-normal text-sm text-soft">
                {creation.type} · <FormatDate value={creation.created_at} />
              </span>
            </span>
            <span className="mt-1 inline-flex items-center gap-2 sm:mt-0">
              {creation.pinned && (
                <>
                  <Pin aria-hidden size={16} className="text-soft" />
                  <span className="sr-only">Pinned</span>
                </>
              )}
              {/* Said by the line before it. */}
              <span aria-hidden>
                <Badge>{creation.type}</Badge>
              </span>
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={clsx(
              "shrink-0 text-soft transition-transform duration-150",
              open && "rotate-180",
            )}
          />
        </button>
      </h3>
      <div id={bodyId} hidden={!open}>
        {open && <HistoryBody creation={creation} />}
      </div>
    </Card>
  );
}
