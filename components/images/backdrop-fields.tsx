"use client";

import { ImagePlus } from "lucide-react";
import { useId, useRef } from "react";

import { Chips } from "@/components/ui/chips";
import { ColorField } from "@/components/ui/color-field";
import { FileButton } from "@/components/ui/file-button";
import { Slider } from "@/components/ui/slider";
import type { useBackdropImage } from "@/lib/client/use-backdrop-image";
import type { CutoutBackdrop } from "@/lib/tools/remove-background/cutout-edits";

const KINDS = [
  { value: "none", label: "None" },
  { value: "color", label: "Color" },
  { value: "gradient", label: "Gradient" },
  { value: "blur", label: "Blur" },
  { value: "image", label: "Image" },
] as const;

const FIRST: Record<CutoutBackdrop["kind"], CutoutBackdrop> = {
  none: { kind: "none" },
  color: { kind: "color", color: "#ffffff" },
  gradient: { kind: "gradient", from: "#f3e7d3", to: "#c98f6b" },
  blur: { kind: "blur", strength: 0.02 },
  image: { kind: "image", url: null },
};

type BackdropImage = ReturnType<typeof useBackdropImage>;

type BackdropFieldsProps = {
  backdrop: CutoutBackdrop;
  onChange: (backdrop: CutoutBackdrop) => void;
  image: BackdropImage;
  /** False where the browser can't decode what the subject was cut out of. */
  canBlur: boolean;
};

/** Chooses what goes behind a subject. */
export function BackdropFields({ backdrop, onChange, image, canBlur }: BackdropFieldsProps) {
  const name = useId();
  /** Of each kind that was chosen here, as it was left: whoever compares kinds goes back to theirs. */
  const latest = useRef<Partial<typeof FIRST>>({});
  const kinds = KINDS.filter(({ value }) => canBlur || value !== "blur");
  const kindOf = (value: string) => kinds.find((kind) => kind.value === value)?.value ?? "none";

  function choose(kind: CutoutBackdrop["kind"]): void {
    latest.current = { ...latest.current, [backdrop.kind]: backdrop };
    onChange(latest.current[kind] ?? FIRST[kind]);
  }

  return (
    <div className="grid gap-4">
      <Chips
        label="New background"
        name={name}
        options={kinds}
        value={backdrop.kind}
        onValueChange={(value) => choose(kindOf(value))}
      />
      {backdrop.kind === "color" && (
        <ColorField
          label="Color"
          value={backdrop.color}
          onValueChange={(color) => onChange({ kind: "color", color })}
        />
      )}
      {backdrop.kind === "gradient" && (
        <div className="grid gap-4">
          <ColorField
            label="From"
            value={backdrop.from}
            onValueChange={(from) => onChange({ ...backdrop, from })}
          />
          <ColorField
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
      {backdrop.kind === "image" && <ImageField image={image} />}
    </div>
  );
}

function ImageField({ image }: { image: BackdropImage }) {
  const { bitmap, fileName, isMissing, isRefused, pick } = image;
  const name = fileName ?? (bitmap && "Your saved image");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton
        accept="image/*"
        onFile={(file) => void pick(file)}
        className="inline-flex shrink-0"
      >
        <ImagePlus aria-hidden />
        Choose an image
      </FileButton>
      {name && <p className="w-0 flex-1 truncate text-sm text-soft">{name}</p>}
      {isMissing && <p className="w-0 flex-1 text-sm">Couldn't load your image. Choose another.</p>}
      {isRefused && (
        <p className="w-full text-sm">This image isn't saved. Choose it again to keep it.</p>
      )}
    </div>
  );
}
