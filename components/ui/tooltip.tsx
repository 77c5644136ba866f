import clsx from "clsx";
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
    <span data-tip="" className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden
        className={clsx(
          "invisible absolute right-0 z-50 whitespace-nowrap opacity-0 transition-[opacity,visibility] duration-150",
          // A gap between them would take it away from a pointer on its way.
          side === "above" ? "bottom-full pb-1.5" : "top-full pt-1.5",
          "group-hover/tip:visible group-hover/tip:opacity-100 group-hover/tip:delay-500",
          "group-has-focus-visible/tip:visible group-has-focus-visible/tip:opacity-100",
          "group-has-aria-expanded/tip:hidden group-data-[tip=dismissed]/tip:hidden",
        )}
      >
        <span className="block rounded-control bg-ink px-2 py-1 text-paper text-xs">{label}</span>
      </span>
    </span>
  );
}
