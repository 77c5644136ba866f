import type { LucideIcon } from "lucide-react";

/** Everything the rest of the product needs to know about one tool. */
export type ToolEntry = {
  /** Last segment of the page's path. Never changes once shipped. */
  slug: string;
  /** Last segments of its calls' paths, under `/api/ai/`. */
  endpoints: readonly string[];
  /** On the landing card and the tool's page. */
  title: string;
  /** In the sidebar. */
  label: string;
  icon: LucideIcon;
  gradient: { from: `#${string}`; to: `#${string}` };
  /** Where the sidebar draws its dividers. */
  group: "write" | "image" | "read" | "make";
  /** What other pages can send to this one. */
  accepts?: {
    text?: AcceptedText;
    /** An image the user already has, by its creation: `?from=<creation>`. */
    image?: true;
    /** The whole prompt of something made with this tool: `?prompt=…`. */
    prompt?: true;
    /** One of its own creations that was cut off: `?continue=<creation>`. */
    continuation?: true;
  };
};

/** A text for the tool's first field: `?<parameter>=…`. */
type AcceptedText = {
  parameter: string;
  /** What a result is about, in a few words, or the name of that; or all of its text, or its link. */
  part: "subject" | "keyword" | "whole";
  /** What fits the URL and the field. Longer texts are never truncated: they aren't offered. */
  maxCharacters: number;
};
