"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

import { ProductScreenshot } from "@/components/marketing/product-screenshot";
import { TOUR_STEPS } from "@/components/marketing/tour-steps";

const LAST = TOUR_STEPS.length - 1;

/** A tour of the product in a few screenshots, with buttons, dots, or the arrow keys. */
export function Tour() {
  const [current, setCurrent] = useState(0);
  const step = TOUR_STEPS[current] ?? TOUR_STEPS[0];

  function go(to: number): void {
    setCurrent(Math.min(Math.max(to, 0), LAST));
  }

  // Works wherever the focus is in the dialog, which stops arrow keys from bubbling: hence the
  // capture.
  useEffect(() => {
    function goByKey(event: KeyboardEvent): void {
      const moves: Record<string, (at: number) => number> = {
        ArrowLeft: (at) => Math.max(at - 1, 0),
        ArrowRight: (at) => Math.min(at + 1, LAST),
        Home: () => 0,
        End: () => LAST,
      };
      const move = moves[event.key];
      // With these, they are the browser's: Alt and an arrow goes back.
      if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setCurrent(move);
    }
    document.addEventListener("keydown", goByKey, { capture: true });
    return () => document.removeEventListener("keydown", goByKey, { capture: true });
  }, []);

  return (
    <div className="mx-auto max-w-[calc((100dvh-18rem)*1.6)]">
      <figure>
        <div className="overflow-hidden rounded-card border border-line bg-sunken">
          <ProductScreenshot name={step.id} alt={step.alt} />
        </div>
        <figcaption aria-live="polite" className="mt-4 min-h-26 sm:min-h-18">
          <span className="block font-medium">
            <span className="sr-only">
              Step {current + 1} of {TOUR_STEPS.length}:{" "}
            </span>
            {step.title}
          </span>
          <span className="mt-1 block max-w-[68ch] text-sm text-soft">{step.text}</span>
        </figcaption>
      </figure>
      <TourControls current={current} go={go} />
    </div>
  );
}

function TourControls({ current, go }: { current: number; go: (to: number) => void }) {
  return (
    <div className="mt-2 flex items-center justify-between gap-2">
      <StepButton name="Previous step" atEnd={current === 0} onClick={() => go(current - 1)}>
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
      </StepButton>
      <ol className="flex">
        {TOUR_STEPS.map((step, index) => (
          <li key={step.id}>
            <button
              type="button"
              aria-label={`Step ${index + 1}: ${step.title}`}
              aria-current={index === current ? "step" : undefined}
              onClick={() => go(index)}
              className="group grid h-11 w-9 place-items-center sm:w-11"
            >
              <span className="size-2 rounded-full border border-line-strong transition-[width,background-color] duration-150 group-hover:bg-line-strong group-aria-[current=step]:w-6 group-aria-[current=step]:border-ink group-aria-[current=step]:bg-ink" />
            </button>
          </li>
        ))}
      </ol>
      <StepButton name="Next step" atEnd={current === LAST} onClick={() => go(current + 1)}>
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
      </StepButton>
    </div>
  );
}

type StepButtonProps = {
  name: string;
  /** There is no further step. The button stays enabled, so that it keeps the focus. */
  atEnd: boolean;
  onClick: () => void;
  children: ReactNode;
};

function StepButton({ name, atEnd, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={atEnd}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control border border-line bg-card hover:border-line-strong aria-disabled:text-line-strong aria-disabled:hover:border-line"
    >
      {children}
    </button>
  );
}
