"use client";

import clsx from "clsx";
import { type CSSProperties, useState } from "react";

import { LikeButton } from "@/components/gallery/like-button";
import { PromptTitle } from "@/components/gallery/prompt-title";
import { TileMenu } from "@/components/gallery/tile-menu";
import { imageSize } from "@/lib/creations/image-size";
import { promptParts, spokenPrompt } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";

/** Aspect ratios, width over height. Narrower and wider images are cropped to these in the grid. */
const MIN_RATIO = 0.5;
const MAX_RATIO = 2.4;

/** The tile draws the focus ring itself, because the prompt covers its button. */
const TILE = clsx(
  "group relative max-w-full overflow-hidden rounded-card border border-line bg-sunken",
  "has-[>button:focus-visible]:outline-2 has-[>button:focus-visible]:outline-focus has-[>button:focus-visible]:outline-offset-2",
);

type GalleryTileProps = { creation: Creation; onOpen: (id: string) => void };

/** A published image: its prompt on hover and focus, its likes always (CG-02, CG-03). It opens large. */
export function GalleryTile({ creation, onOpen }: GalleryTileProps) {
  // Smaller sizes are made on first request, which a busy server may refuse.
  const [whole, setWhole] = useState(false);
  return (
    <li style={aspectRatioOf(creation)} className={TILE}>
      {/* biome-ignore lint/performance/noImgElement: our own files route makes the sizes. */}
      <img
        {...(whole ? { src: creation.content } : srcSetOf(creation.content))}
        onError={() => setWhole(true)}
        alt={promptParts(creation).subject}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Prompt: ${spokenPrompt(creation)}`}
        onClick={() => onOpen(creation.id)}
        className="absolute inset-0 size-full outline-none"
      />
      <p
        aria-hidden
        className={clsx(
          "pointer-events-none absolute inset-x-0 bottom-0 max-h-full overflow-hidden bg-linear-to-t from-black/75 from-40% to-transparent p-3 pt-10 pb-14 text-sm text-white",
          "opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-within:opacity-100",
        )}
      >
        <span className="line-clamp-3 break-words">
          <PromptTitle creation={creation} />
        </span>
      </p>
      <div className="absolute inset-x-2 bottom-2 flex items-center justify-between">
        <LikeButton creation={creation} />
        <TileMenu creation={creation} />
      </div>
    </li>
  );
}

function srcSetOf(address: string) {
  return {
    src: `${address}?w=640`,
    srcSet: [320, 640, 1280].map((width) => `${address}?w=${width} ${width}w`).join(", "),
    sizes: "(min-width: 640px) 400px, 75vw",
  };
}

function aspectRatioOf({ meta }: Creation): CSSProperties {
  const size = imageSize(meta);
  const whole = size ? size.width / size.height : 1;
  const ratio = Math.min(MAX_RATIO, Math.max(MIN_RATIO, whole));
  return { flexGrow: ratio * 100, flexBasis: `calc(var(--row) * ${ratio})`, aspectRatio: ratio };
}
