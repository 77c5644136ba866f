"use client";

import { useState } from "react";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Size } from "@/lib/client/canvas/layers";
import { FRAME_LIMITS } from "@/lib/frames/cutout-frame";

const SIDES = [
  { side: "width", label: "Width (px)" },
  { side: "height", label: "Height (px)" },
] as const;

type FrameSideFieldsProps = { size: Size; onChange: (size: Size) => void };

/** A frame's size in pixels. What is no size yet, because someone is still typing, changes nothing. */
export function FrameSideFields({ size, onChange }: FrameSideFieldsProps) {
  /** What is being typed, and the size that it stands for. */
  const [typed, setTyped] = useState({ size, texts: textsOf(size) });
  const isOurs = typed.size.width === size.width && typed.size.height === size.height;
  const texts = isOurs ? typed.texts : textsOf(size);

  function type(side: keyof Size, text: string): void {
    const next = { ...texts, [side]: text };
    const pixels = readSide(text);
    const changed = pixels === null ? size : { ...size, [side]: pixels };
    setTyped({ size: changed, texts: next });
    if (pixels !== null) onChange(changed);
  }

  return (
    <div className="grid grid-cols-2 gap-4">
      {SIDES.map(({ side, label }) => (
        <Field key={side} label={label} error={faultOf(texts[side])}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={texts[side]}
              onChange={(event) => type(side, event.currentTarget.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function textsOf({ width, height }: Size): Record<keyof Size, string> {
  return { width: String(width), height: String(height) };
}

/** Null for what is no side of a frame. */
function readSide(text: string): number | null {
  const { minSide, maxSide } = FRAME_LIMITS;
  const pixels = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return pixels >= minSide && pixels <= maxSide ? pixels : null;
}

function faultOf(text: string): string | undefined {
  const { minSide, maxSide } = FRAME_LIMITS;
  return readSide(text) === null
    ? `Enter a whole number from ${minSide} to ${maxSide}.`
    : undefined;
}
