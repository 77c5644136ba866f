"use client";

import { HistoryCard } from "@/components/gallery/history-card";
import { PagedList } from "@/components/gallery/paged-list";
import { Button } from "@/components/ui/button";
import { type CreationFilter, useCreations } from "@/lib/client/use-creations";

type CreationPagesProps = {
  filter: CreationFilter;
  enabled: boolean;
  onClearFilter: () => void;
};

/** Creations, page by page: loading, failed, no matches, or the cards. */
export function CreationPages({ filter, enabled, onClearFilter }: CreationPagesProps) {
  const list = useCreations(filter, enabled);
  const creations = list.data?.pages.flatMap((page) => page.creations) ?? [];

  return (
    <PagedList
      list={list}
      count={creations.length}
      name="your creations"
      empty={<NothingFound onClear={onClearFilter} />}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {creations.map((creation) => (
          // A long list renders only what is in view.
          <li
            key={creation.id}
            className="[contain-intrinsic-size:auto_84px] [content-visibility:auto]"
          >
            <HistoryCard creation={creation} />
          </li>
        ))}
      </ul>
    </PagedList>
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
