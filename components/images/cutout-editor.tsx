"use client";

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";

import { BackdropFields } from "@/components/images/backdrop-fields";
import { BrushCanvas } from "@/components/images/brush-canvas";
import { BrushSize } from "@/components/images/brush-size";
import { Crosshair } from "@/components/images/crosshair";
import { CutoutToolbar } from "@/components/images/cutout-toolbar";
import { EditsStatus } from "@/components/images/edits-status";
import { FrameFields } from "@/components/images/frame-fields";
import { FrameNotes } from "@/components/images/frame-notes";
import { ZoomFrame } from "@/components/images/zoom-frame";
import { Chips } from "@/components/ui/chips";
import {
  type Backdrop,
  type CutoutSources,
  createCutoutPainter,
  type TouchUp,
} from "@/lib/client/canvas/draw-cutout";
import { fitWithin } from "@/lib/client/canvas/layers";
import { shownFrame } from "@/lib/client/canvas/shown-frame";
import type { StrokePoint } from "@/lib/client/canvas/strokes";
import { notify } from "@/lib/client/notify";
import { useBackdropImage } from "@/lib/client/use-backdrop-image";
import type { KeptEdits } from "@/lib/client/use-cutout-edits";
import { useCutoutSteps } from "@/lib/client/use-cutout-steps";
import { useFraming } from "@/lib/client/use-framing";
import { namedSize } from "@/lib/frames/cutout-frame";
import {
  type CutoutBackdrop,
  type CutoutStroke,
  fits,
  packPoints,
  unpackPoints,
} from "@/lib/tools/remove-background/cutout-edits";

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

/** A cutout on a checkerboard, with brushes to touch it up, a new background, and a frame. */
export function CutoutEditor({ creationId, sources, title, kept }: CutoutEditorProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { edits, change } = kept;
  const [tool, setTool] = useState<Tool>("none");
  const [radius, setRadius] = useState(FIRST_RADIUS);
  const steps = useCutoutSteps(kept);
  const setBackdrop = (backdrop: CutoutBackdrop) => change((now) => ({ ...now, backdrop }));
  const image = useBackdropImage(edits.backdrop, (choose) =>
    change((now) => ({ ...now, backdrop: choose(now.backdrop) })),
  );
  const touchUps = useMemo(() => edits.strokes.map(toTouchUp), [edits.strokes]);
  const backdrop = useMemo(
    () => toBackdrop(edits.backdrop, image.bitmap),
    [edits.backdrop, image.bitmap],
  );

  const found = useFraming(sources, touchUps, edits.frame);
  const framing = found === "empty" ? null : found;
  const isBrushing = tool !== "none";
  // A brush works on the whole image.
  const shownFraming = isBrushing ? null : framing;
  const { stage, width, height, layerSide, share } = shownFrame(sources.cutout, shownFraming);
  const paint = useMemo(
    () => createCutoutPainter(sources, fitWithin(sources.cutout, layerSide)),
    [sources, layerSide],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas of another size is empty.
  useEffect(() => {
    if (canvas.current) paint(canvas.current, { touchUps, backdrop, framing: shownFraming });
  }, [paint, touchUps, backdrop, shownFraming, width, height]);

  /** While it is being drawn, a stroke shows in the image but can't be undone yet. */
  function draw(points: readonly StrokePoint[]): void {
    if (!canvas.current || tool === "none") return;
    paint(canvas.current, { touchUps, backdrop, framing: null }, { mode: tool, points, radius });
  }

  function keep(line: readonly StrokePoint[]): void {
    if (tool === "none" || line.length === 0) return;
    const stroke = { id: uuidv7(), mode: tool, radius, points: packPoints(line, radius) };
    if (fits({ ...edits, strokes: [...edits.strokes, stroke] })) {
      change((now) => ({ ...now, strokes: [...now.strokes, stroke] }));
      steps.noteStroke();
      return;
    }
    draw([]);
    notify.neutral("You've reached the limit for brush strokes. Undo some to continue.");
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <CutoutToolbar
          creationId={creationId}
          sources={sources}
          edits={{ touchUps, backdrop, framing }}
          perInch={framing ? namedSize(edits.frame.size)?.perInch : undefined}
          title={title}
          onUndo={steps.canUndo ? steps.undo : null}
        />
        <EditsStatus kept={kept} isStoring={image.isStoring} />
      </div>
      <ZoomFrame size={stage}>
        {/* Of the image's shape whatever the frame's is, so that nothing below it moves. */}
        <div
          className="grid place-items-center bg-sunken"
          style={{ aspectRatio: `${stage.width} / ${stage.height}` }}
        >
          <div className="checkerboard grid *:[grid-area:1/1]" style={{ width: `${share * 100}%` }}>
            <BrushCanvas
              ref={canvas}
              label="The subject on its new background"
              size={{ width, height }}
              radius={isBrushing ? radius : null}
              onDraw={draw}
              onDrawn={keep}
            />
            {isBrushing && <Crosshair verb={tool} onDrawn={keep} />}
          </div>
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
        <FrameFields frame={edits.frame} onChange={steps.setFrame}>
          <FrameNotes
            image={sources.cutout}
            frame={edits.frame}
            backdrop={edits.backdrop}
            framing={found}
            isBrushing={isBrushing}
          />
        </FrameFields>
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
      {tool !== "none" && <BrushSize radius={radius} onRadiusChange={onRadiusChange} />}
    </div>
  );
}
