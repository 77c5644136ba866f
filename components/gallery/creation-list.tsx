"use client";

import { HistoryCard } from "@/components/gallery/history-card";
import { LoadFailed } from "@/components/gallery/load-failed";
import { LoadMore } from "@/components/gallery/load-more";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { type CreationFilter, useCreations } from "@/lib/client/use-creations";

type CreationListProps = {
  filter: CreationFilter;
  enabled: boolean;
  onClearFilter: () => void;
};

/** Creations page by page: loading, failed, nothing found, or the cards. */
export function CreationList({ filter, enabled, onClearFilter }: CreationListProps) {
  const list = useCreations(filter, enabled);
  const creations = list.data?.pages.flatMap((page) => page.creations) ?? [];

  if (list.isPending) {
    return (
      <div className="grid min-h-40 place-items-center text-soft">
        <Spinner label="Loading your creations" />
      </div>
    );
  }
  if (list.isError && creations.length === 0) {
    return (
      <LoadFailed pending={list.isFetching} onRetry={() => list.refetch()}>
        {list.error.message}
      </LoadFailed>
    );
  }
  if (creations.length === 0) return <NothingFound onClear={onClearFilter} />;

  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {creations.map((creation) => (
          // A long list is drawn only where it is looked at.
          <li
            key={creation.id}
            className="[contain-intrinsic-size:auto_84px] [content-visibility:auto]"
          >
            <HistoryCard creation={creation} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError ? (
        <div className="mt-4">
          <LoadFailed pending={list.isFetching} onRetry={() => list.fetchNextPage()}>
            The next creations did not load.
          </LoadFailed>
        </div>
      ) : (
        list.hasNextPage && (
          <LoadMore pending={list.isFetchingNextPage} onLoad={() => list.fetchNextPage()} />
        )
      )}
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed px-6 py-12 text-center">
      <p role="status" className="text-soft">
        Nothing found. Try other words, or show all tools.
      </p>
      <Button onClick={onClear}>Show all creations</Button>
    </div>
  );
}
