"use client";

import { PageKeys } from "@/components/palette/page-keys";
import { ToastList } from "@/components/ui/toast-list";

/** What every page has once somebody touches it: toasts, and the keys. One part, so that a page's first load knows one. */
export function AfterTouch() {
  return (
    <>
      <ToastList />
      <PageKeys />
    </>
  );
}
