"use client";

import { lazyPart } from "@/components/ui/lazy-part";

const fetchDownload = () => import("@/components/tools/download-menu");
const fetchSend = () => import("@/components/tools/send-text");
const fetchImageActions = () => import("@/components/images/image-actions");

/** Fetches what the toolbar of a result offers, ahead of the result. */
export const fetchResultMenus = () =>
  Promise.all([fetchDownload(), fetchSend(), fetchImageActions()]);

/** As high as a button, so that nothing moves when it comes. */
const PLACE = <span className="h-9" />;

export const DownloadMenu = lazyPart(async () => (await fetchDownload()).DownloadMenu, PLACE);
export const SendText = lazyPart(async () => (await fetchSend()).SendText, PLACE);
export const ImageActions = lazyPart(async () => (await fetchImageActions()).ImageActions, PLACE);
export const SendTo = lazyPart(async () => (await fetchImageActions()).SendTo, PLACE);
