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
    icon: Heading,
    gradient: { from: "#b153ea", to: "#e549a3" },
    group: "write",
    accepts: {
      text: { parameter: "keyword", part: "keyword", maxCharacters: LIMITS.keywordCharacters },
    },
  },
  {
    slug: "qr-generator",
    endpoints: ["qr-generate", "qr-list"],
    title: "QR generator",
    label: "QR generator",
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
    icon: ScanText,
    gradient: { from: "#0d9488", to: "#65a30d" },
    group: "read",
  },
  {
    slug: "generate-images",
    endpoints: ["generate-image"],
    title: "Image generation",
    label: "Generate images",
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
    icon: FileUser,
    gradient: { from: "#0891b2", to: "#059669" },
    group: "read",
  },
  {
    slug: "pdf-summarizer",
    endpoints: ["summarize-pdf", "pdf-chat"],
    title: "PDF summarizer",
    label: "DocuSense",
    icon: FileText,
    gradient: { from: "#7c3aed", to: "#4f46e5" },
    group: "read",
  },
  {
    slug: "youtube-summarizer",
    endpoints: ["youtube-summary", "youtube-chat"],
    title: "YouTube summarizer",
    label: "YouTube summarizer",
    icon: Video,
    gradient: { from: "#dc2626", to: "#db2777" },
    group: "read",
  },
  {
    slug: "community",
    endpoints: [],
    title: "Community",
    label: "Community",
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
