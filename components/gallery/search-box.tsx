"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Input } from "@/components/ui/input";
import { LIMITS } from "@/lib/core/limits";

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE_MS = 300;

type SearchBoxProps = { label: string; value: string; onChange: (q: string) => void };

/** A search box that searches once typing pauses. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The URL changed from outside: a link, or "Show all".
  if (value !== seen) {
    setSeen(value);
    if (value !== draft.trim()) setDraft(value);
  }

  function type(text: string): void {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text.trim()), TYPING_PAUSE_MS);
  }

  return (
    <div className="relative min-w-40 flex-[2] sm:w-64 sm:flex-none">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder="Search"
        value={draft}
        maxLength={LIMITS.searchCharacters}
        onChange={(event) => type(event.currentTarget.value)}
        className="pl-10 !text-sm"
      />
    </div>
  );
}
