"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** To be preloaded where a run may begin. */
export const fetchRunningSteps = () => import("@/components/tools/running-steps");

/** `RunningSteps`, fetched when a page is first touched. */
export const RunningPart = lazyPart(async () => (await fetchRunningSteps()).RunningSteps);
