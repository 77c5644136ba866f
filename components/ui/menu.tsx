"use client";

import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
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

type PartMenuProps<Parts> = Omit<MenuProps, "children"> & {
  /** A dynamic import of what the items need, the same function on every render. */
  fetchParts: () => Promise<Parts>;
  children: (parts: Parts) => ReactNode;
};

const fetchPopup = () => import("@/components/ui/menu-popup");
const fetchNothing = async () => undefined;

/** A list of actions behind a button. The list is fetched when someone reaches for the button. */
export function Menu({ children, ...menu }: MenuProps) {
  return (
    <PartMenu {...menu} fetchParts={fetchNothing}>
      {() => children}
    </PartMenu>
  );
}

/** A menu whose items are fetched with its list: for buttons that every page begins with. */
export function PartMenu<Parts>(props: PartMenuProps<Parts>) {
  const { trigger, align = "end", fetchParts, children } = props;
  const [opened, setOpened] = useState<MenuFocus | null>(null);
  const fetchAll = useCallback(() => Promise.all([fetchPopup(), fetchParts()]), [fetchParts]);
  const { part, load, preload } = usePart(fetchAll);
  const popup = part?.[0];
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
        "aria-expanded": opened !== null && popup !== undefined,
        onClick: toggle,
        onKeyDown: openByArrow,
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {part && popup && (
        <popup.MenuPopup
          open={opened !== null}
          onOpenChange={(next) => setOpened(next ? "list" : null)}
          trigger={button}
          focus={opened ?? "list"}
          align={align}
        >
          {children(part[1])}
        </popup.MenuPopup>
      )}
    </>
  );
}
