"use client";

import type { ReactNode } from "react";

import { LoadError } from "@/components/gallery/load-error";
import { LoadMore } from "@/components/gallery/load-more";
import { Spinner } from "@/components/ui/spinner";
import type { usePages } from "@/lib/client/use-pages";

type PagedListProps = {
  list: Pick<
    ReturnType<typeof usePages>,
    | "isPending"
    | "isError"
    | "error"
    | "isFetching"
    | "refetch"
    | "isFetchNextPageError"
    | "isFetchingNextPage"
    | "hasNextPage"
    | "fetchNextPage"
  >;
  /** Number of items loaded so far. */
  count: number;
  /** What the list is of: "your creations". */
  name: string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: ReactNode;
};

/** A paginated list: loading, failed, empty, or the items so far with a way to load more. */
export function PagedList({ list, count, name, empty, children }: PagedListProps) {
  if (list.isPending) {
    return (
      <div className="grid min-h-60 place-items-center text-soft">
        <Spinner label={`Loading ${name}`} />
      </div>
    );
  }
  if (list.isError && count === 0) {
    return (
      <LoadError pending={list.isFetching} onRetry={() => list.refetch()}>
        {list.error?.message}
      </LoadError>
    );
  }
  if (count === 0) return empty;
  return (
    <>
      {children}
      {list.isFetchNextPageError ? (
        <div className="mt-4">
          <LoadError pending={list.isFetching} onRetry={() => list.fetchNextPage()}>
            Couldn't load the rest of {name}.
          </LoadError>
        </div>
      ) : (
        list.hasNextPage && (
          <LoadMore pending={list.isFetchingNextPage} onLoad={() => list.fetchNextPage()} />
        )
      )}
    </>
  );
}
