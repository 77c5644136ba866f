"use client";

/** What opens the palette, once a page has it, and whether somebody asked for it before. */
let open: (() => void) | null = null;
let isWanted = false;

/** Opens the palette: at once, or when what the page gets with its first touch is there. */
export function callPalette(): void {
  isWanted = open === null;
  open?.();
}

/** @returns ends that */
export function onPaletteCall(listener: () => void): () => void {
  open = listener;
  if (isWanted) callPalette();
  return () => {
    open = null;
  };
}
