"use client";

import { Brush } from "lucide-react";
import { useState } from "react";

import { ImageActions, SendTo } from "@/components/images/image-actions";
import { ImageViewer } from "@/components/images/image-viewer";
import { ResultFooter } from "@/components/tools/result-footer";
import { SourceGone } from "@/components/tools/source-gone";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Tabs } from "@/components/ui/tabs";
import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import { formatBytes, formatSeconds } from "@/lib/core/format";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type { ObjectRemoval } from "@/lib/tools/remove-object/contract";

type ViewsProps = {
  erased: ObjectRemoval;
  original: ImageChoice | null;
  /** Called when several objects were removed and only one was meant. */
  onPickOne: () => void;
  /** Brings the mask back into the form; null where there is none. */
  onEdit: (() => void) | null;
};

/** An image without its object, next to the original, and the mask of what was erased. */
export function RemoveObjectViews({ erased, original, onPickOne, onEdit }: ViewsProps) {
  const [view, setView] = useState<"result" | "mask">("result");
  const { width, height, redrawn, converted } = erased.meta;
  const size = { width, height };
  const compare = (
    <div className="grid gap-4">
      {erased.message && (
        <Notice
          action={
            erased.meta.objects.length > 1 && (
              <Button size="sm" onClick={onPickOne}>
                Remove just one
              </Button>
            )
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
      {converted && !redrawn && <Notice tone="warning">{CONVERTED[converted]}</Notice>}
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
  const mask = (
    <MaskView
      mask={erased.mask}
      size={size}
      keeps={
        converted ? "Black areas weren't edited." : "Every pixel in the black areas is unchanged."
      }
      onEdit={onEdit}
    />
  );
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

const CONVERTED: Record<NonNullable<ObjectRemoval["meta"]["converted"]>, string> = {
  cmyk: "Your image's CMYK colors were converted to RGB, so they may differ slightly outside the mask, too.",
  profile:
    "Your image's color profile can't be kept. Its colors were converted to sRGB, so they may differ slightly outside the mask, too.",
  hdr: "Your image's HDR colors were converted to sRGB, so what is brighter than white is white now, outside the mask, too.",
  depth: "Your image has more than 8 bits per channel. The result has 8, outside the mask, too.",
};

type ToolbarProps = { result: ObjectRemoval; original: ImageChoice | null };

/** What can be done with the result. */
export function RemoveObjectToolbar({ result, original }: ToolbarProps) {
  const name = original ? titleFromFileName(choiceName(original)) : "image";
  return (
    <>
      <ImageActions url={result.content} fileName={`${name}-without-object.png`} />
      <SendTo creationId={result.id} from="remove-object" />
    </>
  );
}

/** What the engine was, and the figures of the result. */
export function RemoveObjectFooter({ meta }: Pick<ObjectRemoval, "meta">) {
  const { width, height, byteSize, seconds } = meta;
  const figures = [`PNG, ${width} × ${height}`, formatBytes(byteSize), formatSeconds(seconds)];
  return <ResultFooter meta={meta} figures={figures} />;
}

type MaskViewProps = Pick<ViewsProps, "onEdit"> & {
  mask: string;
  size: { width: number; height: number };
  /** What a sentence says of the black areas. */
  keeps: string;
};

function MaskView({ mask, size, keeps, onEdit }: MaskViewProps) {
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
        White areas were erased and filled in. {keeps}
      </figcaption>
      {onEdit && (
        <p>
          <Button size="sm" onClick={onEdit}>
            <Brush aria-hidden />
            Change this mask
          </Button>
        </p>
      )}
    </figure>
  );
}
