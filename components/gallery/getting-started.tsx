import { ToolCard } from "@/components/tools/tool-card";
import { TOOLS } from "@/lib/registry/tools";

const STARTERS = TOOLS.flatMap(({ slug, starter }) => (starter ? [{ slug, starter }] : []));

/** What a new user sees instead of an empty list: first things to make, from the registry. */
export function GettingStarted() {
  return (
    <div className="rounded-card border border-line border-dashed p-4 sm:p-6">
      <p className="text-soft">
        Everything you make is saved here. Start with one of these, or choose any tool.
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {STARTERS.map(({ slug, starter }) => (
          <li key={slug}>
            <ToolCard slug={slug} {...starter} />
          </li>
        ))}
      </ul>
    </div>
  );
}
