"use client";

import { type ComponentType, useEffect, useState } from "react";

import { onToasterWanted, wantToaster } from "@/lib/client/notify";
import { usePreload } from "@/lib/client/use-preload";

const fetchToastList = () => import("@/components/ui/toast-list");

/**
 * Where toasts appear. Fetched when the user first touches the page, since most toasts answer to something they did, or
 * with the first toast. On the page ahead of that one, so that screen readers notice it.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();
  usePreload(async () => wantToaster());

  useEffect(
    () =>
      onToasterWanted(() => {
        // biome-ignore lint/suspicious/noConsole: this failure can't be a toast.
        fetchToastList().then((file) => setList(() => file.ToastList), console.error);
      }),
    [],
  );

  return List && <List />;
}
