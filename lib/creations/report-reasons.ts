/** Reasons for reporting a published image. */
export const REPORT_REASONS = [
  { value: "offensive", label: "It's offensive or hateful" },
  { value: "sexual", label: "It's sexual or violent" },
  { value: "person", label: "It shows a person without their consent" },
  { value: "copyright", label: "It infringes a copyright or trademark" },
  { value: "spam", label: "It's spam or misleading" },
  { value: "other", label: "Something else" },
] as const;
