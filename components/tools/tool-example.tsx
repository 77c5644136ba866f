import type { ReactNode } from "react";

import { ERASED_PORTRAIT } from "@/components/marketing/erased-portrait";
import {
  AnswerExample,
  ArticleExample,
  CodeExample,
  LinesExample,
  type LinesExampleProps,
  PictureExample,
  ReviewExample,
} from "@/components/tools/example-parts";
import type { ToolSlug } from "@/lib/registry/tools";

export type ExampleSlug = Exclude<ToolSlug, "community">;

const TITLES: LinesExampleProps = {
  about: "From ten titles for “sourdough bread”",
  lines: [
    "The Science Behind Sourdough Bread",
    "A Beginner's Guide to Sourdough Bread",
    "Sourdough Bread: What You Should Know Before You Start",
    "Common Mistakes With Sourdough Bread and How to Avoid Them",
  ],
};
const TALK: LinesExampleProps = {
  about: "The summary of a talk about ocean currents",
  lines: [
    "An ocean current is a continuous movement of seawater that carries heat around the planet.",
    "Thermohaline circulation means a flow that is driven by heat and salt.",
    "Measurements since 2004 show that the flow has weakened by about 15 percent.",
  ],
};

/** A result of each tool, made with the built-in engines from the samples in `public/samples` where it takes a file. */
const EXAMPLES: Record<ExampleSlug, ReactNode> = {
  "write-article": <ArticleExample />,
  "blog-titles": <LinesExample {...TITLES} />,
  "qr-generator": <CodeExample text="https://example.com/menu" />,
  "extract-text": (
    <PictureExample
      src="/samples/receipt.jpg"
      width={640}
      height={660}
      words="“4 Butter croissant 13.20” and every other line, as text to copy"
    />
  ),
  "generate-images": (
    <PictureExample
      src="/landing/fox.webp"
      width={600}
      height={600}
      words="“A red fox under a big tree by a lake at sunset”"
    />
  ),
  "image-compressor": (
    <PictureExample
      src="/landing/coffee-compressed.webp"
      width={600}
      height={400}
      words="A photo of 63 KB, now 31 KB as WebP"
    />
  ),
  "remove-background": (
    <PictureExample
      src="/landing/coffee-cutout.webp"
      width={600}
      height={400}
      words="A cup without its table"
    />
  ),
  "remove-object": (
    <PictureExample
      src={ERASED_PORTRAIT.erased}
      width={ERASED_PORTRAIT.width}
      height={ERASED_PORTRAIT.height}
      words="A portrait without the shuttle behind it, after four clicks"
    />
  ),
  "review-resume": <ReviewExample />,
  "pdf-summarizer": <AnswerExample />,
  "youtube-summarizer": <LinesExample {...TALK} />,
};

/** A result of the tool, called an example: what its panel shows before the first run. Rendered on the server. */
export function ToolExample({ slug }: { slug: ExampleSlug }) {
  return (
    <figure className="w-full max-w-sm text-left">
      <figcaption className="mb-2 text-soft text-xs">Example result</figcaption>
      <div className="overflow-clip rounded-control border border-line bg-paper text-sm">
        {EXAMPLES[slug]}
      </div>
    </figure>
  );
}
