"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { CreationFilter } from "@/lib/client/use-creations";
import { LIMITS } from "@/lib/limits";
import { TOOLS, type Tool } from "@/lib/tools/registry";

/** Milliseconds without a key before the search starts. */
const TYPING_PAUSE_MS = 300;

type CreationSearchProps = {
  filter: CreationFilter;
  onChange: (filter: CreationFilter) => void;
};

export function CreationSearch({ filter, onChange }: CreationSearchProps) {
  const tools = TOOLS.filter((tool: Tool) => tool.built || tool.slug === filter.tool);
  return (
    <search className="flex w-full flex-wrap gap-3 sm:w-auto">
      <SearchBox value={filter.q} onChange={(q) => onChange({ ...filter, q })} />
      <Select
        aria-label="Tool"
        value={filter.tool}
        onChange={(event) => onChange({ ...filter, tool: event.currentTarget.value })}
        className="min-w-32 flex-1 sm:w-44 sm:flex-none"
      >
        <option value="">All tools</option>
        {tools.map((tool) => (
          <option key={tool.slug} value={tool.slug}>
            {tool.label}
          </option>
        ))}
      </Select>
    </search>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address changed from outside: a link, or "Show all".
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
        aria-label="Search your creations"
        placeholder="Search"
        value={draft}
        maxLength={LIMITS.searchCharacters}
        onChange={(event) => type(event.currentTarget.value)}
        className="pl-10 !text-sm"
      />
    </div>
  );
}
