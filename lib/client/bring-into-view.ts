"use client";

/** Scrolls the page to something new on it: smoothly, unless the person wants nothing to move. */
export function bringIntoView(element: Element | null, block: ScrollLogicalPosition): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // The style sheet has no say in what a script asks for.
  element?.scrollIntoView({ behavior: isStill ? "instant" : "smooth", block });
}
