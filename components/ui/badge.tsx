import clsx from "clsx";
import type { ReactNode } from "react";

type BadgeTone = "neutral" | "success" | "warning" | "danger";

const TONES: Record<BadgeTone, string> = {
  neutral: "border-line bg-sunken text-soft",
  success: "border-success-line bg-success-ground text-success",
  warning: "border-warning-line bg-warning-ground text-warning",
  danger: "border-danger-line bg-danger-ground text-danger",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex shrink-0 items-center gap-1 whitespace-nowrap rounded-full border px-2.5 py-0.5",
        "font-medium text-xs",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
