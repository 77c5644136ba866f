"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** To be preloaded where a run may begin. */
export const fetchRunParts = () => import("@/components/tools/run-parts");

/** As high as a button, so that nothing moves when it comes. */
const PLACE = <span className="h-9" />;

export const RunningPart = lazyPart(async () => (await fetchRunParts()).RunningSteps);
export const BegunAgain = lazyPart(async () => (await fetchRunParts()).BegunAgain, null);
export const RunPending = lazyPart(async () => (await fetchRunParts()).RunPending);
export const RunNews = lazyPart(async () => (await fetchRunParts()).RunNews, null);
export const RunControls = lazyPart(async () => (await fetchRunParts()).RunControls, PLACE);
export const DownloadMenu = lazyPart(async () => (await fetchRunParts()).DownloadMenu, PLACE);
export const SendText = lazyPart(async () => (await fetchRunParts()).SendText, PLACE);
export const ImageActions = lazyPart(async () => (await fetchRunParts()).ImageActions, PLACE);
export const SendTo = lazyPart(async () => (await fetchRunParts()).SendTo, PLACE);
export const StopSlot = lazyPart(async () => (await fetchRunParts()).StopSlot, PLACE);
