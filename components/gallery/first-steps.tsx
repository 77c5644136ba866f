import { ToolCard } from "@/components/tools/tool-card";

/** What a newcomer sees in place of an empty list: three things to make first. */
export function FirstSteps() {
  return (
    <div className="rounded-card border border-line border-dashed p-4 sm:p-6">
      <p className="text-soft">
        What you make is kept here. Start with one of these, or pick any other tool.
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        <li>
          <ToolCard
            slug="write-article"
            title="A short article"
            description="How a sourdough starter works, in 500 to 800 words."
            query="?topic=how+a+sourdough+starter+works"
          />
        </li>
        <li>
          <ToolCard
            slug="blog-titles"
            title="Ten titles to choose from"
            description="For the post you have been putting off."
          />
        </li>
        <li>
          <ToolCard
            slug="write-article"
            title="An article on your own topic"
            description="Say what it is about and how long it should be."
          />
        </li>
      </ul>
    </div>
  );
}
