"use client";

import { useEffect, useRef } from "react";
import { guardPage, leadsElsewhere, useGo } from "@/lib/client/address";

type LeaveGuardProps = {
  isGuarded: boolean;
  leave: (go: () => void) => void;
};

/**
 * While something is guarded, asks before the page is left: the browser does when the tab is closed or reloaded, and `leave` is
 * called with what a clicked link, or a menu or button that leads elsewhere, would have done.
 */
export function LeaveGuard({ isGuarded, leave }: LeaveGuardProps) {
  const navigate = useGo();
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });

  useEffect(() => {
    if (!isGuarded) return;
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    let followed: HTMLAnchorElement | null = null;
    const follow = (link: HTMLAnchorElement) => {
      followed = link;
      // What else it does is done as well, such as closing the menu that it's in.
      if (link.isConnected) link.click();
      else navigate(pathOf(link));
      followed = null;
    };
    const clicked = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link || link === followed) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(() => follow(link));
    };
    document.addEventListener("click", clicked, { signal, capture: true });
    const unguard = guardPage((go) => latest.current(go));
    return () => {
      gone.abort();
      unguard();
    };
  }, [isGuarded, navigate]);

  return null;
}

/** The link that a click follows to another page of this site, in this tab; undefined for any other click. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.download || link.isContentEditable) return undefined;
  const address = new URL(link.href);
  return address.origin === location.origin && leadsElsewhere(address) ? link : undefined;
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return `${pathname}${search}${hash}`;
}
