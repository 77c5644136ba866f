"use client";

import { useEffect, useRef } from "react";
import { useNavigate } from "@/lib/client/address";

type LeaveGuardProps = {
  isGuarded: boolean;
  leave: (go: () => void) => void;
};

/**
 * While something is guarded, asks before the page is left: the browser does when the tab is closed or reloaded, and `leave` is
 * called with what a clicked link would have done.
 */
export function LeaveGuard({ isGuarded, leave }: LeaveGuardProps) {
  const navigate = useNavigate();
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });

  useEffect(() => {
    if (!isGuarded) return;
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    const clicked = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (!path) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(() => navigate(path));
    };
    document.addEventListener("click", clicked, { signal, capture: true });
    return () => gone.abort();
  }, [isGuarded, navigate]);

  return null;
}

/** Where a click on a link leads on this site, in this tab; undefined for any other click. */
function pathOfLink(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.download || link.isContentEditable) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  // It only leads to a place on this page.
  if (pathname === location.pathname && search === location.search) return undefined;
  return origin === location.origin ? `${pathname}${search}${hash}` : undefined;
}
