"use client";

import type { ReactNode } from "react";

import { HistoryCard } from "@/components/gallery/history-card";
import { PagedList } from "@/components/gallery/paged-list";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { type CreationFilter, useCreations } from "@/lib/client/use-creations";
import type { Selection } from "@/lib/client/use-selection";
import { formatCount } from "@/lib/core/format";
import { creationName } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";

type CreationPagesProps = {
  filter: CreationFilter;
  enabled: boolean;
  onClearFilter: () => void;
  selection: Selection;
};

const SelectionBar = lazyPart(
  async () => (await import("@/components/gallery/selection-bar")).SelectionBar,
  null,
);

/** Creations, page by page: loading, failed, no matches, or the cards. */
export function CreationPages(props: CreationPagesProps) {
  const { filter, enabled, onClearFilter, selection } = props;
  const list = useCreations(filter, enabled);
  const creations = list.data?.pages.flatMap((page) => page.creations) ?? [];
  const total = list.data?.pages[0]?.total;
  const isFound = Boolean(total && (filter.q || filter.tool));

  return (
    <>
      <p role="status" className="sr-only">
        {isFound && `${formatCount(total ?? 0, "creation")} found`}
      </p>
      <PagedList
        list={list}
        count={creations.length}
        name="your creations"
        empty={<NothingFound onClear={onClearFilter} />}
      >
        {/* By keyboard, the bar comes right after what opened it; on screen, it stays at the bottom. */}
        <div className="flex flex-col">
          {selection.ids && (
            <SelectionBar selection={selection} listed={creations.map(({ id }) => id)} />
          )}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {creations.map((creation) => (
              // A long list renders only what is in view.
              <li
                key={creation.id}
                className="[contain-intrinsic-size:auto_84px] [content-visibility:auto]"
              >
                <Selectable creation={creation} selection={selection}>
                  <HistoryCard creation={creation} />
                </Selectable>
              </li>
            ))}
          </ul>
        </div>
      </PagedList>
    </>
  );
}

type SelectableProps = { creation: Creation; selection: Selection; children: ReactNode };

/** A card with a box to select it by, while that is wanted. */
function Selectable({ creation, selection, children }: SelectableProps) {
  if (!selection.ids) return children;
  return (
    <div className="flex items-start gap-1">
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center self-center">
        <input
          type="checkbox"
          aria-label={`Select ${creationName(creation)}`}
          checked={selection.ids.has(creation.id)}
          onChange={() => selection.toggle(creation.id)}
          className="size-5 cursor-pointer accent-accent"
        />
      </label>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed px-6 py-12 text-center">
      <p role="status" className="text-soft">
        No matches. Try different words or another tool.
      </p>
      <Button onClick={onClear}>Show all creations</Button>
    </div>
  );
}
