import { type ToolSlug, toolPath } from "@/lib/registry/tools";

/** The page of the tool that made a creation, ready to continue it. */
export function continuePath(slug: ToolSlug, creationId: string): string {
  return `${toolPath(slug)}?continue=${encodeURIComponent(creationId)}`;
}

/** At the end of a page's address: opens what it shows in the editor. */
export const EDIT_HASH = "#edit";

/** The page of the tool that made a creation, with the creation in the editor. */
export function editPath(slug: ToolSlug, creationId: string): string {
  return continuePath(slug, creationId) + EDIT_HASH;
}
