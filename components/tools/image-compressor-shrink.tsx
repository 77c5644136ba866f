"use client";

import { Gauge, Shrink } from "lucide-react";

import { Button } from "@/components/ui/button";
import { type CompressorEntry, fitsPoorer, fittingWidth } from "@/lib/client/compressor-entry";

type LowerQualityButtonProps<Entry extends CompressorEntry> = {
  /** Those that missed their target size. */
  missed: readonly Entry[];
  onLower: (missed: readonly Entry[]) => void;
};

/** Compresses images again at the quality that meets their target size; nothing when none does. */
export function LowerQualityButton<Entry extends CompressorEntry>(
  props: LowerQualityButtonProps<Entry>,
) {
  const fitting = props.missed.filter(fitsPoorer);
  if (fitting.length === 0) return null;
  return (
    <Button
      size="sm"
      onClick={({ currentTarget }) => {
        focusResult(currentTarget);
        props.onLower(fitting);
      }}
    >
      <Gauge aria-hidden />
      {fitting.length > 1 ? `Lower the quality of ${fitting.length} images` : "Lower the quality"}
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
    <Button
      size="sm"
      onClick={({ currentTarget }) => {
        focusResult(currentTarget);
        props.onShrink(shrinkable);
      }}
    >
      <Shrink aria-hidden />
      {others.length > 0
        ? `Shrink ${shrinkable.length} images to fit`
        : `Shrink to ${fittingWidth(first)?.toLocaleString("en")} px`}
    </Button>
  );
}

/** A button goes away with its notice, and the focus would go with it, to the page's top. */
function focusResult(button: HTMLElement): void {
  const id = button.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby");
  if (id) document.getElementById(id)?.focus({ preventScroll: true });
}
