import Link from "next/link";
import type { ReactNode } from "react";

import { ToolIcon } from "@/components/tools/tool-icon";
import { TOOL_DESCRIPTIONS } from "@/lib/registry/tool-descriptions";
import { getTool, type ToolSlug, toolPath } from "@/lib/registry/tools";

type ToolCardProps = {
  slug: ToolSlug;
  /** Replace the tool's own title and description. */
  title?: string;
  description?: ReactNode;
  /** Appended to the tool's path, with its question mark. */
  query?: `?${string}`;
};

/** A card that links to a tool. */
export function ToolCard({ slug, title, description, query = "?" }: ToolCardProps) {
  const tool = getTool(slug);
  return (
    <Link
      href={query === "?" ? toolPath(slug) : `${toolPath(slug)}${query}`}
      className="flex h-full items-start gap-4 rounded-card border border-line bg-card p-4 no-underline transition-colors duration-150 hover:border-line-strong"
    >
      <ToolIcon tool={tool} />
      <span className="min-w-0">
        <span className="block font-medium">{title ?? tool.title}</span>
        <span className="mt-1 block text-sm text-soft">
          {description ?? TOOL_DESCRIPTIONS[slug]}
        </span>
      </span>
    </Link>
  );
}
