"use client";

import { useState } from "react";

import { ToolIcon } from "@/components/tools/tool-icon";
import type { Creation } from "@/lib/creations/schema";
import { findTool } from "@/lib/registry/tools";

/** A small image, or the icon of the tool that made the creation. */
export function CreationThumbnail({ creation }: { creation: Creation }) {
  const [failed, setFailed] = useState(false);
  const tool = findTool(creation.tool);
  if (creation.type !== "image" || failed) return tool ? <ToolIcon tool={tool} /> : null;
  return (
    // biome-ignore lint/performance/noImgElement: a private image, behind the owner's cookie.
    <img
      src={`${creation.content}?w=320`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="checkerboard size-10 shrink-0 rounded-control object-cover"
    />
  );
}
