"use client";

import type { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { Check } from "lucide-react";
import { createContext, type ReactNode, use } from "react";

/** What has the focus in an open menu: the list itself when it was opened by pointer. */
export type MenuFocus = "list" | "first" | "last";

/** The library's menu, from the popup that loaded it. */
export const MenuParts = createContext<typeof Base | null>(null);

function useMenuParts(): typeof Base {
  const parts = use(MenuParts);
  if (!parts) throw new Error("A menu item needs a Menu around it.");
  return parts;
}

type MenuItemProps = {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, danger = false, disabled, onSelect, children }: MenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item disabled={disabled} onClick={onSelect} className={clsx(ITEM, danger && "text-danger")}>
      {icon}
      {children}
    </Item>
  );
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="my-1 h-px bg-line" />;
}

type MenuRadioProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onValueChange: (value: Value) => void;
};

/** A choice of a few, inside a menu. */
export function MenuRadio<Value extends string>(props: MenuRadioProps<Value>) {
  const { RadioGroup, RadioItem, RadioItemIndicator } = useMenuParts();
  return (
    <RadioGroup
      aria-label={props.label}
      value={props.value}
      onValueChange={(value: Value) => props.onValueChange(value)}
    >
      {props.options.map(({ value, label, icon }) => (
        <RadioItem key={value} value={value} closeOnClick className={ITEM}>
          {icon}
          <span className="flex-1">{label}</span>
          <RadioItemIndicator>
            <Check aria-hidden size={16} />
          </RadioItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

const ITEM = clsx(
  "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 text-sm",
  "no-underline focus-visible:-outline-offset-2 data-disabled:cursor-not-allowed data-highlighted:bg-sunken",
  "data-disabled:opacity-60 dark:data-highlighted:bg-line",
);
