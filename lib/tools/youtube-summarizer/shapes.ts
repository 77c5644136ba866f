import type { SummaryShape } from "@/lib/documents/summary";
import type { SummaryDetail } from "@/lib/registry/summary-details";

/** What the three lengths promise (K-04). */
export const SHAPES: Record<SummaryDetail, SummaryShape> = {
  short: { points: { min: 4, max: 5 }, sections: false, figures: false },
  medium: { points: { min: 8, max: 12 }, sections: false, figures: false },
  detailed: { points: { min: 6, max: 8 }, sections: true, figures: true },
};
