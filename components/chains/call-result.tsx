"use client";

import { useQuery } from "@tanstack/react-query";

import { HistoryBody } from "@/components/gallery/history-body";
import { LoadError } from "@/components/gallery/load-error";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api-error";
import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { creationResponseReader } from "@/lib/creations/read-answer";

/** What a step of a chain made, with what can be done with it. */
export function CallResult({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.creation(id),
    retry: false,
    queryFn: ({ signal }) =>
      callApi(`/api/user/get-creation?id=${encodeURIComponent(id)}`, creationResponseReader, {
        signal,
      }),
  });
  if (error) {
    return (
      <div className="p-4 pt-0">
        {error instanceof ApiError && error.code === "not_found" ? (
          <Notice>This result was deleted.</Notice>
        ) : (
          <LoadError pending={isFetching} onRetry={() => void refetch()}>
            We couldn't load this result.
          </LoadError>
        )}
      </div>
    );
  }
  if (!data) return <Skeleton className="m-4 mt-0 h-40" />;
  return <HistoryBody creation={data.creation} />;
}
