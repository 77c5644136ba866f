"use client";

import { useState } from "react";

import { MARK_SIDE, type MarkTool, MaskEditor } from "@/components/images/mask-editor";
import { Chips } from "@/components/ui/chips";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { fetchOutline } from "@/lib/client/canvas/fetch-outline";
import { fitWithin } from "@/lib/client/canvas/layers";
import { lastOutline, type Mark, toAlphaMask } from "@/lib/client/canvas/marks";
import type { StrokePoint } from "@/lib/client/canvas/strokes";
import { useBitmap } from "@/lib/client/canvas/use-bitmap";
import { type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";

/** The marks on an image, and the size they were drawn at. */
export type MarkLayer = { list: readonly Mark[]; size: { width: number; height: number } | null };

const HINTS: Record<MarkTool, string> = {
  click:
    "Click an object to outline it, then refine the outline with more clicks. You can select several objects.",
  paint:
    "Paint over what you want to remove, including its shadow. You can paint over several spots.",
  erase: "Paint over any part of a mark that you want to keep in the image.",
};

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
  marks: MarkLayer;
  onMarksChange: (marks: MarkLayer) => void;
};

/** The chosen image, ready to be marked. */
export function RemoveObjectMarks({ image, mode, marks, onMarksChange }: RemoveObjectMarksProps) {
  const [kind, setKind] = useState<ClickMode>("thing");
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
    const corrects = kind === "thing" ? undefined : lastOutline(marks.list);
    if (kind === "less" && !corrects) return void notify.neutral("First, click what to remove.");
    const points = [...(corrects?.points ?? []), { ...place, inside: kind !== "less" }];
    try {
      const alphaMask = toAlphaMask(await fetchOutline(picked, points));
      const outline = {
        mode: "outline",
        alphaMask,
        points,
        ...(corrects && { corrects }),
      } as const;
      onMarksChange({ list: [...marks.list, outline], size });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error(error instanceof Error ? error.message : "Couldn't find an outline. Try again.");
    }
  }

  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">{HINTS[mode]}</p>
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
        marks={marks.list}
        onMarksChange={(list) => onMarksChange({ list, size })}
        tool={mode}
        onClick={(place) => click(bitmap, place)}
      />
    </div>
  );
}
