"use client";

import { useEffect, useState } from "react";

import { notDrawn } from "@/lib/illustrator/not-drawn";

/** Milliseconds without a keystroke before a description is looked at. */
const TYPING_PAUSE_MS = 500;
const SHOWN = 8;

/** Says which words of a description the built-in illustrator won't draw, while it's being typed. */
export function DrawingHint({ description }: { description: string }) {
  const [words, setWords] = useState<string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setWords(notDrawn(description)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [description]);
  const more = words.length - SHOWN;
  return (
    <p role="status" className="-mt-3 break-words text-sm text-soft empty:hidden">
      {words.length > 0 &&
        `Won't be drawn as written: ${words.slice(0, SHOWN).join(", ")}${more > 0 ? `, and ${more} more` : ""}.`}
    </p>
  );
}
