"use client";

import { Send } from "lucide-react";

import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-parts";
import { useGo, useNavigate } from "@/lib/client/address";
import type { SendTarget } from "@/lib/registry/send-to";
import { getTool } from "@/lib/registry/tools";

type SendMenuProps = {
  /** Tools, each with the URL that opens it with what is sent. */
  targets: readonly SendTarget[];
  /** Done before: returns the path to open, or null to stay. */
  prepare?: ((target: SendTarget) => Promise<string | null>) | undefined;
  disabled?: boolean;
};

/** Sends a result to another tool; renders nothing where no tool accepts it. */
export function SendMenu({ targets, prepare, disabled = false }: SendMenuProps) {
  const navigate = useNavigate();
  const go = useGo();
  if (targets.length === 0) return null;

  async function send(target: SendTarget): Promise<void> {
    if (!prepare) return navigate(target.path);
    // What would be lost is kept by then.
    const path = await prepare(target);
    if (path !== null) go(path);
  }

  const trigger = (
    <Button size="sm" disabled={disabled}>
      <Send aria-hidden />
      Send to…
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {targets.map((target) => {
        const { slug } = target;
        const tool = getTool(slug);
        return (
          <MenuItem key={slug} icon={<tool.icon aria-hidden />} onSelect={() => void send(target)}>
            {tool.label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
