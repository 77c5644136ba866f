"use client";

import { useState } from "react";

import type { QrStyleFieldsProps } from "@/components/tools/qr-style-fields";
import { lazyPart } from "@/components/ui/lazy-part";
import { MoreOptions } from "@/components/ui/more-options";
import { QR_EYE_SHAPES, QR_MODULE_SHAPES } from "@/lib/tools/qr-generator/options";

const fetchFields = async () => (await import("@/components/tools/qr-style-fields")).QrStyleFields;

const QrStyleFields = lazyPart(fetchFields);

/** Shapes and the eyes' colors, which most codes don't need. */
export function QrStyleOptions(props: QrStyleFieldsProps) {
  const [open, setOpen] = useState(false);
  const chosen = wordsOf(props.style);
  return (
    <MoreOptions
      label="Shapes and eyes"
      open={open}
      onOpenChange={setOpen}
      onNear={() => void fetchFields().catch(() => {})}
      chosen={chosen && <span className="min-w-0 truncate text-soft">{chosen}</span>}
    >
      <QrStyleFields {...props} />
    </MoreOptions>
  );
}

/** What differs from a plain code. */
function wordsOf(style: QrStyleFieldsProps["style"]): string {
  const { moduleShape, eyeFrameShape, eyeBallShape, eyeFrameColor, eyeBallColor } = style;
  const eyes = [...new Set([eyeFrameShape, eyeBallShape])].filter((shape) => shape !== "square");
  return [
    moduleShape !== "square" && labelOf(QR_MODULE_SHAPES, moduleShape),
    eyes.length > 0 &&
      `${eyes.map((shape) => labelOf(QR_EYE_SHAPES, shape).toLowerCase()).join(" and ")} eyes`,
    (eyeFrameColor || eyeBallColor) && "eye colors",
  ]
    .filter(Boolean)
    .join(", ");
}

function labelOf(shapes: readonly { value: string; label: string }[], value: string): string {
  return shapes.find((shape) => shape.value === value)?.label ?? value;
}
