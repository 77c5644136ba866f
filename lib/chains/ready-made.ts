import { findKind, type StepKindId } from "@/lib/chains/kinds";
import { type ChainStep, newStep, settingFault } from "@/lib/chains/steps";
import { CUTOUTS } from "@/lib/registry/chain-paths";

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
      newStep("compress-image"),
    ],
  },
  {
    slug: "photo-for-a-shop",
    name: "Photo for a shop",
    description: "Cuts the subject out, puts it on a white square, and makes three sizes of it.",
    steps: [
      newStep("remove-background"),
      step("place-cutout", { background: "color", color: "#ffffff", size: "2000x2000" }),
      step("compress-image", { widths: ["1920", "1280", "800"], format: "jpeg" }),
    ],
  },
  {
    slug: CUTOUTS,
    name: "Cut out several images",
    description: "Cuts the subjects out and crops to them, all with the same margin.",
    steps: [
      newStep("remove-background"),
      step("place-cutout", { background: "none", size: "subject" }),
    ],
  },
  {
    slug: "pdf-to-post",
    name: "PDF to post with a QR code",
    description:
      "A summary with sources, a short post from it, and a QR code. You choose where the code leads: to a share link, or to where you publish the post.",
    steps: [newStep("summarize-pdf"), newStep("write-article"), newStep("qr-code")],
  },
];

function step(kind: StepKindId, settings: ChainStep["settings"]): ChainStep {
  const fresh = newStep(kind);
  return { ...fresh, settings: { ...fresh.settings, ...settings } };
}

/** The steps of a ready-made chain, with the settings of these names that are possible. */
export function setSteps(
  { steps }: ReadyMadeChain,
  settings: Readonly<Record<string, string>>,
): readonly ChainStep[] {
  return steps.map((one) => {
    const kinds = findKind(one.kind)?.settings ?? [];
    const given = kinds.flatMap((setting) => {
      const value = settings[setting.name];
      const isPossible = value !== undefined && settingFault(setting, value) === null;
      return isPossible ? [[setting.name, value] as const] : [];
    });
    return { ...one, settings: { ...one.settings, ...Object.fromEntries(given) } };
  });
}
