"use client";

import { type RefObject, useEffect } from "react";

/**
 * Moves the focus on within a part of the page when what had it by keyboard is gone, or takes none any more: Stop after the run,
 * or a button that was for one press. A part within it that keeps its own focus does so alone.
 *
 * @param target a selector of what gets it
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, target: string): void {
  useEffect(() => {
    const { current: part } = box;
    if (!part) return;
    part.dataset.keepsFocus = "";
    let last: Element | null = null;
    const note = ({ target: focused }: FocusEvent) => {
      const isOurs = focused instanceof Element && focused.closest(KEEPER) === part;
      last = isOurs && focused.matches(":focus-visible") ? focused : null;
    };
    const observer = new MutationObserver(() => {
      const gone = last;
      if (!gone || (gone.isConnected && !gone.matches(":disabled"))) return;
      last = null;
      const moveOn = () => {
        const { activeElement: focused } = document;
        const isLost = !focused || focused === gone || focused.contains(part);
        if (isLost) part.querySelector<HTMLElement>(target)?.focus();
      };
      for (const ms of AFTER_MS) setTimeout(moveOn, ms);
    });
    part.addEventListener("focusin", note);
    observer.observe(part, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      part.removeEventListener("focusin", note);
      observer.disconnect();
    };
  }, [box, target]);
}

/**
 * Whatever knows better where the focus goes on, within a list for instance, comes first; a dialog that takes it to itself
 * may be later.
 */
const AFTER_MS = [0, 100];
const KEEPER = "[data-keeps-focus]";
