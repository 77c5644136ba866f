import { ToolIcon } from "@/components/tools/tool-icon";
import { TOOL_DESCRIPTIONS } from "@/lib/registry/tool-descriptions";
import { getTool, type ToolSlug } from "@/lib/registry/tools";

/** Tools whose label in the sidebar is a name of its own, which the title doesn't tell. */
const NAMED: readonly ToolSlug[] = ["pdf-summarizer"];

/** The title row of a tool's page. */
export function ToolHeader({ slug }: { slug: ToolSlug }) {
  const tool = getTool(slug);
  return (
    <header className="mb-6 flex items-center gap-4">
      <ToolIcon tool={tool} size="lg" />
      <div className="min-w-0">
        <h1 className="text-balance font-display text-2xl">{tool.title}</h1>
        <p className="text-pretty text-soft">
          {NAMED.includes(slug) && <span className="font-medium text-ink">{tool.label} · </span>}
          {TOOL_DESCRIPTIONS[slug]}
        </p>
      </div>
    </header>
  );
}
