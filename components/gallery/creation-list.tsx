"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { HistoryCard } from "@/components/gallery/history-card";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
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
      <Failed pending={list.isFetching} onRetry={() => list.refetch()}>
        {list.error.message}
      </Failed>
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
          <Failed pending={list.isFetching} onRetry={() => list.fetchNextPage()}>
            The next creations did not load.
          </Failed>
        </div>
      ) : (
        list.hasNextPage && (
          <LoadMore pending={list.isFetchingNextPage} onLoad={() => list.fetchNextPage()} />
        )
      )}
    </>
  );
}

type FailedProps = { pending: boolean; onRetry: () => void; children: ReactNode };

function Failed({ pending, onRetry, children }: FailedProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button pending={pending} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
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

/** Loads as it comes near the view; the button is for those whose browser or reader does not scroll. */
function LoadMore({ pending, onLoad }: { pending: boolean; onLoad: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = pending ? () => undefined : onLoad;
  });

  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load.current();
      },
      { rootMargin: "400px" },
    );
    if (end.current && !pending) watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [pending]);

  return (
    <div ref={end} className="mt-6 grid justify-items-center">
      <Button pending={pending} onClick={onLoad}>
        Load more
      </Button>
    </div>
  );
}
