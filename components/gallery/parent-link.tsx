"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";

import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { creationName } from "@/lib/creations/prompt-parts";
import { creationResponseReader } from "@/lib/creations/read-answer";
import { openPath } from "@/lib/registry/open-path";

/** Links to the creation this one was made from; renders nothing once that is deleted. */
export function ParentLink({ parentId }: { parentId: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.creation(parentId),
    retry: false,
    queryFn: ({ signal }) =>
      callApi(`/api/user/get-creation?id=${encodeURIComponent(parentId)}`, creationResponseReader, {
        signal,
      }),
  });
  if (!data) return null;
  const open = openPath(data.creation);
  const name = creationName(data.creation);
  return (
    <span className="block break-words">
      Made from{" "}
      {open ? (
        <Link href={open} prefetch={false} className="underline underline-offset-2 hover:text-ink">
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  );
}
