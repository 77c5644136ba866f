"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

type MoreOptionsProps = {
  label?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the pointer comes near, to fetch what will be shown. */
  onNear: () => void;
  /** What was chosen, beside the button while it's closed. */
  chosen?: ReactNode;
  /** Rendered while it's open. */
  children: ReactNode;
};

/** Options that most runs don't need: closed at first. */
export function MoreOptions(props: MoreOptionsProps) {
  const { label = "More options", open, onOpenChange, onNear, chosen, children } = props;
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-4">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
        onPointerEnter={onNear}
        className="-mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-left text-sm transition-colors duration-150 hover:bg-sunken"
      >
        <ChevronDown
          aria-hidden
          size={16}
          className={clsx(
            "shrink-0 text-soft transition-transform duration-150",
            open && "rotate-180",
          )}
        />
        <span className="shrink-0 font-medium">{label}</span>
        {!open && chosen}
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
