"use client";

import { GalleryTile } from "@/components/gallery/gallery-tile";
import { PagedList } from "@/components/gallery/paged-list";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { lazyPart } from "@/components/ui/lazy-part";
import { useImageAddress } from "@/lib/client/image-address";
import { type GalleryFilter, useGallery } from "@/lib/client/use-gallery";
import { toolPath } from "@/lib/registry/tools";

const ImageDialog = lazyPart(
  async () => (await import("@/components/gallery/image-dialog")).ImageDialog,
  null,
);

type GalleryGridProps = {
  filter: GalleryFilter;
  enabled: boolean;
  onClearFilter: () => void;
};

/** Images, page by page: loading, failed, empty, or the tiles. */
export function GalleryGrid({ filter, enabled, onClearFilter }: GalleryGridProps) {
  const list = useGallery(filter, enabled);
  const image = useImageAddress();
  const creations = uniqueById(list.data?.pages.flatMap((page) => page.creations) ?? []);

  return (
    <>
      {image.id && enabled && !list.isPending && (
        <ImageDialog id={image.id} listed={creations} onShow={image.turnTo} onClose={image.close} />
      )}
      <PagedList
        list={list}
        count={creations.length}
        name="the gallery"
        empty={<Empty search={filter.q} onClear={onClearFilter} />}
      >
        {/* Rows of equal height: each tile grows with its aspect ratio, which is known before it
          loads. */}
        <ul className="flex flex-wrap gap-2 [--row:11rem] after:grow-[999999] after:content-[''] sm:gap-3 sm:[--row:15rem]">
          {creations.map((creation) => (
            <GalleryTile key={creation.id} creation={creation} onOpen={image.open} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}

/** A like can move an image between pages while they load, so it may appear twice. */
function uniqueById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function Empty({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed px-6 py-16 text-center">
      <p role="status" className="max-w-[44ch] text-balance text-soft">
        {search
          ? "No matching prompts. Try different words."
          : "No one has published an image yet. Make one, then publish it from your dashboard."}
      </p>
      {search ? (
        <Button onClick={onClear}>Show all images</Button>
      ) : (
        <ButtonLink href={toolPath("generate-images")}>Generate an image</ButtonLink>
      )}
    </div>
  );
}
