"use client";

import { useQuery } from "@tanstack/react-query";

import { useSession } from "#auth-client";
import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { type Usage, usageSchema } from "@/lib/engines/usage-contract";

/** What the user has used; undefined until it is known. */
export function useUsage(): Usage | undefined {
  const session = useSession();
  const usage = useQuery({
    queryKey: queryKeys.usage(),
    enabled: session.status === "signed-in",
    staleTime: 0,
    queryFn: ({ signal }) => callApi("/api/user/get-usage", usageSchema, { signal }),
  });
  return usage.data;
}
