"use client";

import { type KeyboardEvent, useState } from "react";

import type { StrokePoint } from "@/lib/client/canvas/strokes";
import { formatPercent } from "@/lib/core/format";

/** How far the arrow keys move, as fractions of the image, with Shift and without. */
const FINE_STEP = 0.005;
const STEP = 0.03;

const DIRECTIONS: Record<string, StrokePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type CrosshairProps = {
  /** What Enter does there. */
  verb: "click" | "paint" | "erase" | "restore" | "unmark";
  /** Called with the place, or with both ends of a line. */
  onDrawn: (line: readonly StrokePoint[]) => void;
};

/**
 * Clicks or paints on an image without a mouse: arrow keys move the crosshair, Enter and Space do it there. A brush draws a line from
 * where it last was with Shift and Enter, as image editors do with Shift and a click: no key has to be held while another is pressed.
 */
export function Crosshair({ verb, onDrawn }: CrosshairProps) {
  const [place, setPlace] = useState<StrokePoint>({ x: 0.5, y: 0.5 });
  const [last, setLast] = useState<StrokePoint | null>(null);
  const isBrush = verb !== "click";

  function draw(from: StrokePoint | null): void {
    onDrawn(from ? [from, place] : [place]);
    setLast(place);
  }

  function press(event: KeyboardEvent): void {
    if (isBrush && event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      draw(last);
      return;
    }
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_STEP : STEP;
    const inside = (share: number) => Math.max(0, Math.min(1, share));
    setPlace(({ x, y }) => ({
      x: inside(x + direction.x * step),
      y: inside(y + direction.y * step),
    }));
  }

  return (
    <span className="pointer-events-none relative">
      <button
        type="button"
        aria-label={`Crosshair at ${formatPercent(place.x)} from the left, ${formatPercent(place.y)} from the top. Move with the arrow keys; press Enter to ${verb}${isBrush ? ", Shift and Enter to do so in a line from the last place" : ""}.`}
        onKeyDown={press}
        onClick={() => draw(null)}
        className="absolute size-8 -translate-1/2 rounded-full border-2 border-white opacity-0 outline-2 outline-black before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-white after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-white focus-visible:opacity-100"
        style={{ left: formatPercent(place.x), top: formatPercent(place.y) }}
      />
    </span>
  );
}
