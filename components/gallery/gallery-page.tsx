"use client";

import { useSearchParams } from "next/navigation";

import { useSession } from "#auth-client";
import { GalleryGrid } from "@/components/gallery/gallery-grid";
import { SearchBox } from "@/components/gallery/search-box";
import { ToolHeader } from "@/components/tools/tool-header";
import { Select } from "@/components/ui/select";
import { replaceAddress } from "@/lib/client/address";
import type { GalleryFilter } from "@/lib/client/use-gallery";

/** Everyone's published images (CG-01 to CG-06). */
export function GalleryPage() {
  const session = useSession();
  const [filter, setFilter] = useUrlFilter();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 [&>header]:mb-0">
        <ToolHeader slug="community" />
        <search className="flex w-full flex-wrap gap-3 sm:w-auto">
          <SearchBox
            label="Search prompts"
            value={filter.q}
            onChange={(q) => setFilter({ ...filter, q })}
          />
          <Select
            aria-label="Sort by"
            value={filter.order}
            onChange={(event) =>
              setFilter({
                ...filter,
                order: event.currentTarget.value === "most-liked" ? "most-liked" : "newest",
              })
            }
            className="min-w-32 flex-1 sm:w-40 sm:flex-none"
          >
            <option value="newest">Newest</option>
            <option value="most-liked">Most liked</option>
          </Select>
        </search>
      </div>
      <GalleryGrid
        filter={filter}
        enabled={session.status === "signed-in"}
        onClearFilter={() => setFilter({ q: "", order: filter.order })}
      />
    </>
  );
}

/** Search and order live in the URL, so that they survive a reload and can be shared. */
function useUrlFilter(): [GalleryFilter, (filter: GalleryFilter) => void] {
  const search = useSearchParams();
  const order = search.get("order") === "most-liked" ? "most-liked" : "newest";

  function setFilter(next: GalleryFilter): void {
    const query = new URLSearchParams();
    if (next.q) query.set("q", next.q);
    if (next.order !== "newest") query.set("order", next.order);
    replaceAddress(query.size > 0 ? `?${query}` : window.location.pathname);
  }

  return [{ q: search.get("q") ?? "", order }, setFilter];
}
