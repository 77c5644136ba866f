"use client";

import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { LucideProvider } from "lucide-react";
import { type ReactNode, useState } from "react";

import { AuthProvider } from "#auth-client";
import { Toaster } from "@/components/ui/toaster";
import { notify } from "@/lib/client/notify";

/** Client-side context of every page. A failed call isn't retried. */
export function ClientProviders({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <LucideProvider size={20} strokeWidth={1.75}>
        <AuthProvider>{children}</AuthProvider>
        <Toaster />
      </LucideProvider>
    </QueryClientProvider>
  );
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
