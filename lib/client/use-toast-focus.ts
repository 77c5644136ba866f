"use client";

import { type FocusEvent, useEffect, useRef } from "react";

type Place = { element: HTMLElement; byKey: boolean };

/**
 * Keeps the focus with the person when they go into toasts. The library would give it back to where it came from as
 * soon as it leaves them, so that Tab never got past a toast. Here it returns only if the toast that has it goes away.
 * Toasts stay while the focus is among them, as they do below the pointer, and no longer.
 *
 * @returns what the element around the toasts listens with
 */
export function useToastFocus() {
  const around = useRef<HTMLDivElement>(null);
  /** Where the focus came from, and the part of a toast that it's at. */
  const before = useRef<HTMLElement>(null);
  const at = useRef<Place>(null);

  useEffect(() => {
    if (!around.current) return;
    const observer = new MutationObserver(() => {
      if (!at.current || at.current.element.isConnected) return;
      const { byKey } = at.current;
      at.current = null;
      if (around.current) point(around.current, "mouseout");
      if (document.activeElement !== document.body) return;
      const options: FocusOptions & { focusVisible?: boolean } = {
        focusVisible: byKey,
        preventScroll: true,
      };
      before.current?.focus(options);
      before.current = null;
    });
    observer.observe(around.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return {
    ref: around,
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation();
      const { target, relatedTarget: from, currentTarget } = event;
      // Back in this window, the focus comes from nowhere, too; then it's among them already.
      if (from instanceof HTMLElement ? !currentTarget.contains(from) : !at.current)
        before.current = from instanceof HTMLElement ? from : null;
      point(currentTarget, "mousemove");
      at.current = { element: target, byKey: target.matches(":focus-visible") };
    },
    onBlurCapture: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      requestAnimationFrame(() => {
        if (currentTarget.contains(document.activeElement)) return;
        point(currentTarget, "mouseout");
        // A part that goes away loses the focus as well; one that stays was left.
        if (target.isConnected) at.current = null;
      });
    },
  };
}

/** Tells the library's list that the pointer is on it or has left, which is all that holds its clocks. */
function point(around: HTMLElement, event: "mousemove" | "mouseout"): void {
  const list = around.querySelector("[data-sonner-toaster]");
  list?.dispatchEvent(new MouseEvent(event, { bubbles: true }));
}
