import type { ReactNode } from "react";

import { ERASED_PORTRAIT } from "@/components/marketing/erased-portrait";
import { LIVE_SAMPLE } from "@/components/marketing/live-sample";
import {
  AnswerExample,
  ArticleExample,
  CodeExample,
  LinesExample,
  PictureExample,
  ReviewExample,
} from "@/components/tools/example-parts";
import { formatBytes } from "@/lib/core/format";
import { DRAWING, MENU_LINK, RECEIPT_LINE, TALK, TITLES } from "@/lib/registry/example-texts";
import type { ToolSlug } from "@/lib/registry/tools";

export type ExampleSlug = Exclude<ToolSlug, "community">;

const { originalBytes, compressed, compressedBytes, width, height } = LIVE_SAMPLE;

/**
 * A result of each tool, made with the built-in engines from the samples in `public/samples` where it takes a file. Their texts
 * and figures are where tests compare them with what the product makes.
 */
const EXAMPLES: Record<ExampleSlug, ReactNode> = {
  "write-article": <ArticleExample />,
  "blog-titles": (
    <LinesExample about={`From ten titles for “${TITLES.keyword}”`} lines={TITLES.titles} />
  ),
  "qr-generator": <CodeExample text={MENU_LINK} />,
  "extract-text": (
    <PictureExample
      src="/samples/receipt.jpg"
      width={640}
      height={660}
      words={`“${RECEIPT_LINE}” and every other line, as text to copy`}
    />
  ),
  "generate-images": (
    <PictureExample
      src="/landing/fox.webp"
      width={600}
      height={600}
      words={`“${DRAWING.description}”, as a cartoon`}
    />
  ),
  "image-compressor": (
    <PictureExample
      src={compressed}
      width={width}
      height={height}
      words={`A photo of ${formatBytes(originalBytes)}, now ${formatBytes(compressedBytes)} as WebP`}
    />
  ),
  "remove-background": (
    <PictureExample
      src="/landing/coffee-cutout.webp"
      width={width}
      height={height}
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
  "youtube-summarizer": (
    <LinesExample about={`From the summary of a talk about ${TALK.about}`} lines={TALK.lines} />
  ),
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
