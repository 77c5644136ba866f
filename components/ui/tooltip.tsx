import type { ReactElement } from "react";

type TooltipProps = {
  /** Repeats the control's accessible name; nothing appears only here. */
  label: string;
  /** Where there's room: below in the bar at the top of a page. */
  side?: "above" | "below";
  children: ReactElement;
};

/**
 * A label at the right edge of a control, while that is hovered or has the keyboard's focus, and not while its menu is open. The
 * pointer may move onto it, and Esc takes it away; see `dismiss-tooltips.ts`.
 */
export function Tooltip({ label, side = "above", children }: TooltipProps) {
  return (
    <span data-tip="" className="relative inline-flex">
      {children}
      <span aria-hidden className={`tip tip-${side}`}>
        <span>{label}</span>
      </span>
    </span>
  );
}
