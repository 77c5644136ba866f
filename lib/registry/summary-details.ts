/** The summary lengths, and what each label promises (YT-02, YT-03, K-04). */
export const SUMMARY_DETAILS = [
  { value: "short", label: "Short", promise: "about 5 bullets" },
  { value: "medium", label: "Medium", promise: "about 8-12 bullets" },
  { value: "detailed", label: "Detailed", promise: "structured, longer notes" },
] as const;

/** A summary length. */
export type SummaryDetail = (typeof SUMMARY_DETAILS)[number]["value"];
