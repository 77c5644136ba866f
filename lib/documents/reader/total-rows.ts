import type { Unit } from "@/lib/documents/reader/unit";

const TOTAL =
  /^(?:(?:grand|sub|net|gross|overall)[ -]?)?(?:total|sum|balance|pay)\b|^(?:sub-?total|total\p{L}*|amount due)\b/iu;

/** Whether a row sums up others, and is none of them. */
export function isTotalRow({ cells }: Pick<Unit, "cells">): boolean {
  return TOTAL.test(cells[0] ?? "");
}
