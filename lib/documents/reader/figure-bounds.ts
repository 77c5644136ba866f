import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";

/** From where to where a figure goes: both are its value where it's no range. */
export type Bounds = { low: number; high: number; unit: string };

const TO = /\s?[-‐‑–—−]\s?|\sto\s|\sand\s/;

/** Between what a figure lies, "0.9–1.3 kWh" or "1 h 30 – 2 h 40"; undefined where that isn't certain. */
export function boundsOf({ value, unit, text }: Figure): Bounds | undefined {
  if (Number.isFinite(value)) return { low: value, high: value, unit };
  const [first = "", second = "", ...more] = text.replace(/^between /i, "").split(TO);
  const [low] = figuresIn(first);
  const [high] = figuresIn(second);
  if (!low || !high || more.length > 0 || !(low.value <= high.value)) return undefined;
  // One unit does for both ends.
  if (low.unit !== high.unit && low.unit !== "") return undefined;
  return { low: low.value, high: high.value, unit: high.unit };
}

/** Which of several lies beyond all others, whatever their ranges come to; undefined where none surely does. */
export function extremeAt(bounds: readonly Bounds[], isMost: boolean): number | undefined {
  const isBeyond = (one: Bounds, other: Bounds) =>
    isMost ? one.low > other.high : one.high < other.low;
  const at = bounds.findIndex((one) =>
    bounds.every((other) => one === other || isBeyond(one, other)),
  );
  return at < 0 ? undefined : at;
}
