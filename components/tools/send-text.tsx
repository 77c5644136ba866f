"use client";

import { SendMenu } from "@/components/tools/send-menu";
import { sendTextPath, type TextTool } from "@/lib/registry/send-text";

type SendTextProps = {
  /** What each tool gets; one that is left out, or does not fit, is not offered. */
  texts: Partial<Record<TextTool, string>>;
  /** The creation that they are from: what is made of them remembers it. */
  creationId: string | undefined;
};

/** Hands a text over to a tool that begins with one. */
export function SendText({ texts, creationId }: SendTextProps) {
  const targets = Object.entries(texts).flatMap(([tool, text]) => {
    const slug = tool as TextTool; // Safe: the keys of `texts` are these.
    const path = sendTextPath(slug, text, creationId);
    return path ? [{ slug, path }] : [];
  });
  return <SendMenu targets={targets} />;
}
