"use client";

import { useEffect } from "react";

import { PageKeys } from "@/components/palette/page-keys";
import { ToastList } from "@/components/ui/toast-list";
import { listenForTooltips } from "@/lib/client/dismiss-tooltips";
import { listenForErrors } from "@/lib/client/tell-errors";
import { useFocusOnNewPage } from "@/lib/client/use-focus-on-new-page";
import { useKeptTexts } from "@/lib/client/use-kept-texts";
import { useServiceWorker } from "@/lib/client/use-service-worker";

/**
 * What every page has once somebody touches it: toasts, the keys, what keeps texts that were typed, and what it needs without a connection. One part, so that a
 * page's first load knows one.
 */
export function AfterTouch() {
  useServiceWorker();
  useKeptTexts();
  useFocusOnNewPage();
  useEffect(listenForTooltips, []);
  useEffect(listenForErrors, []);
  return (
    <>
      <ToastList />
      <PageKeys />
    </>
  );
}
