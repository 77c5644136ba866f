"use client";

import { ImagePlus } from "lucide-react";
import { useId, useState } from "react";

import { Chips } from "@/components/ui/chips";
import { ColourField } from "@/components/ui/color-field";
import { FileButton } from "@/components/ui/file-button";
import { Slider } from "@/components/ui/slider";
import type { Backdrop } from "@/lib/client/canvas/draw-cutout";
import { readBitmap } from "@/lib/client/canvas/layers";
import { notify } from "@/lib/client/notify";

const KINDS = [
  { value: "none", label: "None" },
  { value: "colour", label: "Color" },
  { value: "gradient", label: "Gradient" },
  { value: "blur", label: "Blur" },
  { value: "picture", label: "Image" },
] as const;

const FIRST: Record<Backdrop["kind"], Backdrop> = {
  none: { kind: "none" },
  colour: { kind: "colour", colour: "#ffffff" },
  gradient: { kind: "gradient", from: "#f3e7d3", to: "#c98f6b" },
  blur: { kind: "blur", strength: 0.02 },
  picture: { kind: "picture", picture: null },
};

type BackdropFieldsProps = {
  backdrop: Backdrop;
  onChange: (backdrop: Backdrop) => void;
  /** False where the browser can't decode what the subject was cut out of. */
  canBlur: boolean;
};

/** Chooses what goes behind a subject. */
export function BackdropFields({ backdrop, onChange, canBlur }: BackdropFieldsProps) {
  const name = useId();
  const kinds = KINDS.filter(({ value }) => canBlur || value !== "blur");
  const kindOf = (value: string) => kinds.find((kind) => kind.value === value)?.value ?? "none";
  return (
    <div className="grid gap-4">
      <Chips
        label="New background"
        name={name}
        options={kinds}
        value={backdrop.kind}
        onValueChange={(value) => onChange(FIRST[kindOf(value)])}
      />
      {backdrop.kind === "colour" && (
        <ColourField
          label="Color"
          value={backdrop.colour}
          onValueChange={(colour) => onChange({ kind: "colour", colour })}
        />
      )}
      {backdrop.kind === "gradient" && (
        <div className="grid gap-4">
          <ColourField
            label="From"
            value={backdrop.from}
            onValueChange={(from) => onChange({ ...backdrop, from })}
          />
          <ColourField
            label="To"
            value={backdrop.to}
            onValueChange={(to) => onChange({ ...backdrop, to })}
          />
        </div>
      )}
      {backdrop.kind === "blur" && (
        <Slider
          label="Strength"
          value={Math.round(backdrop.strength * 1000)}
          min={5}
          max={60}
          onValueChange={(strength) => onChange({ kind: "blur", strength: strength / 1000 })}
        />
      )}
      {backdrop.kind === "picture" && (
        <PictureField onPick={(picture) => onChange({ kind: "picture", picture })} />
      )}
    </div>
  );
}

function PictureField({ onPick }: { onPick: (picture: ImageBitmap) => void }) {
  const [name, setName] = useState<string>();

  async function read(file: File): Promise<void> {
    try {
      onPick(await readBitmap(file));
      setName(file.name);
    } catch {
      notify.error("Your browser can’t read that image. Use a JPEG, PNG, or WebP.");
    }
  }

  return (
    <div className="flex items-center gap-3">
      <FileButton
        accept="image/*"
        onFile={(file) => void read(file)}
        className="inline-flex shrink-0"
      >
        <ImagePlus aria-hidden />
        Choose an image
      </FileButton>
      {name && <p className="w-0 flex-1 truncate text-sm text-soft">{name}</p>}
    </div>
  );
}
