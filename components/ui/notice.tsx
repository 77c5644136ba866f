import clsx from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type NoticeTone = "neutral" | "success" | "warning" | "danger";

const TONES: Record<NoticeTone, string> = {
  neutral: "border-line bg-sunken text-ink",
  success: "border-success-line bg-success-ground text-success",
  warning: "border-warning-line bg-warning-ground text-warning",
  danger: "border-danger-line bg-danger-ground text-danger",
};

const ICONS = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

type NoticeProps = {
  tone?: NoticeTone;
  /** What can be done about it. */
  action?: ReactNode;
  children: ReactNode;
};

/** A message that stays on the page; `danger` is announced immediately. */
export function Notice({ tone = "neutral", action, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : undefined}
      className={clsx(
        "flex flex-wrap gap-x-3 gap-y-2 rounded-control border px-4 py-3 text-sm",
        TONES[tone],
      )}
    >
      <Icon aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1 basis-48 self-center">{children}</p>
      {action}
    </div>
  );
}
