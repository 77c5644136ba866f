"use client";

import clsx from "clsx";
import { Check, CircleAlert, LoaderCircle, Square } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

import { Tabs } from "@/components/ui/tabs";

export type SideState = "running" | "finished" | "failed" | "stopped";

export type Side = {
  name: string;
  state: SideState;
  /** Stop, try again, or keep. */
  actions: ReactNode;
  body: ReactNode;
  /** Engine, words, time, tokens. */
  footer: ReactNode;
};

type SideBySideProps = {
  /** Names both together. */
  label: string;
  sides: readonly [Side, Side];
};

/** Narrower than this, two texts beside each other can't be read. */
const MIN_WIDTH = 460;

/** Two results next to each other; as tabs where there is no room. Says when a side has ended. */
export function SideBySide({ label, sides }: SideBySideProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const [tab, setTab] = useState("0");
  return (
    <div ref={box} className="min-w-0">
      <p role="status" className="sr-only">
        {sides.map(announced).filter(Boolean).join(" ")}
      </p>
      {isNarrow ? (
        <div className="px-4 pt-2">
          <Tabs
            label={label}
            value={tab}
            onValueChange={setTab}
            tabs={sides.map((side, index) => ({
              value: String(index),
              label: <TabName {...side} />,
              panel: <OneSide {...side} />,
            }))}
          />
        </div>
      ) : (
        <div className="grid grid-cols-2 divide-x divide-line">
          {sides.map((side, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place.
            <section key={index} aria-label={side.name} className="min-w-0 px-4 py-4 sm:px-5">
              <OneSide {...side} heading />
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function OneSide({ name, actions, body, footer, heading }: Side & { heading?: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        {heading && <h3 className="min-w-0 flex-1 basis-32 truncate font-medium">{name}</h3>}
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {body}
      {footer && <div className="border-line border-t pt-3 text-soft text-xs">{footer}</div>}
    </div>
  );
}

const ICONS = {
  running: LoaderCircle,
  finished: Check,
  failed: CircleAlert,
  stopped: Square,
};

function TabName({ name, state }: Side) {
  const Icon = ICONS[state];
  return (
    <span className="flex items-center gap-2">
      <span className="max-w-24 truncate">{name}</span>
      <Icon
        aria-hidden
        className={clsx("size-4 shrink-0", state === "running" && "animate-spin")}
      />
      <span className="sr-only">{state}</span>
    </span>
  );
}

function announced({ name, state }: Side): string {
  return state === "running" ? "" : `${name} ${state}.`;
}

function useIsNarrow(box: React.RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      // Nothing is measured while it is hidden.
      if (element.offsetWidth > 0) setNarrow(element.offsetWidth < MIN_WIDTH);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isNarrow;
}
