import { Section } from "@/components/marketing/section";
import { ToolLink } from "@/components/marketing/tool-link";
import { TOOLS } from "@/lib/registry/tools";

/** All tools on one ruled sheet [L-08]. */
export function ToolGrid() {
  return (
    <Section
      id="tools"
      title="Twelve tools within reach"
      lead={
        <p>
          Four ways to work: write, picture, read and make. Whatever you make is kept on your
          dashboard, with what you asked for and the engine that answered.
        </p>
      }
    >
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {TOOLS.map((tool) => (
          <li key={tool.slug} className="flex bg-card">
            <ToolLink tool={tool} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
