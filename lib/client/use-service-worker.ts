"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

import { publicEnv } from "@/lib/core/public-env";

/** Shows the tools that need no connection where a signed-in page can't be reached (decision 0200). What fails is tried again with the next page. */
export function useServiceWorker(): void {
  const isAsked = usePathname().startsWith("/ai") && publicEnv.isBuilt;
  useEffect(() => {
    if (isAsked) navigator.serviceWorker?.register("/sw.js").catch(() => {});
  }, [isAsked]);
}
