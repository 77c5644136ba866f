import clsx from "clsx";

import type { Tool } from "@/lib/registry/tools";

type ToolIconProps = { tool: Pick<Tool, "icon" | "gradient">; size?: "md" | "lg" };

/** The tool's tile: its icon on its gradient. */
export function ToolIcon({ tool, size = "md" }: ToolIconProps) {
  const { from, to } = tool.gradient;
  return (
    <span
      aria-hidden
      className={clsx(
        "inline-grid shrink-0 place-items-center rounded-control text-white",
        size === "lg" ? "size-12" : "size-10",
      )}
      style={{ backgroundImage: `linear-gradient(135deg, ${from}, ${to})` }}
    >
      <tool.icon aria-hidden />
    </span>
  );
}
