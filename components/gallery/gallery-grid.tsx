"use client";

import { GalleryTile } from "@/components/gallery/gallery-tile";
import { PagedList } from "@/components/gallery/paged-list";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { type GalleryFilter, useGallery } from "@/lib/client/use-gallery";
import { toolPath } from "@/lib/registry/tools";

type GalleryGridProps = {
  filter: GalleryFilter;
  enabled: boolean;
  onClearFilter: () => void;
};

/** Pictures page by page: loading, failed, nothing there, or the tiles. */
export function GalleryGrid({ filter, enabled, onClearFilter }: GalleryGridProps) {
  const list = useGallery(filter, enabled);
  const creations = distinct(list.data?.pages.flatMap((page) => page.creations) ?? []);

  return (
    <PagedList
      list={list}
      count={creations.length}
      name="the gallery"
      empty={<Empty search={filter.q} onClear={onClearFilter} />}
    >
      {/* Rows of one height: every tile grows by its own proportions, which are known before it loads. */}
      <ul className="flex flex-wrap gap-2 [--row:11rem] after:grow-[999999] after:content-[''] sm:gap-3 sm:[--row:15rem]">
        {creations.map((creation) => (
          <GalleryTile key={creation.id} creation={creation} />
        ))}
      </ul>
    </PagedList>
  );
}

/** A like moves a picture while pages are read one after the other: it may be on two of them. */
function distinct<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function Empty({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed px-6 py-16 text-center">
      <p role="status" className="max-w-[44ch] text-balance text-soft">
        {search
          ? "No prompt has these words. Try others."
          : "Nobody has published a picture yet. Make one, and publish it from its page or your dashboard."}
      </p>
      {search ? (
        <Button onClick={onClear}>Show all pictures</Button>
      ) : (
        <ButtonLink href={toolPath("generate-images")}>Generate an image</ButtonLink>
      )}
    </div>
  );
}
