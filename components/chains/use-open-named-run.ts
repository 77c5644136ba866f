"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { loadPart } from "@/lib/client/load-part";
import { reportFailure } from "@/lib/client/report-failure";
import { chainRunPath } from "@/lib/registry/chain-paths";
import { RUN_PARAMETER } from "@/lib/runs/header";

/** Opens the chain run that a run in the address carried out: the list of runs leads here. */
export function useOpenNamedRun(): void {
  const router = useRouter();
  const named = useSearchParams().get(RUN_PARAMETER);
  useEffect(() => {
    if (!named) return;
    const left = new AbortController();
    loadPart(() => import("@/lib/client/follow-run"))
      .then(({ fetchRun }) => fetchRun(named, left.signal))
      .then(({ input }) => router.replace(chainRunPath(String(input.id))))
      .catch((error: unknown) => {
        if (error instanceof Error) reportFailure(error);
      });
    return () => left.abort();
  }, [named, router]);
}
