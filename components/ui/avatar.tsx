"use client";

import { Avatar as Base } from "@base-ui/react/avatar";
import clsx from "clsx";

type AvatarProps = {
  name: string;
  imageUrl: string | null;
  size?: "sm" | "md" | "lg";
};

const SIZES = { sm: "size-8 text-xs", md: "size-10 text-sm", lg: "size-16 text-lg" };

/** A person's photo, or their initials until it loads. Decorative: the name is next to it. */
export function Avatar({ name, imageUrl, size = "md" }: AvatarProps) {
  return (
    <Base.Root
      aria-hidden
      className={clsx(
        "inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full border",
        "border-line bg-sunken font-medium text-soft",
        SIZES[size],
      )}
    >
      {imageUrl && <Base.Image src={imageUrl} alt="" className="size-full object-cover" />}
      <Base.Fallback>{initialsOf(name)}</Base.Fallback>
    </Base.Root>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}
