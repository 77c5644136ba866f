import type { Metadata } from "next";

import { TOOL_DESCRIPTIONS } from "@/lib/registry/tool-descriptions";
import { getTool, type ToolSlug } from "@/lib/registry/tools";

/** Page metadata of a tool: title and description. */
export function toolMetadata(slug: ToolSlug): Metadata {
  return { title: getTool(slug).title, description: TOOL_DESCRIPTIONS[slug] };
}
