"use client";

import { Gauge, Shrink } from "lucide-react";

import { Button } from "@/components/ui/button";
import { type CompressorEntry, fitsPoorer, fittingWidth } from "@/lib/client/compressor-entry";

type LowerQualityButtonProps<Entry extends CompressorEntry> = {
  /** One that missed its target size. */
  missed: Entry;
  onLower: (missed: readonly Entry[]) => void;
};

/** Compresses an image again at the quality that meets its target size; nothing when none does. */
export function LowerQualityButton<Entry extends CompressorEntry>(
  props: LowerQualityButtonProps<Entry>,
) {
  const { missed, onLower } = props;
  if (!fitsPoorer(missed)) return null;
  return (
    <Button size="sm" onClick={() => onLower([missed])}>
      <Gauge aria-hidden />
      Lower the quality
    </Button>
  );
}

type ShrinkButtonProps<Entry extends CompressorEntry> = {
  /** Those that missed their target size. */
  missed: readonly Entry[];
  onShrink: (missed: readonly Entry[]) => void;
};

/** Compresses images again at the widths that meet the target size; nothing when none would. */
export function ShrinkButton<Entry extends CompressorEntry>(props: ShrinkButtonProps<Entry>) {
  const shrinkable = props.missed.filter((entry) => fittingWidth(entry) !== null);
  const [first, ...others] = shrinkable;
  if (!first) return null;
  return (
    <Button size="sm" onClick={() => props.onShrink(shrinkable)}>
      <Shrink aria-hidden />
      {others.length > 0
        ? `Shrink ${shrinkable.length} images to fit`
        : `Shrink to ${fittingWidth(first)?.toLocaleString("en")} px`}
    </Button>
  );
}
