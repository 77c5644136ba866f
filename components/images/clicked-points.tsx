import clsx from "clsx";
import { Minus, Plus } from "lucide-react";

import type { OutlinePoint } from "@/lib/client/canvas/marks";

/** The clicks behind an outline, over the image: what belongs to the object and what doesn't. */
export function ClickedPoints({ points }: { points: readonly OutlinePoint[] }) {
  return (
    <span aria-hidden className="pointer-events-none relative">
      {points.map(({ x, y, inside }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: points are only added and removed at the end.
          key={index}
          className={clsx(
            "absolute grid size-5 -translate-1/2 place-items-center rounded-full border-2 border-white text-white *:size-3",
            inside ? "bg-accent" : "bg-black",
          )}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        >
          {inside ? <Plus strokeWidth={4} /> : <Minus strokeWidth={4} />}
        </span>
      ))}
    </span>
  );
}
