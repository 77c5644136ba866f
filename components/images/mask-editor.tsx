"use client";

import { Undo2, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { BrushCanvas } from "@/components/images/brush-canvas";
import { BrushSize } from "@/components/images/brush-size";
import { ClickedPoints } from "@/components/images/clicked-points";
import { Crosshair } from "@/components/images/crosshair";
import { ZoomFrame } from "@/components/images/zoom-frame";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { contextOf, fitWithin } from "@/lib/client/canvas/layers";
import {
  countSelected,
  drawMarks,
  lastOutline,
  MARK_SIDE,
  type Mark,
} from "@/lib/client/canvas/marks";
import type { StrokePoint } from "@/lib/client/canvas/strokes";
import { formatCount } from "@/lib/core/format";

/** Vermilion, the color of everything about to be done. */
const MARK_COLOR = "#ff4a1c";
const FIRST_RADIUS = 0.03;

export type MarkTool = "click" | "paint" | "erase";

type MaskEditorProps = {
  image: ImageBitmap;
  marks: readonly Mark[];
  onMarksChange: (marks: readonly Mark[]) => void;
  tool: MarkTool;
  /** Called on a click; resolves when the outline is there. */
  onClick: (place: StrokePoint) => Promise<void>;
  /** Drawn over the image. */
  children?: ReactNode;
};

/** An image to mark objects on: click them, paint over them, or erase marks. */
export function MaskEditor(props: MaskEditorProps) {
  const { image, marks, onMarksChange, tool, onClick, children } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [radius, setRadius] = useState(FIRST_RADIUS);
  const [asking, setAsking] = useState(false);
  const size = fitWithin(image, MARK_SIDE);

  function show(shown: readonly Mark[]): void {
    if (canvas.current) drawMarks(canvas.current, shown, MARK_COLOR);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new image has a new size, which clears the canvas.
  useEffect(() => show(marks), [marks, image]);

  function finish(points: readonly StrokePoint[]): void {
    const [first] = points;
    if (!first) return;
    if (tool === "click") click(first);
    else onMarksChange([...marks, { mode: tool, points: [...points], radius }]);
  }

  function click(place: StrokePoint): void {
    if (asking) return;
    setAsking(true);
    onClick(place).finally(() => setAsking(false));
  }

  return (
    <div className="grid gap-3">
      <ZoomFrame size={size}>
        <div className="relative grid *:[grid-area:1/1]">
          <ImageCanvas image={image} />
          {/* The edge shows on images of the mark's own color. */}
          <div className="opacity-55 [filter:drop-shadow(0_0_1px_#fff)_drop-shadow(0_0_1px_#000)]">
            <BrushCanvas
              ref={canvas}
              label="Image with marks"
              size={size}
              radius={tool === "click" ? 0 : radius}
              onDraw={(points) =>
                tool !== "click" && show([...marks, { mode: tool, points, radius }])
              }
              onDrawn={finish}
            />
          </div>
          {tool === "click" && <ClickedPoints points={lastOutline(marks)?.points ?? []} />}
          <Crosshair verb={tool === "erase" ? "unmark" : tool} onDrawn={finish} />
          {children}
          {asking && <FindingOutline />}
        </div>
      </ZoomFrame>
      {tool !== "click" && <BrushSize radius={radius} onRadiusChange={setRadius} />}
      <UndoMarks marks={marks} onMarksChange={onMarksChange} />
      <MarksNews marks={marks} image={image} />
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

/** Tells screen readers what became of a click, a stroke, or Undo. */
function MarksNews({ marks, image }: Pick<MaskEditorProps, "marks" | "image">) {
  const before = useRef(marks);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (marks === before.current) return;
    const isNew = marks.length > before.current.length;
    before.current = marks;
    const done = isNew ? DONE[marks.at(-1)?.mode ?? "outline"] : "";
    setNews(`${done} ${formatCount(countSelected(marks, image), "object")} selected.`.trimStart());
  }, [marks, image]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

const DONE = { outline: "Outlined.", paint: "Painted.", erase: "Unmarked." };

/** Undoes the last mark, or all of them. */
function UndoMarks({ marks, onMarksChange }: Pick<MaskEditorProps, "marks" | "onMarksChange">) {
  const none = marks.length === 0;
  return (
    <div className="flex gap-2">
      <Button
        size="sm"
        // Not disabled, which would take the focus from it.
        aria-disabled={none || undefined}
        onClick={() => !none && onMarksChange(marks.slice(0, -1))}
      >
        <Undo2 aria-hidden />
        Undo
      </Button>
      <Button
        size="sm"
        aria-disabled={none || undefined}
        onClick={() => !none && onMarksChange([])}
      >
        <X aria-hidden />
        Clear
      </Button>
    </div>
  );
}

function ImageCanvas({ image }: { image: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = fitWithin(image, MARK_SIDE);
  useEffect(() => {
    if (canvas.current) contextOf(canvas.current).drawImage(image, 0, 0, width, height);
  }, [image, width, height]);
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
