"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import clsx from "clsx";
import type { ReactNode } from "react";

type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode; panel: ReactNode }[];
};

/** Tabbed panels; the transition takes 0.3 s (K-10). Hidden panels keep their state. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List aria-label={label} className="relative flex gap-1 border-line border-b">
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={TAB}>
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={INDICATOR} />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted className={PANEL}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

const TAB = clsx(
  "min-h-11 rounded-t-control px-4 font-medium text-sm text-soft transition-colors duration-300",
  "hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink",
);

const INDICATOR = clsx(
  "absolute -bottom-px left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left)",
  "bg-accent transition-[translate,width] duration-300",
);

const PANEL = clsx(
  "pt-4 transition-opacity duration-300 data-starting-style:opacity-0 [&[hidden]]:hidden",
);
