"use client";

import { RotateCcw, Square } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** Long enough for the second click of a double click, in milliseconds. */
const SECOND_CLICK_MS = 500;

export type RunControlsProps = {
  pending: boolean;
  onStop: () => void;
  /** Null before the first run. */
  onRegenerate: (() => void) | null;
  /** What else can be done with a result: comes before them. */
  children?: ReactNode;
};

/**
 * Stop during a run, Regenerate and the rest after it. Stop stays in its place, without effect, for as long as the pointer or the
 * focus is on it, and for a moment: whoever means to stop a run that is just ending does nothing else.
 */
export function RunControls({ pending, onStop, onRegenerate, children }: RunControlsProps) {
  const [isAimedAt, setAimedAt] = useState(false);
  const isEnding = useEndedJustNow(pending);
  const stop = useGuardedPlace(pending);
  const aim = ({ type, currentTarget }: SyntheticEvent) =>
    setAimedAt(currentTarget.matches(type === "blur" ? ":hover" : ":focus-visible"));
  if (pending || isEnding || isAimedAt) {
    return (
      <Button
        ref={stop}
        size="sm"
        data-stops
        aria-disabled={!pending}
        // What does nothing any more isn't on the way of the Tab key.
        tabIndex={pending ? undefined : -1}
        onClick={() => pending && onStop()}
        onPointerEnter={() => setAimedAt(true)}
        onFocus={() => setAimedAt(true)}
        onPointerLeave={aim}
        onBlur={aim}
        className="aria-disabled:cursor-default aria-disabled:opacity-60"
      >
        <Square aria-hidden />
        Stop
      </Button>
    );
  }
  return (
    <>
      {children}
      {onRegenerate && (
        <Button size="sm" onClick={onRegenerate}>
          <RotateCcw aria-hidden />
          Regenerate
        </Button>
      )}
    </>
  );
}

/** True for a moment after a run's end. */
function useEndedJustNow(pending: boolean): boolean {
  const [wasPending, setWasPending] = useState(pending);
  useEffect(() => {
    if (pending) {
      setWasPending(true);
      return;
    }
    const timer = setTimeout(() => setWasPending(false), SECOND_CLICK_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return wasPending && !pending;
}

/**
 * Where a run's end takes Stop away with what is around it, from under the pointer: a click that was meant for it reaches
 * nothing else for a moment.
 *
 * @returns to be the button's ref
 */
function useGuardedPlace(pending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: stop } = button;
    if (!pending || !stop) return;
    // Somebody who is elsewhere means whatever comes to this place.
    return () => {
      if (stop.matches(":hover")) guard(stop.getBoundingClientRect());
    };
  }, [pending]);
  return button;
}

function guard({ left, right, top, bottom }: DOMRect): void {
  const refuse = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail } = event;
    // A key's click has no place.
    if (detail === 0 || x < left || x > right || y < top || y > bottom) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", refuse, { capture: true });
  setTimeout(() => removeEventListener("click", refuse, { capture: true }), SECOND_CLICK_MS);
}

/** Shown until the first word of a run arrives. */
export function RunPending({ onStop }: { onStop: () => void }) {
  return (
    <div className="grid justify-items-center gap-4">
      <p className="flex items-center gap-3 text-soft">
        <Spinner />
        Waiting for the first words…
      </p>
      <RunControls pending onStop={onStop} onRegenerate={null} />
    </div>
  );
}
