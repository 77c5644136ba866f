"use client";

import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

import { type MenuFocus, MenuParts } from "@/components/ui/menu-parts";

type MenuPopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it and had the focus: where it appears, and what names it. */
  trigger: RefObject<HTMLButtonElement | null>;
  focus: MenuFocus;
  align: "start" | "end";
  children: ReactNode;
};

/** The list of a menu. Its button is elsewhere, so that it works before this is loaded. */
export function MenuPopup(props: MenuPopupProps) {
  const { open, onOpenChange, trigger, focus, align, children } = props;
  const popup = useRef<HTMLDivElement>(null);

  function change(next: boolean, details: Base.Root.ChangeEventDetails): void {
    // The button closes its menu itself; closed twice, it would open again.
    const { event, reason } = details;
    const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
    const onButton = target instanceof Node && trigger.current?.contains(target);
    if ((reason === "outside-press" || reason === "focus-out") && onButton) details.cancel();
    else {
      // The library returns the focus to what had it before, which it can't tell once an item took it by itself.
      if (reason === "escape-key" || reason === "item-press") trigger.current?.focus();
      onOpenChange(next);
    }
  }

  function leaveByTab(event: React.KeyboardEvent): void {
    if (event.key !== "Tab") return;
    // The browser moves on from the button.
    trigger.current?.focus();
    onOpenChange(false);
  }

  return (
    <Base.Root modal={false} open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Positioner
          anchor={trigger}
          align={align}
          sideOffset={4}
          className="z-50 outline-none"
        >
          <Base.Popup
            ref={popup}
            aria-labelledby={trigger.current?.id}
            onKeyDown={leaveByTab}
            className={POPUP}
          >
            {focus !== "list" && <FocusItem popup={popup} which={focus} />}
            <MenuParts value={Base}>{children}</MenuParts>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type FocusItemProps = { popup: RefObject<HTMLDivElement | null>; which: "first" | "last" };

function FocusItem({ popup, which }: FocusItemProps) {
  useEffect(() => {
    const items = popup.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]');
    [...(items ?? [])].at(which === "first" ? 0 : -1)?.focus();
  }, [popup, which]);
  return null;
}

const POPUP = clsx(
  "min-w-48 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-1 shadow-float",
  "outline-none transition-opacity duration-150",
  "data-ending-style:opacity-0 data-starting-style:opacity-0",
);
