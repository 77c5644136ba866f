import clsx from "clsx";
import {
  Eraser,
  FileText,
  FileUser,
  Heading,
  Image,
  ImageDown,
  type LucideIcon,
  QrCode,
  ScanText,
  Scissors,
  SquarePen,
  Users,
  Video,
} from "lucide-react";

import type { Tool, ToolIconName } from "@/lib/registry/tools";

const GLYPHS: Record<ToolIconName, LucideIcon> = {
  "square-pen": SquarePen,
  heading: Heading,
  "qr-code": QrCode,
  "scan-text": ScanText,
  image: Image,
  "image-down": ImageDown,
  scissors: Scissors,
  eraser: Eraser,
  "file-user": FileUser,
  "file-text": FileText,
  video: Video,
  users: Users,
};

/** The tool's icon, in the color of the surrounding text. */
export function ToolGlyph({ icon, className }: { icon: ToolIconName; className?: string }) {
  const Glyph = GLYPHS[icon];
  return <Glyph aria-hidden className={className} />;
}

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
      <ToolGlyph icon={tool.icon} />
    </span>
  );
}
