"use client";

import { useEffect, useId, useMemo, useRef, useState } from "react";

import { BackdropFields } from "@/components/images/backdrop-fields";
import { BrushCanvas } from "@/components/images/brush-canvas";
import { CutoutToolbar } from "@/components/images/cutout-toolbar";
import { Chips } from "@/components/ui/chips";
import { Slider } from "@/components/ui/slider";
import {
  type Backdrop,
  type CutoutSources,
  createCutoutPainter,
  type TouchUp,
} from "@/lib/client/canvas/draw-cutout";
import { fitWithin } from "@/lib/client/canvas/layers";
import type { StrokePoint } from "@/lib/client/canvas/strokes";
import { formatPercent } from "@/lib/core/format";

/** Longer side of the preview; the saved file has the image's full size. */
const SHOWN_SIDE = 1_400;
const FIRST_RADIUS = 0.03;

const TOOLS = [
  { value: "none", label: "Off" },
  { value: "restore", label: "Restore" },
  { value: "erase", label: "Erase" },
] as const;

type Tool = (typeof TOOLS)[number]["value"];

/** A cutout on a checkerboard, with brushes to touch it up and a new background. */
export function CutoutEditor({ sources, title }: { sources: CutoutSources; title: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [touchUps, setTouchUps] = useState<readonly TouchUp[]>([]);
  const [backdrop, setBackdrop] = useState<Backdrop>({ kind: "none" });
  const [tool, setTool] = useState<Tool>("none");
  const [radius, setRadius] = useState(FIRST_RADIUS);
  const size = useMemo(() => fitWithin(sources.cutout, SHOWN_SIDE), [sources]);
  const paint = useMemo(() => createCutoutPainter(sources, size), [sources, size]);

  useEffect(() => {
    if (canvas.current) paint(canvas.current, { touchUps, backdrop });
  }, [paint, touchUps, backdrop]);

  /** While it is being drawn, a stroke shows in the image but can't be undone yet. */
  function draw(points: readonly StrokePoint[]): void {
    if (!canvas.current || tool === "none") return;
    paint(canvas.current, { touchUps, backdrop }, { mode: tool, points, radius });
  }

  function keep(points: readonly StrokePoint[]): void {
    if (tool === "none" || points.length === 0) return;
    setTouchUps((before) => [...before, { mode: tool, points: [...points], radius }]);
  }

  return (
    <div className="grid gap-5">
      <CutoutToolbar
        sources={sources}
        edits={{ touchUps, backdrop }}
        title={title}
        onUndo={() => setTouchUps((before) => before.slice(0, -1))}
      />
      <div className="checkerboard overflow-clip rounded-control border border-line">
        <BrushCanvas
          ref={canvas}
          label="The subject on its new background"
          size={size}
          radius={tool === "none" ? null : radius}
          onDraw={draw}
          onDrawn={keep}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <BackdropFields
          backdrop={backdrop}
          onChange={setBackdrop}
          canBlur={sources.original !== null}
        />
        <BrushFields
          tool={tool}
          onToolChange={setTool}
          radius={radius}
          onRadiusChange={setRadius}
          canRestore={sources.original !== null}
        />
      </div>
    </div>
  );
}

type BrushFieldsProps = {
  tool: Tool;
  onToolChange: (tool: Tool) => void;
  radius: number;
  onRadiusChange: (radius: number) => void;
  canRestore: boolean;
};

function BrushFields({ tool, onToolChange, radius, onRadiusChange, canRestore }: BrushFieldsProps) {
  const name = useId();
  const tools = TOOLS.filter(({ value }) => canRestore || value !== "restore");
  return (
    <div className="grid content-start gap-4">
      <Chips
        label="Touch up"
        name={name}
        options={tools}
        value={tool}
        onValueChange={(value) =>
          onToolChange(tools.find((one) => one.value === value)?.value ?? "none")
        }
      />
      {tool !== "none" && (
        <Slider
          label="Brush size"
          value={Math.round(radius * 200)}
          min={1}
          max={30}
          format={(percent) => formatPercent(percent / 100)}
          onValueChange={(percent) => onRadiusChange(percent / 200)}
        />
      )}
    </div>
  );
}
