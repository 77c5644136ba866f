"use client";

import { type PointerEvent, useRef } from "react";

type Place = { x: number; y: number };

/** Two fingers, `factor` times as far apart as a moment ago, and where their middle was and is, in pixels of the window. */
export type Pinch = { factor: number; from: Place; to: Place };

/**
 * Handlers for an element whose parts react to single fingers: two of them pinch it. What the first finger began is
 * canceled, and the parts hear nothing of the pinch.
 */
export function usePinch(onPinch: (pinch: Pinch) => void) {
  const fingers = useRef(new Map<number, Place>());

  function middle() {
    const [one = { x: 0, y: 0 }, other = one] = [...fingers.current.values()];
    return {
      at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    };
  }

  function lift(event: PointerEvent): void {
    if (fingers.current.size > 1) event.stopPropagation();
    fingers.current.delete(event.pointerId);
  }

  return {
    onPointerDownCapture(event: PointerEvent): void {
      if (event.pointerType !== "touch") return;
      const [first] = fingers.current.keys();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (first === undefined) return;
      event.stopPropagation();
      const canceled = new globalThis.PointerEvent("pointercancel", {
        bubbles: true,
        pointerId: first,
      });
      if (fingers.current.size === 2) event.target.dispatchEvent(canceled);
    },
    onPointerMoveCapture(event: PointerEvent): void {
      if (!fingers.current.has(event.pointerId)) return;
      const before = middle();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size !== 2) return;
      event.stopPropagation();
      const after = middle();
      onPinch({ factor: after.distance / before.distance, from: before.at, to: after.at });
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture(event: PointerEvent): void {
      if (event.isTrusted) lift(event);
    },
  };
}
