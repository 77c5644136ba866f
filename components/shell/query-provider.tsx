"use client";

import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { notify } from "@/lib/client/notify";

/** The cache of calls behind every signed-in page. A failed call isn't retried. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/**
 * A query with `meta.toastFailure` shows a toast when it fails; every failure is logged. Offline, a call fails
 * at once instead of waiting for the network.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
        console.error(error);
        if (query.meta?.toastFailure) notify.error(error.message);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
