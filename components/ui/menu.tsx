"use client";

import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";

import type { MenuFocus } from "@/components/ui/menu-parts";
import { usePart } from "@/lib/client/use-part";

type MenuProps = {
  /** A button; it receives the menu's behavior and state. */
  trigger: ReactElement<ComponentProps<"button">>;
  align?: "start" | "end";
  /** `MenuItem` and its kin. */
  children: ReactNode;
};

const fetchPopup = () => import("@/components/ui/menu-popup");

/** A list of actions behind a button. The list is fetched when someone reaches for the button. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  const [opened, setOpened] = useState<MenuFocus | null>(null);
  const { part, load, preload } = usePart(fetchPopup);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function open(focus: MenuFocus): Promise<void> {
    // Not every browser focuses a button that is clicked, and this is where the focus returns.
    button.current?.focus();
    setOpened(focus);
    if (!(await load())) setOpened(null);
  }

  function toggle({ detail }: MouseEvent): void {
    if (opened) setOpened(null);
    // A click without a count is the keyboard's, or a screen reader's.
    else void open(detail === 0 ? "first" : "list");
  }

  function openByArrow(event: KeyboardEvent): void {
    if (opened || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    void open(event.key === "ArrowDown" ? "first" : "last");
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: trigger.props.id ?? id,
        "aria-haspopup": "menu",
        "aria-expanded": opened !== null && part !== undefined,
        onClick: toggle,
        onKeyDown: openByArrow,
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {part && (
        <part.MenuPopup
          open={opened !== null}
          onOpenChange={(next) => setOpened(next ? "list" : null)}
          trigger={button}
          focus={opened ?? "list"}
          align={align}
        >
          {children}
        </part.MenuPopup>
      )}
    </>
  );
}
