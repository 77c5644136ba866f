"use client";

import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

type MenuProps = {
  /** A button; it receives the menu's behavior and state. */
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
};

/** A list of actions behind a button. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className="z-50 outline-none">
          <Base.Popup className={POPUP}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, danger = false, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={clsx(ITEM, danger && "text-danger")}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}

type MenuRadioProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onValueChange: (value: Value) => void;
};

/** A choice of a few, inside a menu. */
export function MenuRadio<Value extends string>(props: MenuRadioProps<Value>) {
  return (
    <Base.RadioGroup
      aria-label={props.label}
      value={props.value}
      onValueChange={(value: Value) => props.onValueChange(value)}
    >
      {props.options.map(({ value, label, icon }) => (
        <Base.RadioItem key={value} value={value} closeOnClick className={ITEM}>
          {icon}
          <span className="flex-1">{label}</span>
          <Base.RadioItemIndicator>
            <Check aria-hidden size={16} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

const POPUP = clsx(
  "min-w-48 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-1 shadow-float",
  "outline-none transition-opacity duration-150",
  "data-ending-style:opacity-0 data-starting-style:opacity-0",
);

const ITEM = clsx(
  "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 text-sm",
  "no-underline outline-none data-disabled:cursor-not-allowed data-highlighted:bg-sunken",
  "data-disabled:opacity-60 dark:data-highlighted:bg-line",
);
