"use client";

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";

import { BackdropFields } from "@/components/images/backdrop-fields";
import { BrushCanvas } from "@/components/images/brush-canvas";
import { CutoutToolbar } from "@/components/images/cutout-toolbar";
import { EditsStatus } from "@/components/images/edits-status";
import { ZoomFrame } from "@/components/images/zoom-frame";
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
import { notify } from "@/lib/client/notify";
import { useBackdropImage } from "@/lib/client/use-backdrop-image";
import type { KeptEdits } from "@/lib/client/use-cutout-edits";
import { formatPercent } from "@/lib/core/format";
import {
  type CutoutBackdrop,
  type CutoutStroke,
  fits,
  packPoints,
  unpackPoints,
} from "@/lib/tools/remove-background/cutout-edits";

/** Longer side of the preview; the saved file has the image's full size. */
const SHOWN_SIDE = 1_400;
const FIRST_RADIUS = 0.03;

const TOOLS = [
  { value: "none", label: "Off" },
  { value: "restore", label: "Restore" },
  { value: "erase", label: "Erase" },
] as const;

type Tool = (typeof TOOLS)[number]["value"];

type CutoutEditorProps = {
  creationId: string;
  sources: CutoutSources;
  /** Base name of saved files. */
  title: string;
  kept: KeptEdits;
};

/** A cutout on a checkerboard, with brushes to touch it up and a new background. */
export function CutoutEditor({ creationId, sources, title, kept }: CutoutEditorProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { edits, change } = kept;
  const [tool, setTool] = useState<Tool>("none");
  const [radius, setRadius] = useState(FIRST_RADIUS);
  const size = useMemo(() => fitWithin(sources.cutout, SHOWN_SIDE), [sources]);
  const paint = useMemo(() => createCutoutPainter(sources, size), [sources, size]);
  const setBackdrop = (backdrop: CutoutBackdrop) => change((now) => ({ ...now, backdrop }));
  const image = useBackdropImage(edits.backdrop, (choose) =>
    change((now) => ({ ...now, backdrop: choose(now.backdrop) })),
  );
  const touchUps = useMemo(() => edits.strokes.map(toTouchUp), [edits.strokes]);
  const backdrop = useMemo(
    () => toBackdrop(edits.backdrop, image.bitmap),
    [edits.backdrop, image.bitmap],
  );

  useEffect(() => {
    if (canvas.current) paint(canvas.current, { touchUps, backdrop });
  }, [paint, touchUps, backdrop]);

  /** While it is being drawn, a stroke shows in the image but can't be undone yet. */
  function draw(points: readonly StrokePoint[]): void {
    if (!canvas.current || tool === "none") return;
    paint(canvas.current, { touchUps, backdrop }, { mode: tool, points, radius });
  }

  function keep(line: readonly StrokePoint[]): void {
    if (tool === "none" || line.length === 0) return;
    const stroke = { id: uuidv7(), mode: tool, radius, points: packPoints(line, radius) };
    if (fits({ ...edits, strokes: [...edits.strokes, stroke] })) {
      change((now) => ({ ...now, strokes: [...now.strokes, stroke] }));
      return;
    }
    draw([]);
    notify.neutral("These are as many brush strokes as can be saved. Undo some to go on.");
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <CutoutToolbar
          creationId={creationId}
          sources={sources}
          edits={{ touchUps, backdrop }}
          title={title}
          onUndo={() => change((now) => ({ ...now, strokes: now.strokes.slice(0, -1) }))}
        />
        <EditsStatus kept={kept} isStoring={image.isStoring} />
      </div>
      <ZoomFrame size={size}>
        <div className="checkerboard">
          <BrushCanvas
            ref={canvas}
            label="The subject on its new background"
            size={size}
            radius={tool === "none" ? null : radius}
            onDraw={draw}
            onDrawn={keep}
          />
        </div>
      </ZoomFrame>
      <div className="grid gap-5 sm:grid-cols-2">
        <BackdropFields
          backdrop={edits.backdrop}
          onChange={setBackdrop}
          image={image}
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

function toTouchUp({ mode, radius, points }: CutoutStroke): TouchUp {
  return { mode, radius, points: unpackPoints(points) };
}

/** As it's painted: an image that isn't there yet is as good as none. */
function toBackdrop(backdrop: CutoutBackdrop, image: ImageBitmap | null): Backdrop {
  if (backdrop.kind !== "image") return backdrop;
  return image ? { kind: "image", image } : { kind: "none" };
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
