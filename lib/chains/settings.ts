import { LIMITS } from "@/lib/core/limits";
import {
  FRAME_LIMITS,
  frameSizeText,
  NAMED_SIZES,
  NO_FRAME,
  SHADOW_STEP,
} from "@/lib/frames/cutout-frame";
import { OCR_LANGUAGES } from "@/lib/ocr/languages";
import { SUMMARY_DETAILS } from "@/lib/registry/summary-details";
import { TITLE_CATEGORIES } from "@/lib/tools/blog-titles/options";
import { STYLE_CHOICES } from "@/lib/tools/generate-images/options";
import {
  COMPRESSED_FORMATS,
  FORMAT_NAMES,
  ORIGINAL_FORMAT,
} from "@/lib/tools/image-compressor/options";
import { QR_COLORS, QR_EYE_SHAPES, QR_MODULE_SHAPES } from "@/lib/tools/qr-generator/options";
import { ARTICLE_LANGUAGES } from "@/lib/tools/write-article/languages";
import { ARTICLE_LENGTHS } from "@/lib/tools/write-article/options";
import { ARTICLE_TONES } from "@/lib/tools/write-article/style-options";

type Option = { value: string; label: string };

/** A fixed setting of a step. Its value is a text, or several for `choices`. */
export type Setting = { name: string; label: string; hint?: string } & (
  | { type: "choice"; options: readonly Option[]; default: string }
  | { type: "choices"; options: readonly Option[]; default: readonly string[] }
  | { type: "text"; maxCharacters: number; required: boolean; default: string }
  | { type: "color"; default: string }
);

const WIDTHS = [1920, 1280, 800, 400];
const SHAPE_NAMES = { square: "Square", landscape: "Landscape", portrait: "Portrait" };

/** Every setting that a step has, by name. */
export const SETTINGS = {
  detail: choice("detail", "Summary length", SUMMARY_DETAILS, "medium"),
  length: choice(
    "length",
    "Length",
    ARTICLE_LENGTHS.map(({ value, label }) => ({ value: String(value), label })),
    "800",
  ),
  tone: choice("tone", "Tone", [{ value: "", label: "Neutral" }, ...named(ARTICLE_TONES)], ""),
  language: choice(
    "language",
    "Language",
    [{ value: "", label: "Same as the topic" }, ...named(ARTICLE_LANGUAGES)],
    "",
  ),
  textLanguage: {
    ...choice(
      "textLanguage",
      "Language of the text",
      OCR_LANGUAGES.map(({ code, label }) => ({ value: code, label })),
      "eng",
    ),
    hint: "In a chain, images are read on the server. On its own page, this tool reads them in your browser.",
  },
  category: choice("category", "Category", TITLE_CATEGORIES.map(same), "General"),
  style: {
    ...choice(
      "style",
      "Style",
      STYLE_CHOICES.map(({ label }) => same(label)),
      "Realistic",
    ),
    // Without the examples beside them, two labels say the same.
    hint: "“Realistic” asks for a photo, and “Realistic style” for a scene from a film.",
  },
  shape: choice(
    "shape",
    "Shape",
    Object.entries(SHAPE_NAMES).map(([value, label]) => ({ value, label })),
    "square",
  ),
  background: choice(
    "background",
    "Background",
    [
      { value: "color", label: "One color" },
      { value: "blur", label: "The original, blurred" },
      { value: "none", label: "None" },
    ],
    "color",
  ),
  color: { name: "color", label: "Color", type: "color", default: "#ffffff" },
  frameSize: choice(
    "size",
    "Size",
    [
      { value: "image", label: "Same size as the image" },
      { value: "subject", label: "Crop to the subject" },
      ...NAMED_SIZES.map((size) => ({ value: frameSizeText(size), label: size.label })),
    ],
    "image",
  ),
  margin: choice(
    "margin",
    "Margin",
    percents(FRAME_LIMITS.margin * 100, 1),
    String(Math.round(NO_FRAME.margin * 100)),
  ),
  shadow: choice("shadow", "Shadow", percents(100, SHADOW_STEP), "0"),
  object: {
    name: "object",
    label: "Object to remove",
    hint: "One word, such as car.",
    type: "text",
    maxCharacters: LIMITS.objectCharacters,
    required: true,
    default: "",
  },
  widths: {
    name: "widths",
    label: "Widths",
    hint: "You get a separate image for each width.",
    type: "choices",
    options: WIDTHS.map((width) => ({ value: String(width), label: `${width} px` })),
    default: ["1280"],
  },
  format: choice(
    "format",
    "Format",
    [
      ...COMPRESSED_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] })),
      ORIGINAL_FORMAT,
    ],
    // Small like JPEG, and keeps transparency: what comes before may have cut a subject out.
    "webp",
  ),
  quality: choice(
    "quality",
    "Quality",
    [90, 80, 70, 50].map((value) => ({ value: String(value), label: `${value}%` })),
    "80",
  ),
  target: {
    ...choice(
      "target",
      "The code opens",
      [
        { value: "typed", label: "A link you enter" },
        { value: "result", label: "A link to the result" },
      ],
      "typed",
    ),
    hint: "A link to the result is a share link: anyone who scans the code can read the previous step's text without an account. To stop sharing, open the menu of that text on your dashboard and choose Share link.",
  },
  link: {
    name: "link",
    label: "Link in the code",
    hint: "For example the page you'll publish on.",
    type: "text",
    maxCharacters: LIMITS.videoUrlCharacters,
    required: false,
    default: "",
  },
  look: choice(
    "look",
    "Code style",
    [
      { value: "plain", label: "Black squares on white" },
      { value: "styled", label: "Shapes and colors" },
    ],
    "plain",
  ),
  moduleShape: choice("moduleShape", "Modules", QR_MODULE_SHAPES, "square"),
  eyeFrameShape: choice("eyeFrameShape", "Eye frames", QR_EYE_SHAPES, "square"),
  eyeBallShape: choice("eyeBallShape", "Eye balls", QR_EYE_SHAPES, "square"),
  darkColor: color("darkColor", "Foreground color"),
  eyeFrameColor: color("eyeFrameColor", "Eye frame color"),
  eyeBallColor: color("eyeBallColor", "Eye ball color"),
} as const satisfies Record<string, Setting>;

/** The settings of a code that count when it isn't plain, named like the fields of the call. */
export const LOOK_SETTINGS = [
  SETTINGS.moduleShape,
  SETTINGS.eyeFrameShape,
  SETTINGS.eyeBallShape,
  SETTINGS.darkColor,
  SETTINGS.eyeFrameColor,
  SETTINGS.eyeBallColor,
] as const;

function color<Name extends string>(name: Name, label: string) {
  return { name, label, type: "color" as const, default: QR_COLORS.dark };
}

function choice<Name extends string>(
  name: Name,
  label: string,
  options: readonly Option[],
  fallback: string,
) {
  return { name, label, type: "choice" as const, options, default: fallback };
}

function percents(last: number, step: number): Option[] {
  return Array.from({ length: Math.round(last / step) + 1 }, (_, index) => ({
    value: String(index * step),
    label: `${index * step}%`,
  }));
}

function named(list: readonly { value: string; name: string }[]): Option[] {
  return list.map(({ value, name }) => ({ value, label: name }));
}

function same(value: string): Option {
  return { value, label: value };
}
