import { LandingSection } from "@/components/marketing/landing-section";
import { ToolLink } from "@/components/marketing/tool-link";
import { TOOLS } from "@/lib/registry/tools";

/** All tools in one grid [L-08]. */
export function ToolGrid() {
  return (
    <LandingSection
      id="tools"
      title={`${TOOLS.length} tools in one place`}
      lead={
        <p>
          Everything you make is saved to your dashboard, along with your prompt and the engine that
          made it.
        </p>
      }
    >
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {TOOLS.map(({ slug }) => (
          <li key={slug} className="flex bg-card">
            <ToolLink slug={slug} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
