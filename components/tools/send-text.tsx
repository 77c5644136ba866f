"use client";

import { SendMenu } from "@/components/tools/send-menu";
import { sendTextPath, type TextTool } from "@/lib/registry/send-text";

type SendTextProps = {
  /** What each tool receives; one that is omitted, or whose text doesn't fit, isn't offered. */
  texts: Partial<Record<TextTool, string>>;
  /** The creation the texts are from, recorded as the parent of what is made from them. */
  creationId: string | undefined;
};

/** Sends a text to a tool that starts from one. */
export function SendText({ texts, creationId }: SendTextProps) {
  const targets = Object.entries(texts).flatMap(([tool, text]) => {
    const slug = tool as TextTool; // Safe: these are the keys of `texts`.
    const path = sendTextPath(slug, text, creationId);
    return path ? [{ slug, path }] : [];
  });
  return <SendMenu targets={targets} />;
}
