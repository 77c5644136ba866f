"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";

/** The address that a navigation under way leaves; null when none is. It's over as soon as the address is another one. */
let leaving: string | null = null;

/**
 * Changes the page's address without a navigation, so that a reload or a bookmark shows the page as it is now.
 *
 * Next takes such a change for a navigation of its own, and drops the one that is under way: whoever had just clicked a link
 * would stay. So the router hears of it only when nobody is leaving; otherwise it's about to replace its state anyway.
 *
 * @param address of the same page
 * @param mark what to keep with this entry of the history
 */
export function replaceAddress(address: string, mark: object | null = null): void {
  const isLeaving = leaving === window.location.href;
  // The router lets its own state pass.
  window.history.replaceState(isLeaving ? window.history.state : mark, "", address);
  leaving = isLeaving ? window.location.href : null;
}

/** The address that the latest navigation left; null when there was none since the page was loaded or last changed its address. */
export const leftAddress = (): string | null => leaving;

/** Asks before the page is left, with what to do then. */
type Guard = (go: () => void) => void;

/** Those of what would be lost with the page, the latest last. */
const guards: Guard[] = [];

/** @returns what ends it */
export function guardPage(guard: Guard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}

/** Whether an address leads off the page, not only to a place on it. */
export function leadsElsewhere({ pathname, search }: URL): boolean {
  return pathname !== window.location.pathname || search !== window.location.search;
}

/** Opens another page of the site, as a link does: asks first where something would be lost. */
export function useNavigate(): (path: string) => void {
  const go = useGo();
  return useCallback(
    (path) => {
      const guard = leadsElsewhere(new URL(path, window.location.href)) && guards.at(-1);
      if (guard) guard(() => go(path));
      else go(path);
    },
    [go],
  );
}

/** Opens another page of the site without asking. */
export function useGo(): (path: string) => void {
  const router = useRouter();
  return useCallback(
    (path) => {
      const { href } = window.location;
      // Nothing is left for the page that is open already.
      if (new URL(path, href).href !== href) leaving = href;
      router.push(path);
    },
    [router],
  );
}

/** Notices the links that people follow; see `replaceAddress`. */
export function useFollowedLinks(): void {
  useEffect(() => {
    const clicked = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // The router prevents what the browser would do with a link that it follows itself.
      if (link && defaultPrevented && link.href !== window.location.href) {
        leaving = window.location.href;
      }
    };
    // After React's own listeners, which are on the document.
    window.addEventListener("click", clicked);
    return () => window.removeEventListener("click", clicked);
  }, []);
}
