import type { ReactElement } from "react";

type TooltipProps = {
  /** Repeats the control's accessible name; nothing appears only here. */
  label: string;
  children: ReactElement;
};

/** A label above a control at the right edge of its box, while it is hovered or has the keyboard's focus. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <span className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden
        className="pointer-events-none absolute right-0 bottom-full z-50 mb-1.5 whitespace-nowrap rounded-control bg-ink px-2 py-1 text-paper text-xs opacity-0 transition-opacity duration-150 group-hover/tip:opacity-100 group-hover/tip:delay-500 group-has-focus-visible/tip:opacity-100"
      >
        {label}
      </span>
    </span>
  );
}
