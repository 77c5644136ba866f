import { ToolCard } from "@/components/tools/tool-card";
import { ToolHeader } from "@/components/tools/tool-header";
import { ToolGlyph } from "@/components/tools/tool-icon";
import { Card } from "@/components/ui/card";
import { getTool, TOOLS, type Tool, type ToolSlug } from "@/lib/tools/registry";

/** The page of a tool that is still being built: what it will do, and what works today. */
export function NotBuilt({ slug }: { slug: ToolSlug }) {
  const tool = getTool(slug);
  const builtTools = TOOLS.filter((entry: Tool) => entry.built);
  return (
    <>
      <ToolHeader slug={slug} />
      <Card className="grid justify-items-center gap-3 px-6 py-16 text-center">
        <ToolGlyph icon={tool.icon} className="!size-10 text-line-strong" />
        <h2 className="font-display text-xl">Not built yet</h2>
        <p className="max-w-[52ch] text-balance text-soft">
          This tool is on the bench. When it is done, this is its page and everything you make with
          it goes to your dashboard.
        </p>
      </Card>
      <section aria-labelledby="working-tools" className="mt-8">
        <h2 id="working-tools" className="mb-4 font-medium">
          Ready to use today
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {builtTools.map((entry) => (
            <li key={entry.slug}>
              <ToolCard slug={entry.slug} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
