"use client";

import { Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { BrushCanvas } from "@/components/images/brush-canvas";
import { ClickedPoints } from "@/components/images/clicked-points";
import { Crosshair } from "@/components/images/crosshair";
import { Button } from "@/components/ui/button";
import { Slider } from "@/components/ui/slider";
import { Spinner } from "@/components/ui/spinner";
import { contextOf, fitWithin } from "@/lib/client/canvas/layers";
import { drawMarks, lastOutline, type Mark } from "@/lib/client/canvas/marks";
import type { Place } from "@/lib/client/canvas/strokes";
import { formatPercent } from "@/lib/core/format";

/** Longer side of the marks: the resolution of the server's outlines. */
export const MARK_SIDE = 1_024;
/** Vermilion, the color of everything about to be done. */
const MARK_COLOUR = "#ff4a1c";
const FIRST_RADIUS = 0.03;

export type MarkTool = "click" | "paint" | "erase";

type PictureMarkerProps = {
  picture: ImageBitmap;
  marks: readonly Mark[];
  onMarks: (marks: readonly Mark[]) => void;
  tool: MarkTool;
  /** Called on a click; resolves when the outline is there. */
  onClick: (place: Place) => Promise<void>;
};

/** An image to mark objects on: click them, paint over them, or erase marks. */
export function PictureMarker({ picture, marks, onMarks, tool, onClick }: PictureMarkerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [radius, setRadius] = useState(FIRST_RADIUS);
  const [asking, setAsking] = useState(false);
  const size = fitWithin(picture, MARK_SIDE);

  function show(shown: readonly Mark[]): void {
    if (canvas.current) drawMarks(canvas.current, shown, MARK_COLOUR);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new image has a new size, which clears the canvas.
  useEffect(() => show(marks), [marks, picture]);

  function finish(places: readonly Place[]): void {
    const [first] = places;
    if (!first) return;
    if (tool === "click") click(first);
    else onMarks([...marks, { mode: tool, places: [...places], radius }]);
  }

  function click(place: Place): void {
    if (asking) return;
    setAsking(true);
    onClick(place).finally(() => setAsking(false));
  }

  return (
    <div className="grid gap-3">
      <div className="relative grid overflow-clip rounded-control border border-line *:[grid-area:1/1]">
        <PictureCanvas picture={picture} />
        <div className="opacity-55">
          <BrushCanvas
            ref={canvas}
            label="Image with marks"
            size={size}
            radius={tool === "click" ? 0 : radius}
            onDraw={(places) =>
              tool !== "click" && show([...marks, { mode: tool, places, radius }])
            }
            onDrawn={finish}
          />
        </div>
        {tool === "click" && (
          <>
            <ClickedPoints points={lastOutline(marks)?.points ?? []} />
            <Crosshair onClick={click} />
          </>
        )}
        {asking && <FindingOutline />}
      </div>
      {tool !== "click" && (
        <Slider
          label="Brush size"
          value={Math.round(radius * 200)}
          min={1}
          max={30}
          format={(percent) => formatPercent(percent / 100)}
          onValueChange={(percent) => setRadius(percent / 200)}
        />
      )}
      <UndoMarks marks={marks} onMarks={onMarks} />
    </div>
  );
}

function FindingOutline() {
  return (
    <p
      role="status"
      className="relative flex items-center gap-2 self-end justify-self-start bg-card px-3 py-2 text-sm"
    >
      <Spinner />
      Finding the outline…
    </p>
  );
}

/** Undoes the last mark, or all of them. */
function UndoMarks({ marks, onMarks }: Pick<PictureMarkerProps, "marks" | "onMarks">) {
  const none = marks.length === 0;
  return (
    <div className="flex gap-2">
      <Button size="sm" disabled={none} onClick={() => onMarks(marks.slice(0, -1))}>
        <Undo2 aria-hidden />
        Undo
      </Button>
      <Button size="sm" disabled={none} onClick={() => onMarks([])}>
        <X aria-hidden />
        Clear
      </Button>
    </div>
  );
}

function PictureCanvas({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = fitWithin(picture, MARK_SIDE);
  useEffect(() => {
    if (canvas.current) contextOf(canvas.current).drawImage(picture, 0, 0, width, height);
  }, [picture, width, height]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width}
      height={height}
      className="block h-auto w-full"
    />
  );
}
