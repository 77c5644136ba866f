"use client";

import { bringIntoView } from "@/lib/client/bring-into-view";

export type KeptView = {
  /** Brings it into view, unless the person has moved the page. */
  show: () => void;
  leave: () => void;
};

/** From this width on, the result is beside the form. */
const BESIDE = "(min-width: 1024px)";

/** What moves a page by hand, or is done elsewhere on it. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

/** In CSS pixels: positions are rounded. */
const TOLERANCE = 4;

/**
 * Keeps a panel in view while the form above it changes, as one that was begun elsewhere gets its image late, and while the panel
 * itself grows to where the page can be scrolled to it: until the person moves the page, by hand or by what sends no
 * such events, like the browser's search in the page, a scroll bar, or a screen reader.
 */
export function keepInView(panel: HTMLElement): KeptView {
  const gone = new AbortController();
  let isMoved = false;
  let { scrollY } = window;

  function leave(): void {
    observer.disconnect();
    gone.abort();
  }
  function moved(): void {
    isMoved = true;
    leave();
  }
  function show(): void {
    // A page that got shorter, if only for a moment, has moved by itself.
    scrollY = Math.min(scrollY, maxScroll());
    if (isMoved || (window.matchMedia(BESIDE).matches && beginsInView(panel))) return;
    bringIntoView(panel, "start");
  }

  const observer = new ResizeObserver(show);
  observer.observe(panel);
  const form = panel.closest(".tool-columns")?.firstElementChild;
  if (form) observer.observe(form);

  const { signal } = gone;
  const done = ({ target }: Event) => {
    // A second tap on what began the run.
    if (!(target instanceof Element && target.closest("[type=submit]"))) moved();
  };
  for (const move of MOVES) window.addEventListener(move, done, { signal });
  const scrolled = () => {
    const aim = scrollAimOf(panel);
    // What this file asks for brings the panel nearer, and so does a browser that keeps what it shows in its place.
    const isFarther = Math.abs(window.scrollY - aim) > Math.abs(scrollY - aim) + TOLERANCE;
    ({ scrollY } = window);
    if (isFarther) moved();
  };
  window.addEventListener("scroll", scrolled, { signal });
  return { show, leave };
}

/** How far the page is scrolled, in CSS pixels, where the panel begins in view, or as near to it as the page is long. */
function scrollAimOf(panel: HTMLElement): number {
  const top = window.scrollY + panel.getBoundingClientRect().top - marginOf(panel);
  return Math.max(0, Math.min(top, maxScroll()));
}

/** How far the page can be scrolled, in CSS pixels. */
function maxScroll(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight;
}

/** In the upper half of the window, and not under the header. */
function beginsInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= marginOf(element) - 24 && top < window.innerHeight / 2;
}

function marginOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).scrollMarginTop);
}
