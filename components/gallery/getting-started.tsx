import { ToolCard } from "@/components/tools/tool-card";
import { STARTERS } from "@/lib/registry/starters";

/** What a new user sees instead of an empty list: first things to make. */
export function GettingStarted() {
  return (
    <div className="rounded-card border border-line border-dashed p-4 sm:p-6">
      <p className="text-soft">
        Your results are saved here. Start with one of these, or choose any tool.
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {STARTERS.map((starter) => (
          <li key={starter.slug}>
            <ToolCard {...starter} />
          </li>
        ))}
      </ul>
    </div>
  );
}
