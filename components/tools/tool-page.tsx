import type { CSSProperties, ReactNode } from "react";

import { type ExampleSlug, ToolExample } from "@/components/tools/tool-example";
import { type Sample, WithExtras } from "@/components/tools/tool-extras";
import { ToolHeader } from "@/components/tools/tool-header";
import { getTool } from "@/lib/registry/tools";

const PHOTO: Sample = { path: "/samples/coffee.jpg", action: "Try a sample photo" };
/** Where something stands that may go. */
const PORTRAIT: Sample = { path: "/samples/portrait.jpg", action: "Try a sample photo" };
const DOCUMENT: Sample = { path: "/samples/handbook.pdf", action: "Try a sample PDF" };

const SAMPLES: Partial<Record<ExampleSlug, Sample>> = {
  "write-article": DOCUMENT,
  "image-compressor": PHOTO,
  "remove-background": PHOTO,
  "remove-object": PORTRAIT,
  "extract-text": { path: "/samples/receipt.jpg", action: "Try a sample receipt" },
  "review-resume": { path: "/samples/resume.pdf", action: "Try a sample résumé" },
  "pdf-summarizer": DOCUMENT,
  "youtube-summarizer": { path: "/samples/talk.txt", action: "Try a sample transcript" },
};

/** A tool's page: its title and the tool, with an example of its results and, where it takes a file, one to try. */
export function ToolPage({ slug, children }: { slug: ExampleSlug; children: ReactNode }) {
  const { gradient } = getTool(slug);
  // Safe: custom properties are valid style keys that the type doesn't list.
  const colors = { "--tool-from": gradient.from, "--tool-to": gradient.to } as CSSProperties;
  return (
    <div style={colors}>
      <ToolHeader slug={slug} />
      <WithExtras example={<ToolExample slug={slug} />} sample={SAMPLES[slug] ?? null}>
        {children}
      </WithExtras>
    </div>
  );
}
