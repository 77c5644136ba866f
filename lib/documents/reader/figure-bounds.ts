import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";

/** From where to where a figure goes: both are its value where it's no range. */
export type Bounds = { low: number; high: number; unit: string };

const TO = /\s?[-‐‑–—−]\s?|\sto\s|\sand\s/;
const SCALED = /\d\s?(?:[kKMB]|bn|thousand|million|billion)\b/;

/** Between what a figure lies, "0.9–1.3 kWh" or "1 h 30 – 2 h 40"; undefined where that isn't certain. */
export function boundsOf({ type, value, unit, text }: Figure): Bounds | undefined {
  if (Number.isFinite(value)) return { low: value, high: value, unit };
  // "555-1234" is no range.
  if (type === "phone" || type === "email" || type === "frequency") return undefined;
  const [first = "", second = "", ...more] = text.replace(/^between /i, "").split(TO);
  // Of "$5–10 million", nobody knows what the first is.
  if (SCALED.test(second) !== SCALED.test(first)) return undefined;
  const [low] = figuresIn(first);
  const [high] = figuresIn(second);
  if (!low || !high || more.length > 0 || !(low.value <= high.value)) return undefined;
  // One unit does for both ends: "$5–10", "5–10 kg".
  if (low.unit !== high.unit && low.unit !== "" && high.unit !== "") return undefined;
  return { low: low.value, high: high.value, unit: high.unit || low.unit };
}

/** Which of several lies beyond all others, whatever their ranges come to; undefined where none surely does. */
export function extremeAt(bounds: readonly Bounds[], isMost: boolean): number | undefined {
  let at = 0;
  for (const [index, one] of bounds.entries()) {
    const best = bounds[at] ?? one;
    if (isMost ? one.low > best.low : one.high < best.high) at = index;
  }
  const best = bounds[at];
  if (!best) return undefined;
  const isBeyond = (other: Bounds) => (isMost ? best.low > other.high : best.high < other.low);
  return bounds.every((other, index) => index === at || isBeyond(other)) ? at : undefined;
}
