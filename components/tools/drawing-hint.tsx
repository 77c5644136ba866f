"use client";

import { useEffect, useState } from "react";

import { isInEnglish, notDrawn } from "@/lib/illustrator/not-drawn";

/** Milliseconds without a keystroke before a description is looked at. */
const TYPING_PAUSE_MS = 500;
const SHOWN = 8;

/** Says which words of a description the built-in illustrator won't draw, while it's being typed. */
export function DrawingHint({ description }: { description: string }) {
  const [hint, setHint] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setHint(hintOf(description)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [description]);
  return (
    <p role="status" className="-mt-3 break-words text-sm text-soft empty:hidden">
      {hint}
    </p>
  );
}

function hintOf(description: string): string {
  if (!isInEnglish(description)) return "The built-in illustrator knows English only.";
  const words = notDrawn(description);
  const more = words.length - SHOWN;
  return words.length > 0
    ? `Won't be drawn as written: ${words.slice(0, SHOWN).join(", ")}${more > 0 ? `, and ${more} more` : ""}.`
    : "";
}
