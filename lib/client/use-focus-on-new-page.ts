"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of a page that was opened without a reload: from the link that led there, or where the focus was
 * lost with the page before. Somebody who is at work on the page already stays where they are.
 */
export function useFocusOnNewPage(): void {
  const path = usePathname();
  const last = useRef<string>(null);
  useEffect(() => {
    // The first touch of a page, which brings this, may be the one that leaves it.
    last.current ??= loadedPath();
    if (last.current === path) return;
    last.current = path;
    if (isSettled()) return;
    // A page that is still being fetched has no heading.
    const observer = new MutationObserver(() => isSettled() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
}

/** @returns whether the focus is where it should be */
function isSettled(): boolean {
  const { activeElement: focused, body } = document;
  const led = focused instanceof HTMLAnchorElement && focused.pathname === location.pathname;
  if (focused !== body && !led) return true;
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Of the page that was loaded, before anybody followed a link. */
function loadedPath(): string {
  const [load] = performance.getEntriesByType("navigation");
  return new URL(load?.name ?? location.href).pathname;
}
