"use client";

import clsx from "clsx";
import { type PointerEvent, type Ref, useRef, useState } from "react";

import type { Size } from "@/lib/client/canvas/layers";
import { pointerPosition, type StrokePoint } from "@/lib/client/canvas/strokes";

type BrushCanvasProps = {
  ref: Ref<HTMLCanvasElement>;
  /** What is drawn on it, for people who can't see it. */
  label: string;
  size: Size;
  /** Brush radius as a fraction of the longer side; null when no brush is active. */
  radius: number | null;
  /** Called while a stroke is drawn, with all of it so far. */
  onDraw: (points: readonly StrokePoint[]) => void;
  /** Called when the stroke is complete. */
  onDrawn: (points: readonly StrokePoint[]) => void;
  className?: string;
};

/** A canvas to draw on with a round brush, by mouse, pen, or finger. */
export function BrushCanvas(props: BrushCanvasProps) {
  const { ref, label, size, radius, onDraw, onDrawn, className } = props;
  const line = useRef<StrokePoint[] | null>(null);
  const [hover, setHover] = useState<StrokePoint | null>(null);

  function add(event: PointerEvent<HTMLCanvasElement>): void {
    if (!line.current) return;
    // A fast hand moves several steps between two frames.
    const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const step of steps.length > 0 ? steps : [event.nativeEvent]) {
      line.current.push(pointerPosition(step, event.currentTarget));
    }
    onDraw(line.current);
  }

  function finish(): void {
    if (!line.current) return;
    onDrawn(line.current);
    line.current = null;
  }

  /** Two fingers zoom: what the first of them began isn't a stroke. */
  function cancel(): void {
    if (!line.current) return;
    line.current = null;
    onDraw([]);
  }

  return (
    <span className="relative block overflow-clip">
      <canvas
        ref={ref}
        role="img"
        aria-label={label}
        width={size.width}
        height={size.height}
        className={clsx(
          "block h-auto w-full",
          radius !== null && "cursor-crosshair touch-none",
          className,
        )}
        onPointerDown={(event) => {
          if (radius === null || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          line.current = [];
          add(event);
        }}
        onPointerMove={(event) => {
          setHover(radius === null ? null : pointerPosition(event, event.currentTarget));
          add(event);
        }}
        onPointerUp={finish}
        onPointerCancel={cancel}
        onPointerLeave={() => setHover(null)}
      />
      {hover && radius !== null && <BrushCursor at={hover} radius={radius} size={size} />}
    </span>
  );
}

/** Shows the size of the brush under the pointer. */
function BrushCursor({ at, radius, size }: { at: StrokePoint; radius: number; size: Size }) {
  const diameter = 2 * radius * (Math.max(size.width, size.height) / size.width) * 100;
  return (
    // As large as the image, and moved without a layout: a pointer makes nothing on the page jump.
    <span
      aria-hidden
      className="pointer-events-none absolute inset-0 transition-none"
      style={{ transform: `translate(${at.x * 100}%, ${at.y * 100}%)` }}
    >
      <span
        className="absolute top-0 left-0 aspect-square -translate-1/2 rounded-full border border-white outline outline-black/60"
        style={{ width: `${diameter}%` }}
      />
    </span>
  );
}
