"use client";

import { useQuery } from "@tanstack/react-query";

import { useSession } from "#auth-client";
import { callApi, type Reader } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import type { Usage } from "@/lib/engines/usage-contract";

/** Reads the answer without the schema library; the server has checked every field. */
const usageReader: Reader<Usage> = {
  safeParse: (body) => {
    const { plan, ownEngine, builtIn, questions, engines } = Object(body);
    const meters = [plan, ownEngine, builtIn, questions];
    const isWhole = meters.every((meter) => typeof Object(meter).max === "number");
    // Safe: our own server sent it, and checked it with the schema of this type.
    return isWhole && Array.isArray(engines)
      ? { success: true, data: body as Usage }
      : { success: false };
  },
};

/** The call for what the user has used, for a page that says when it fails. */
export function useUsageCall() {
  const session = useSession();
  return useQuery({
    queryKey: queryKeys.usage(),
    enabled: session.status === "signed-in",
    staleTime: 0,
    queryFn: ({ signal }) => callApi("/api/user/get-usage", usageReader, { signal }),
  });
}

/** What the user has used; undefined until it is known. */
export function useUsage(): Usage | undefined {
  return useUsageCall().data;
}
