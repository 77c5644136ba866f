"use client";

import { useState } from "react";

import { ImageViewer } from "@/components/images/image-viewer";
import { SourceGone } from "@/components/tools/source-gone";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Tabs } from "@/components/ui/tabs";
import type { ImageChoice } from "@/lib/client/image-choice";
import type { ObjectRemoval } from "@/lib/tools/remove-object/contract";

type ViewsProps = {
  erased: ObjectRemoval;
  original: ImageChoice | null;
  /** Called when several objects were removed and only one was meant. */
  onPickOne: () => void;
};

/** An image without its object, next to the original, and the mask of what was erased. */
export function RemoveObjectViews({ erased, original, onPickOne }: ViewsProps) {
  const [view, setView] = useState<"result" | "mask">("result");
  const { width, height, redrawn } = erased.meta;
  const size = { width, height };
  const compare = (
    <div className="grid gap-4">
      {erased.message && (
        <Notice
          action={
            <Button size="sm" onClick={onPickOne}>
              Remove just one
            </Button>
          }
        >
          {erased.message}
        </Notice>
      )}
      {redrawn && (
        <Notice tone="warning">
          This engine redrew the whole image, so details elsewhere may differ, too.
        </Notice>
      )}
      {!original && <SourceGone what="image" />}
      <ImageViewer
        url={erased.content}
        alt="The image without the object"
        before={original}
        opensOnAfter
        {...size}
      />
    </div>
  );
  if (!erased.mask) return compare;
  const mask = <MaskView mask={erased.mask} size={size} />;
  return (
    <Tabs
      label="Views of the result"
      value={view}
      onValueChange={setView}
      tabs={[
        { value: "result", label: "Before and after", panel: compare },
        { value: "mask", label: "Mask", panel: mask },
      ]}
    />
  );
}

function MaskView({ mask, size }: { mask: string; size: { width: number; height: number } }) {
  return (
    <figure className="grid gap-2">
      {/* biome-ignore lint/performance/noImgElement: the response contains the image itself. */}
      <img
        src={mask}
        alt="Mask of the erased area, in white"
        {...size}
        className="h-auto w-full rounded-control border border-line"
      />
      <figcaption className="text-sm text-soft">
        White areas were erased and filled in. Every pixel in the black areas is unchanged.
      </figcaption>
    </figure>
  );
}
