"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import clsx from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";

import { buttonClass } from "@/components/ui/button";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: "sm" | "md" | "lg";
  /** Buttons, right-aligned below a divider. */
  footer?: ReactNode;
  children?: ReactNode;
};

const WIDTHS = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-4xl" };

/** A modal: focuses its first field, traps the focus, and closes on Escape or a click outside. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, width = "sm", footer, children } = props;
  const popup = useRef<HTMLDivElement>(null);

  /** Touch gets the library's way: a field would bring up the keyboard, over the dialog. */
  function firstField(openedBy: string): HTMLElement | true {
    if (openedBy === "touch") return true;
    return popup.current?.querySelector<HTMLElement>(FIELD) ?? true;
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <Base.Popup ref={popup} initialFocus={firstField} className={clsx(POPUP, WIDTHS[width])}>
            <header className="flex items-start gap-4">
              <div className="min-w-0 flex-1 pt-1">
                <Base.Title className="wrap-anywhere line-clamp-4 font-display text-xl">
                  {title}
                </Base.Title>
                {description && (
                  <Base.Description className="mt-2 text-sm text-soft">
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close
                aria-label="Close"
                className={clsx(buttonClass({ variant: "ghost", size: "icon" }), "-mt-1 -mr-2")}
              >
                <X aria-hidden />
              </Base.Close>
            </header>
            {children && <div className="mt-5">{children}</div>}
            {footer && (
              <footer className="mt-6 flex flex-wrap justify-end gap-3 border-line border-t pt-4">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** What people type into or choose from. */
const FIELD =
  "input:enabled:not([type=hidden],[type=file],[role=switch],[readonly]), textarea:enabled:not([readonly]), select:enabled";

/** Also behind the shell's navigation sheet. */
export const BACKDROP = clsx(
  "fixed inset-0 z-40 min-h-dvh bg-black/40 transition-opacity duration-200 dark:bg-black/60",
  "data-ending-style:opacity-0 data-starting-style:opacity-0",
);

const POPUP = clsx(
  "w-full rounded-card border border-line bg-card p-6 text-ink shadow-float outline-none",
  "transition-[opacity,translate] duration-200 data-ending-style:opacity-0",
  "data-starting-style:translate-y-2 data-starting-style:opacity-0",
);
