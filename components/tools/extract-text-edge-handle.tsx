"use client";

import { type KeyboardEvent, type PointerEvent, useRef } from "react";

import type { Place } from "@/lib/ocr/pixels/projection";

/** How far the arrow keys move, as fractions of the image, with Shift and without. */
const FINE_STEP = 0.002;
const STEP = 0.01;

const DIRECTIONS: Record<string, Place> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type EdgeHandleProps = { name: string; place: Place; onMove: (place: Place) => void };

/** A corner of a page in the frame around it: dragged, or moved with the arrow keys. */
export function EdgeHandle({ name, place: [x, y], onMove }: EdgeHandleProps) {
  /** From the pointer to the corner, as fractions of the image. */
  const held = useRef<Place>([0, 0]);

  function grab(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pointer = placeOf(event);
    if (pointer) held.current = [x - pointer[0], y - pointer[1]];
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    const pointer = event.currentTarget.hasPointerCapture(event.pointerId) && placeOf(event);
    if (pointer) onMove(inside(pointer[0] + held.current[0], pointer[1] + held.current[1]));
  }

  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_STEP : STEP;
    onMove(inside(x + direction[0] * step, y + direction[1] * step));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`${name} corner. Move with the arrow keys.`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(x * 100)}
      aria-valuetext={`${inPercent(x)} from the left, ${inPercent(y)} from the top`}
      onPointerDown={grab}
      onPointerMove={drag}
      onKeyDown={move}
      className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      <span className="size-5 rounded-full border-2 border-white bg-accent shadow-float" />
    </div>
  );
}

function placeOf(event: PointerEvent<HTMLElement>): Place | undefined {
  const frame = event.currentTarget.parentElement?.getBoundingClientRect();
  if (!frame) return undefined;
  const { left, top, width, height } = frame;
  return [(event.clientX - left) / width, (event.clientY - top) / height];
}

/** So exact that every step is heard. */
function inPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function inside(x: number, y: number): Place {
  return [Math.max(0, Math.min(1, x)), Math.max(0, Math.min(1, y))];
}
