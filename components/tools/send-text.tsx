"use client";

import { Send } from "lucide-react";
import { useRouter } from "next/navigation";

import { ToolGlyph } from "@/components/tools/tool-icon";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { getTool } from "@/lib/tools/registry";
import { sendTextPath, type TextTool } from "@/lib/tools/send-text";

type SendTextProps = {
  /** What each tool gets; one that is left out, or does not fit, is not offered. */
  texts: Partial<Record<TextTool, string>>;
  /** The creation that they are from: what is made of them remembers it. */
  creationId: string | undefined;
};

/** Hands a text over to a tool that begins with one. */
export function SendText({ texts, creationId }: SendTextProps) {
  const router = useRouter();
  const targets = Object.entries(texts).flatMap(([tool, text]) => {
    const slug = tool as TextTool; // Safe: the keys of `texts` are these.
    const path = sendTextPath(slug, text, creationId);
    return path ? [{ tool: getTool(slug), path }] : [];
  });
  if (targets.length === 0) return null;
  const trigger = (
    <Button size="sm">
      <Send aria-hidden />
      Send to…
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {targets.map(({ tool, path }) => (
        <MenuItem
          key={tool.slug}
          icon={<ToolGlyph icon={tool.icon} />}
          onSelect={() => router.push(path)}
        >
          {tool.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
