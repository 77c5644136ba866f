import type { StepKindId } from "@/lib/chains/kinds";
import { type ChainStep, newStep } from "@/lib/chains/steps";

/** A chain that is there for everybody. */
export type ReadyMadeChain = {
  slug: string;
  name: string;
  /** What it is for, in a sentence. */
  description: string;
  steps: readonly ChainStep[];
};

/** The chains that come with the product, to run as they are or to begin one's own with. */
export const READY_MADE: readonly ReadyMadeChain[] = [
  {
    slug: "video-to-post",
    name: "Video to illustrated post",
    description:
      "Notes on a YouTube video, an article from them, ten titles, and a compressed image.",
    steps: [
      newStep("summarize-video"),
      newStep("write-article"),
      newStep("blog-titles"),
      newStep("generate-image"),
      step("compress-image", { widths: ["1280"], format: "webp" }),
    ],
  },
  {
    slug: "photo-for-a-shop",
    name: "Photo for a shop",
    description: "Cuts the subject out, puts it on white, and makes three sizes of it.",
    steps: [
      newStep("remove-background"),
      step("place-cutout", { background: "color", color: "#ffffff" }),
      step("compress-image", { widths: ["1920", "1280", "800"] }),
    ],
  },
  {
    slug: "pdf-to-post",
    name: "PDF to post with a QR code",
    description:
      "A summary with sources, a short post from it, and a QR code to it: a share link, or where you publish it.",
    steps: [newStep("summarize-pdf"), newStep("write-article"), newStep("qr-code")],
  },
];

function step(kind: StepKindId, settings: ChainStep["settings"]): ChainStep {
  const fresh = newStep(kind);
  return { ...fresh, settings: { ...fresh.settings, ...settings } };
}
