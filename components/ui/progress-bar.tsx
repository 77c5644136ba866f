import clsx from "clsx";
import type { ReactNode } from "react";

import { formatPercent } from "@/lib/core/format";

type ProgressBarProps = {
  /** What is in progress. */
  label: string;
  value: number;
  max: number;
  /** Next to the label, for example "120 MB of 323 MB". */
  note?: ReactNode;
  /** `accent` while it goes on. */
  tone?: "accent" | "success" | "neutral";
};

const TONES = { accent: "bg-accent", success: "bg-success", neutral: "bg-soft" };

/** Measured progress of a long task. */
export function ProgressBar({ label, value, max, note, tone = "accent" }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className="grid gap-2">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="text-soft tabular-nums">{note ?? formatPercent(share)}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={clsx("h-full rounded-full transition-[width] duration-150", TONES[tone])}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
