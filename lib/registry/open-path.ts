import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { continuePath } from "@/lib/registry/creation-path";
import { findTool, TOOLS, toolPath } from "@/lib/registry/tools";

/** The page of the tool that made a creation, with its form and its result; null when that tool is gone. */
export function openPath({ id, tool }: { id: string; tool: string }): string | null {
  const made = findTool(tool);
  if (!made) return null;
  if (made.accepts?.continuation) return continuePath(made.slug, id);
  return `${toolPath(made.slug)}?${CREATION_PARAMETER}=${encodeURIComponent(id)}`;
}

/** Whether the page at this path shows what this call makes; the first of a tool's calls makes its creations. */
export function makesCreationsAt(path: string, endpoint: string): boolean {
  return TOOLS.find(({ slug }) => toolPath(slug) === path)?.endpoints[0] === endpoint;
}
