"use client";

import { type ReactNode, useState } from "react";
import { type MarkTool, MaskEditor } from "@/components/images/mask-editor";
import { RemoveObjectOutlined } from "@/components/tools/remove-object-outlined";
import { Chips } from "@/components/ui/chips";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { fetchOutline } from "@/lib/client/canvas/fetch-outline";
import { fitWithin } from "@/lib/client/canvas/layers";
import {
  isWhole,
  isWipedAt,
  MARK_SIDE,
  type OutlineMark,
  type OutlinePoint,
  outlineAt,
  toAlphaMask,
} from "@/lib/client/canvas/marks";
import type { StrokePoint } from "@/lib/client/canvas/strokes";
import { useBitmap } from "@/lib/client/canvas/use-bitmap";
import type { Marking } from "@/lib/client/canvas/use-mark-layer";
import { type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";
import { largest, smallest } from "@/lib/core/extremes";
import type { BoundingBox } from "@/lib/vision/regions";

const HINTS: Record<MarkTool, string> = {
  click:
    "Click an object to outline it, then refine the outline with more clicks. You can select several objects.",
  paint:
    "Paint over what you want to remove, including its shadow. You can paint over several spots.",
  erase: "Paint over any part of a mark that you want to keep in the image.",
};

const USE_THE_BRUSH = "Choose Unmark and paint over what should stay in the image.";

/** What a click does. */
const CLICK_MODES = [
  { value: "thing", label: "Selects a new object" },
  { value: "more", label: "Adds to the selection" },
  { value: "less", label: "Removes from the selection" },
] as const;

type ClickMode = (typeof CLICK_MODES)[number]["value"];

type RemoveObjectMarksProps = {
  image: ImageChoice | null;
  mode: MarkTool;
  marking: Marking;
  /** Says what to do here; each tool has a sentence of its own. */
  hint?: string;
  /** What the first click does. */
  firstClick?: ClickMode;
  /** Drawn over the image. */
  children?: ReactNode;
};

/** The chosen image, ready to be marked. */
export function RemoveObjectMarks(props: RemoveObjectMarksProps) {
  const { image, mode, marking, hint = HINTS[mode], firstClick = "thing", children } = props;
  const [kind, setKind] = useState<ClickMode>(firstClick);
  const bitmap = useBitmap(image && toFormPart(image));
  if (!image) return <p className="text-sm text-soft">Choose an image first, then mark it here.</p>;
  if (bitmap === "loading") return <Spinner label="Loading the image" />;
  if (bitmap === "failed") {
    return (
      <Notice tone="warning">
        Your browser can't display this image format. Name the object instead.
      </Notice>
    );
  }
  const size = fitWithin(bitmap, MARK_SIDE);

  async function click(picked: ImageBitmap, place: StrokePoint): Promise<void> {
    // What was wiped off of an outline comes back with one of its own.
    const isNew = kind === "thing" || (kind === "more" && isWipedAt(marking.layer, place));
    const corrects = isNew ? undefined : outlineAt(marking.layer.list, place);
    if (kind === "less" && !corrects) {
      const isKept = marking.layer.list.some(isWhole);
      return void notify.neutral(isKept ? USE_THE_BRUSH : "First, click what to remove.");
    }
    const outlined = outline(picked, { ...place, inside: kind !== "less" }, corrects);
    marking.expect(outlined);
    await outlined;
  }

  /** @returns whether there is one; what went wrong is on the page by then */
  async function outline(
    picked: ImageBitmap,
    point: OutlinePoint,
    corrects: OutlineMark | undefined,
  ): Promise<boolean> {
    const points = [...(corrects?.points ?? []), point];
    const box = corrects?.box && boxAround(corrects.box, points);
    const turn = marking.turn();
    try {
      const alphaMask = toAlphaMask(await fetchOutline(picked, points, box));
      if (marking.turn() !== turn) return false;
      marking.add({ mode: "outline", alphaMask, points, box, ...(corrects && { corrects }) }, size);
      return true;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error(error instanceof Error ? error.message : "Couldn't find an outline. Try again.");
      return false;
    }
  }

  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">{hint}</p>
      {mode === "click" && (
        <Chips
          label="Each click"
          name="click"
          options={CLICK_MODES}
          value={kind}
          onValueChange={(value) =>
            setKind(CLICK_MODES.find((one) => one.value === value)?.value ?? "thing")
          }
        />
      )}
      <MaskEditor
        image={bitmap}
        marks={marking.layer.list}
        onMarksChange={(list) => marking.change({ list, size })}
        tool={mode}
        onClick={(place) => click(bitmap, place)}
      >
        {children}
      </MaskEditor>
      {mode === "click" && (
        <RemoveObjectOutlined marks={marking.layer.list} adds={kind === "more"} />
      )}
    </div>
  );
}

/** The box with every point that is part of the object. */
function boxAround(box: BoundingBox, points: readonly OutlinePoint[]): BoundingBox {
  const own = points.filter(({ inside }) => inside);
  return {
    left: Math.min(box.left, smallest(own.map(({ x }) => x))),
    top: Math.min(box.top, smallest(own.map(({ y }) => y))),
    right: Math.max(box.right, largest(own.map(({ x }) => x))),
    bottom: Math.max(box.bottom, largest(own.map(({ y }) => y))),
  };
}
