"use client";

import { useEffect, useState } from "react";

import { publicEnv } from "@/lib/core/public-env";
import type { PlanLimits } from "@/lib/usage/plan-limits-contract";

/**
 * What the plans differ in on this server.
 *
 * @param atBuild what the page was rendered with; the server may have been configured since
 */
export function usePlanLimits(atBuild: PlanLimits): PlanLimits {
  const [limits, setLimits] = useState(atBuild);
  useEffect(() => {
    const gone = new AbortController();
    void ask(gone.signal).then((now) => now && !gone.signal.aborted && setLimits(now));
    return () => gone.abort();
  }, []);
  return limits;
}

/** Without the schema library, which the landing page doesn't load; the server has checked every field. */
async function ask(signal: AbortSignal): Promise<PlanLimits | null> {
  try {
    const answer: Partial<PlanLimits> = await (
      await fetch(`${publicEnv.baseUrl}/api/plans`, { signal })
    ).json();
    const { free, premium, ownEngineRuns, hasContact = false } = answer;
    if (!free?.runs || !premium?.runs || !ownEngineRuns) return null;
    return { free, premium, ownEngineRuns, hasContact };
  } catch {
    return null;
  }
}
