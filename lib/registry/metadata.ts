import type { Metadata } from "next";

import { getTool, type ToolSlug } from "@/lib/registry/tools";

/** Page metadata of a tool: title and description from the registry. */
export function toolMetadata(slug: ToolSlug): Metadata {
  const { title, description } = getTool(slug);
  return { title, description };
}
