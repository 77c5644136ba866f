"use client";

import clsx from "clsx";
import { Heart } from "lucide-react";

import { useToggleLike } from "@/lib/client/use-gallery";
import { formatCount } from "@/lib/core/format";
import { promptParts } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";

/**
 * The heart on a tile, filled when the user likes the image, with its number of likes (CG-03,
 * CG-05).
 */
export function LikeButton({ creation }: { creation: Creation }) {
  const like = useToggleLike();
  const { likeCount, likedByMe } = creation;
  return (
    <button
      type="button"
      aria-pressed={likedByMe}
      aria-label={`Like, ${formatCount(likeCount, "like")}: ${promptParts(creation).subject}`}
      onClick={() => like.mutate(creation)}
      className="relative inline-flex h-9 items-center gap-1.5 rounded-full bg-black/60 px-3 text-sm text-white tabular-nums transition-colors duration-150 after:absolute after:-inset-1 hover:bg-black/80"
    >
      <Heart aria-hidden size={18} className={clsx(likedByMe && "fill-current text-[#ff8f8f]")} />
      {likeCount.toLocaleString("en")}
    </button>
  );
}
