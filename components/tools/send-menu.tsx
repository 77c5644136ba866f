"use client";

import { Send } from "lucide-react";

import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-parts";
import { useNavigate } from "@/lib/client/address";
import type { SendTarget } from "@/lib/registry/send-to";
import { getTool } from "@/lib/registry/tools";

type SendMenuProps = {
  /** Tools, each with the URL that opens it with what is sent. */
  targets: readonly SendTarget[];
  /** Done before; says whether to go on. */
  prepare?: (() => Promise<boolean>) | undefined;
};

/** Sends a result to another tool; renders nothing where no tool accepts it. */
export function SendMenu({ targets, prepare }: SendMenuProps) {
  const navigate = useNavigate();
  if (targets.length === 0) return null;

  async function send(path: string): Promise<void> {
    if (!prepare || (await prepare())) navigate(path);
  }

  const trigger = (
    <Button size="sm">
      <Send aria-hidden />
      Send to…
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {targets.map(({ slug, path }) => {
        const tool = getTool(slug);
        return (
          <MenuItem key={slug} icon={<tool.icon aria-hidden />} onSelect={() => void send(path)}>
            {tool.label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
