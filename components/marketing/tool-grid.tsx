import { LandingSection } from "@/components/marketing/landing-section";
import { ToolLink } from "@/components/marketing/tool-link";
import { ToolIcon } from "@/components/tools/tool-icon";
import { TOOL_DESCRIPTIONS } from "@/lib/registry/tool-descriptions";
import { TOOLS, type Tool, toolPath } from "@/lib/registry/tools";

/** All tools in one grid [L-08]. */
export function ToolGrid() {
  return (
    <LandingSection
      id="tools"
      title={`${TOOLS.length} tools in one place`}
      lead={
        <p>Your dashboard keeps your results, each with its prompt and the engine that made it.</p>
      }
    >
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {TOOLS.map((tool) => (
          <li key={tool.slug} className="flex bg-card">
            <ToolLink
              path={toolPath(tool.slug)}
              className="group relative flex grow gap-4 p-5 outline-offset-[-2px] sm:flex-col sm:gap-5 sm:p-6"
            >
              <CardContent tool={tool} />
            </ToolLink>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function CardContent({ tool }: { tool: Tool }) {
  return (
    <>
      <span
        aria-hidden="true"
        style={{
          backgroundImage: `linear-gradient(90deg, ${tool.gradient.from}, ${tool.gradient.to})`,
        }}
        className="absolute inset-x-0 top-0 h-1 opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
      <ToolIcon tool={tool} />
      <div className="min-w-0">
        <h3 className="font-medium text-base">{tool.title}</h3>
        <p className="mt-1 text-pretty text-sm text-soft">{TOOL_DESCRIPTIONS[tool.slug]}</p>
      </div>
    </>
  );
}
