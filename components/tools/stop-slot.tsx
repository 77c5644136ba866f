"use client";

import { Square } from "lucide-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** Long enough for the second click of a double click, in milliseconds. */
const SECOND_CLICK_MS = 500;

type StopSlotProps = {
  /** Something runs that can be stopped. */
  pending: boolean;
  onStop: () => void;
  /** What the button says. */
  text?: string;
  /** The button's name, where it says less than what is stopped. */
  name?: string;
  size?: "sm" | "md";
  /** It was asked to stop, and hasn't yet. */
  isStopping?: boolean;
  /** What takes its place after the run. */
  children?: ReactNode;
};

/**
 * Stop during a run, and what can be done after it in the same place. Stop stays there, without effect, for as long as a mouse
 * or the keyboard's focus is on it, and for a moment: whoever means to stop a run that is just ending does nothing else.
 */
export function StopSlot(props: StopSlotProps) {
  const { pending, onStop, text = "Stop", name, size = "sm", isStopping = false, children } = props;
  // What a finger has touched counts as hovered, by its styles, until another place is touched.
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const stop = useGuardedPlace(pending);
  const isEnding = useEndedJustNow(pending, stop);
  if (!pending && !isEnding && !isHovered && !isFocused) return children;
  const isOn = pending && !isStopping;
  return (
    <Button
      ref={stop}
      size={size}
      data-stops
      aria-label={name}
      aria-busy={isStopping || undefined}
      aria-disabled={!isOn}
      // What does nothing any more isn't on the way of the Tab key.
      tabIndex={pending ? undefined : -1}
      onClick={() => isOn && onStop()}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== "touch")}
      onPointerLeave={() => setHovered(false)}
      // A click or a tap leaves the focus here, too, and means nothing by it.
      onFocus={({ currentTarget }) => setFocused(currentTarget.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
      className="aria-disabled:cursor-default aria-disabled:opacity-60"
    >
      {isStopping ? <Spinner /> : <Square aria-hidden />}
      {text}
    </Button>
  );
}

/** True for a moment after the end of a run whose Stop somebody saw. */
function useEndedJustNow(pending: boolean, stop: RefObject<HTMLButtonElement | null>): boolean {
  const [wasPending, setWasPending] = useState(pending);
  useLayoutEffect(() => {
    if (pending) {
      setWasPending(true);
      return;
    }
    // A page that opens comes into view whole: what takes Stop's place later would push its parts around.
    if (stop.current?.closest("[data-opening]")) {
      setWasPending(false);
      return;
    }
    const timer = setTimeout(() => setWasPending(false), SECOND_CLICK_MS);
    return () => clearTimeout(timer);
  }, [pending, stop]);
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
