import Eraser from "lucide-react/icons/eraser";
import FileText from "lucide-react/icons/file-text";
import FileUser from "lucide-react/icons/file-user";
import Heading from "lucide-react/icons/heading";
import Image from "lucide-react/icons/image";
import ImageDown from "lucide-react/icons/image-down";
import QrCode from "lucide-react/icons/qr-code";
import ScanText from "lucide-react/icons/scan-text";
import Scissors from "lucide-react/icons/scissors";
import SquarePen from "lucide-react/icons/square-pen";
import Users from "lucide-react/icons/users";
import Video from "lucide-react/icons/video";

import { LIMITS } from "@/lib/core/limits";
import type { ToolEntry } from "@/lib/registry/tool-entry";

/**
 * Every tool, in the order the landing page and the sidebar show them (S-05). Adding a tool starts
 * here. The browser loads this file too.
 */
const ENTRIES = [
  {
    slug: "write-article",
    endpoints: ["generate-article", "generate-outline", "rewrite-text", "read-document"],
    title: "Article writer",
    label: "Write article",
    description: "Turn a topic into a structured article at the length you choose.",
    icon: SquarePen,
    gradient: { from: "#3588f2", to: "#0bb0d7" },
    group: "write",
    accepts: {
      text: { parameter: "topic", part: "subject", maxCharacters: LIMITS.topicCharacters },
      continuation: true,
    },
  },
  {
    slug: "blog-titles",
    endpoints: ["generate-blog-title"],
    title: "Blog title generator",
    label: "Blog titles",
    description: "Get ten distinct titles for a keyword, in the category you choose.",
    icon: Heading,
    gradient: { from: "#b153ea", to: "#e549a3" },
    group: "write",
    accepts: {
      text: { parameter: "keyword", part: "subject", maxCharacters: LIMITS.keywordCharacters },
    },
  },
  {
    slug: "qr-generator",
    endpoints: ["qr-generate", "qr-list"],
    title: "QR generator",
    label: "QR generator",
    description: "Create customizable QR codes as PNG or SVG for links, text, and more.",
    icon: QrCode,
    gradient: { from: "#475569", to: "#0f766e" },
    group: "make",
    accepts: { text: { parameter: "text", part: "whole", maxCharacters: 2_000 } },
  },
  {
    slug: "extract-text",
    endpoints: ["extract-text"],
    title: "Image to text",
    label: "Image to Text",
    description: "Extract text from images in your browser with an open-source OCR engine.",
    icon: ScanText,
    gradient: { from: "#0d9488", to: "#65a30d" },
    group: "read",
  },
  {
    slug: "generate-images",
    endpoints: ["generate-image"],
    title: "Image generation",
    label: "Generate images",
    description: "Describe an image, choose a style, and generate it.",
    icon: Image,
    gradient: { from: "#16a34a", to: "#0ea5a4" },
    group: "image",
    accepts: { prompt: true },
  },
  {
    slug: "image-compressor",
    endpoints: ["compress-resize-image"],
    title: "Image compressor",
    label: "Compress Resize",
    description: "Make images smaller: choose size, quality, and format.",
    icon: ImageDown,
    gradient: { from: "#d97706", to: "#ca8a04" },
    group: "image",
    accepts: { image: true },
  },
  {
    slug: "remove-background",
    endpoints: ["remove-image-background", "place-cutout"],
    title: "Background removal",
    label: "Remove background",
    description: "Cut out the subject of an image, with soft edges and a transparent background.",
    icon: Scissors,
    gradient: { from: "#ea580c", to: "#e11d48" },
    group: "image",
    accepts: { image: true },
  },
  {
    slug: "remove-object",
    endpoints: ["remove-image-object", "outline-object"],
    title: "Object removal",
    label: "Remove object",
    description: "Erase an object from an image: name it, click it, or paint over it.",
    icon: Eraser,
    gradient: { from: "#4f46e5", to: "#2563eb" },
    group: "image",
    accepts: { image: true },
  },
  {
    slug: "review-resume",
    endpoints: ["resume-review"],
    title: "Résumé reviewer",
    label: "Review resume",
    description: "Upload your résumé as a PDF and get feedback that quotes your own words.",
    icon: FileUser,
    gradient: { from: "#0891b2", to: "#059669" },
    group: "read",
  },
  {
    slug: "pdf-summarizer",
    endpoints: ["summarize-pdf", "pdf-chat"],
    title: "PDF summarizer",
    label: "DocuSense",
    description: "Upload a PDF, get a summary, and chat with it.",
    icon: FileText,
    gradient: { from: "#7c3aed", to: "#4f46e5" },
    group: "read",
  },
  {
    slug: "youtube-summarizer",
    endpoints: ["youtube-summary", "youtube-chat"],
    title: "YouTube summarizer",
    label: "YouTube summarizer",
    description: "Paste a link, get summaries, and ask questions.",
    icon: Video,
    gradient: { from: "#dc2626", to: "#db2777" },
    group: "read",
  },
  {
    slug: "community",
    endpoints: [],
    title: "Community",
    label: "Community",
    description: "Browse published creations and show appreciation.",
    icon: Users,
    gradient: { from: "#db2777", to: "#9333ea" },
    group: "make",
  },
] as const satisfies readonly ToolEntry[];

type Entry = (typeof ENTRIES)[number];

export type ToolSlug = Entry["slug"];
export type Tool = ToolEntry & { slug: ToolSlug };

export const TOOLS: readonly Tool[] = ENTRIES;

export function getTool(slug: ToolSlug): Tool {
  const tool = findTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  return tool;
}

/** The tool with this slug; undefined for a slug that isn't in the registry (any more). */
export function findTool(slug: string): Tool | undefined {
  return TOOLS.find((tool) => tool.slug === slug);
}

/** Path of a tool's page. */
export function toolPath(slug: ToolSlug): `/ai/${ToolSlug}` {
  return `/ai/${slug}`;
}
