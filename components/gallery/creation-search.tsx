"use client";

import { SearchBox } from "@/components/gallery/search-box";
import { Select } from "@/components/ui/select";
import type { CreationFilter } from "@/lib/client/use-creations";
import { TOOLS } from "@/lib/registry/tools";

type CreationSearchProps = {
  filter: CreationFilter;
  onChange: (filter: CreationFilter) => void;
};

export function CreationSearch({ filter, onChange }: CreationSearchProps) {
  const tools = TOOLS.filter((tool) => tool.endpoints.length > 0);
  return (
    <search className="flex w-full flex-wrap gap-3 sm:w-auto">
      <SearchBox
        label="Search your creations"
        value={filter.q}
        onChange={(q) => onChange({ ...filter, q })}
      />
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
