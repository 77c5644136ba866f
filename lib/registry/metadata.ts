import type { Metadata } from "next";

import { getTool, type ToolSlug } from "@/lib/registry/tools";

/** Title and description of a tool's page, from the registry. */
export function toolMetadata(slug: ToolSlug): Metadata {
  const { title, description } = getTool(slug);
  return { title, description };
}
