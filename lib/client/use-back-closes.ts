"use client";

import { useEffect, useEffectEvent } from "react";

/** Marks a history entry that something opened over the page made: closing it is going back. */
const OPENED_OVER = "openedOver";

/**
 * Has the browser's Back close what is open over the page, such as a viewer, instead of leaving the page: people on phones know
 * no other way out.
 *
 * @param isOpen whether it's open
 * @param onClose closes it
 * @returns what its own ways out call, such as its Close button
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    // The entry is there already when the page was reloaded meanwhile.
    if (!isOverPage()) window.history.pushState({ [OPENED_OVER]: true }, "");
    const back = () => close();
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, [isOpen]);

  return () => {
    if (isOverPage()) window.history.back();
    else onClose();
  };
}

function isOverPage(): boolean {
  const state: unknown = window.history.state;
  return Object(state)[OPENED_OVER] === true;
}
