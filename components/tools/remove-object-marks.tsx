"use client";

import { useState } from "react";

import { MARK_SIDE, type MarkTool, PictureMarker } from "@/components/images/mask-editor";
import { Chips } from "@/components/ui/chips";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { askOutline } from "@/lib/client/canvas/fetch-outline";
import { fitWithin } from "@/lib/client/canvas/layers";
import { lastOutline, type Mark, toStencil } from "@/lib/client/canvas/marks";
import type { Place } from "@/lib/client/canvas/strokes";
import { useBitmap } from "@/lib/client/canvas/use-bitmap";
import { type PictureChoice, partOf } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";

/** The marks on an image, and the size they were drawn at. */
export type Marks = { list: readonly Mark[]; size: { width: number; height: number } | null };

const HINTS: Record<MarkTool, string> = {
  click:
    "Click an object to outline it, then refine the outline with more clicks. You can select several objects.",
  paint:
    "Paint over what you want to remove, including its shadow. You can paint over several spots.",
  erase: "Erase marks wherever something should stay.",
};

/** What a click does. */
const CLICKS = [
  { value: "thing", label: "Selects an object" },
  { value: "more", label: "Adds to it" },
  { value: "less", label: "Leaves part out" },
] as const;

type ClickKind = (typeof CLICKS)[number]["value"];

type RemoveObjectMarksProps = {
  picture: PictureChoice | null;
  way: MarkTool;
  marks: Marks;
  onMarks: (marks: Marks) => void;
};

/** The chosen image, ready to be marked. */
export function RemoveObjectMarks({ picture, way, marks, onMarks }: RemoveObjectMarksProps) {
  const [kind, setKind] = useState<ClickKind>("thing");
  const bitmap = useBitmap(picture && partOf(picture));
  if (!picture)
    return <p className="text-sm text-soft">Choose an image first, then mark it here.</p>;
  if (bitmap === "loading") return <Spinner label="Loading the image" />;
  if (bitmap === "failed") {
    return (
      <Notice tone="warning">
        Your browser can’t display this image format. Name the object instead.
      </Notice>
    );
  }
  const size = fitWithin(bitmap, MARK_SIDE);

  async function click(picked: ImageBitmap, place: Place): Promise<void> {
    const corrects = kind === "thing" ? undefined : lastOutline(marks.list);
    if (kind === "less" && !corrects) return void notify.neutral("First, click what to remove.");
    const points = [...(corrects?.points ?? []), { ...place, inside: kind !== "less" }];
    try {
      const stencil = toStencil(await askOutline(picked, points));
      const outline = { mode: "outline", stencil, points, ...(corrects && { corrects }) } as const;
      onMarks({ list: [...marks.list, outline], size });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error(error instanceof Error ? error.message : "Couldn’t find an outline. Try again.");
    }
  }

  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">{HINTS[way]}</p>
      {way === "click" && (
        <Chips
          label="Each click"
          name="click"
          options={CLICKS}
          value={kind}
          onValueChange={(value) =>
            setKind(CLICKS.find((one) => one.value === value)?.value ?? "thing")
          }
        />
      )}
      <PictureMarker
        picture={bitmap}
        marks={marks.list}
        onMarks={(list) => onMarks({ list, size })}
        tool={way}
        onClick={(place) => click(bitmap, place)}
      />
    </div>
  );
}
