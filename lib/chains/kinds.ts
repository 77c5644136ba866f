import { LOOK_SETTINGS, SETTINGS, type Setting } from "@/lib/chains/settings";
import type { EngineKind } from "@/lib/engines/row";
import type { ToolSlug } from "@/lib/registry/tools";

/** What goes from one step into the next. A cutout is an image with its subject on a transparent background. */
export const MATERIALS = ["text", "link", "pdf", "image", "cutout"] as const;
export type Material = (typeof MATERIALS)[number];

/** A kind of step: a call of a tool with what it takes and gives. */
export type StepKind = {
  id: string;
  /** The tool whose call it makes. */
  tool: ToolSlug;
  /** What it does, in a list of steps. */
  label: string;
  takes: readonly Material[];
  gives: Material;
  settings: readonly Setting[];
  /** What its engine is chosen for; absent where there is nothing to choose. */
  engine?: EngineKind;
  /** The setting whose every choice is a call, and so a result, of its own. */
  each?: string;
};

/** Every kind of step, in the order the builder offers them. */
export const STEP_KINDS = [
  {
    id: "summarize-video",
    tool: "youtube-summarizer",
    label: "Summarize a video",
    takes: ["link"],
    gives: "text",
    settings: [SETTINGS.detail],
    engine: "writes",
  },
  {
    id: "summarize-pdf",
    tool: "pdf-summarizer",
    label: "Summarize a PDF",
    takes: ["pdf"],
    gives: "text",
    settings: [],
    engine: "writes",
  },
  {
    id: "review-resume",
    tool: "review-resume",
    label: "Review a résumé",
    takes: ["pdf"],
    gives: "text",
    settings: [],
    engine: "writes",
  },
  {
    id: "read-image",
    tool: "extract-text",
    label: "Read the text in an image",
    takes: ["image"],
    gives: "text",
    settings: [SETTINGS.textLanguage],
  },
  {
    id: "write-article",
    tool: "write-article",
    label: "Write an article",
    takes: ["text"],
    gives: "text",
    settings: [SETTINGS.length, SETTINGS.tone, SETTINGS.language],
    engine: "writes",
  },
  {
    id: "blog-titles",
    tool: "blog-titles",
    label: "Suggest titles",
    takes: ["text"],
    gives: "text",
    settings: [SETTINGS.category],
    engine: "writes",
  },
  {
    id: "generate-image",
    tool: "generate-images",
    label: "Create an image",
    takes: ["text"],
    gives: "image",
    settings: [SETTINGS.style, SETTINGS.shape],
    engine: "paints",
  },
  {
    id: "remove-background",
    tool: "remove-background",
    label: "Remove the background",
    takes: ["image"],
    gives: "cutout",
    settings: [],
    engine: "cutsOut",
  },
  {
    id: "place-cutout",
    tool: "remove-background",
    label: "Add a background",
    takes: ["cutout"],
    gives: "image",
    settings: [
      SETTINGS.background,
      SETTINGS.color,
      SETTINGS.frameSize,
      SETTINGS.margin,
      SETTINGS.shadow,
    ],
  },
  {
    id: "remove-object",
    tool: "remove-object",
    label: "Remove an object",
    takes: ["image"],
    gives: "image",
    settings: [SETTINGS.object],
    engine: "erases",
  },
  {
    id: "compress-image",
    tool: "image-compressor",
    label: "Compress and resize",
    takes: ["image", "cutout"],
    gives: "image",
    settings: [SETTINGS.widths, SETTINGS.format, SETTINGS.quality],
    each: "widths",
  },
  {
    id: "qr-code",
    tool: "qr-generator",
    label: "Make a QR code",
    takes: ["text", "link"],
    gives: "image",
    settings: [SETTINGS.target, SETTINGS.link, SETTINGS.look, ...LOOK_SETTINGS],
  },
] as const satisfies readonly StepKind[];

export type StepKindId = (typeof STEP_KINDS)[number]["id"];

/** The kind with this ID; undefined for one that isn't there (any more). */
export function findKind(id: string): (StepKind & { id: StepKindId }) | undefined {
  return STEP_KINDS.find((kind) => kind.id === id);
}
