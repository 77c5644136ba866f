"use client";

import clsx from "clsx";
import { useState } from "react";

type AvatarProps = {
  name: string;
  imageUrl: string | null;
  size?: "sm" | "md" | "lg";
};

const SIZES = { sm: "size-8 text-xs", md: "size-10 text-sm", lg: "size-16 text-lg" };

/** A person's photo, or their initials until it loads. Decorative: the name is next to it. */
export function Avatar({ name, imageUrl, size = "md" }: AvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const isLoaded = imageUrl && loaded === imageUrl;
  return (
    <span
      aria-hidden
      className={clsx(
        "inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full border",
        "border-line bg-sunken font-medium text-soft *:[grid-area:1/1]",
        SIZES[size],
      )}
    >
      {!isLoaded && <span>{initialsOf(name)}</span>}
      {imageUrl && (
        // biome-ignore lint/performance/noImgElement: a photo of another origin, or behind its owner's cookie.
        <img
          // It may have loaded before anyone listened.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(imageUrl);
          }}
          src={imageUrl}
          alt=""
          onLoad={() => setLoaded(imageUrl)}
          className={clsx("size-full object-cover", !isLoaded && "invisible")}
        />
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}
