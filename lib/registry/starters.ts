import type { ToolSlug } from "@/lib/registry/tools";

/** A first thing to make with a tool. */
type Starter = {
  slug: ToolSlug;
  title: string;
  description: string;
  /** Fills in the tool's form. */
  query?: `?${string}`;
};

/** What an empty dashboard offers. Apart from the registry, which every page loads. */
export const STARTERS: readonly Starter[] = [
  {
    slug: "remove-background",
    title: "A cutout",
    description: "Lift the subject off its background. A sample photo is there to try.",
  },
  {
    slug: "pdf-summarizer",
    title: "Answers from a PDF",
    description: "A summary, and answers that open the page they quote. Try the sample.",
  },
  {
    slug: "write-article",
    title: "A short article",
    description: "How a sourdough starter works, in 500 to 800 words.",
    query: "?topic=how+a+sourdough+starter+works",
  },
  {
    slug: "generate-images",
    title: "An illustration",
    description: "A red fox under a big tree by a lake at sunset.",
    query: "?prompt=a+red+fox+under+a+big+tree+by+a+lake+at+sunset",
  },
  {
    slug: "review-resume",
    title: "A résumé review",
    description: "A score, with the line behind every deduction. Try the sample.",
  },
  {
    slug: "blog-titles",
    title: "Ten blog titles",
    description: "For the post you've been putting off.",
  },
];
