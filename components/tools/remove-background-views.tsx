"use client";

import { useMemo, useState } from "react";

import { CutoutEditor } from "@/components/images/cutout-editor";
import { ImageViewer } from "@/components/images/image-viewer";
import { SourceGone } from "@/components/tools/source-gone";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { Tabs } from "@/components/ui/tabs";
import { useBitmap } from "@/lib/client/canvas/use-bitmap";
import { choiceName, type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import { type KeptEdits, useCutoutEdits } from "@/lib/client/use-cutout-edits";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type { BackgroundRemoval } from "@/lib/tools/remove-background/contract";

type ViewsProps = { cutout: BackgroundRemoval; original: ImageChoice | null };

/** A cutout to touch up, and next to its original. */
export function RemoveBackgroundViews({ cutout, original }: ViewsProps) {
  const [view, setView] = useState<"edit" | "compare">("edit");
  const kept = useCutoutEdits(cutout.id);
  const compare = (
    <ImageViewer
      url={cutout.content}
      alt="The subject without its background"
      width={cutout.meta.width}
      height={cutout.meta.height}
      before={original}
    />
  );
  if (!original) {
    return (
      <div className="grid gap-4">
        <SourceGone what="image" />
        <Editor cutout={cutout} original={null} kept={kept} />
      </div>
    );
  }
  return (
    <Tabs
      label="Views of the result"
      value={view}
      onValueChange={setView}
      tabs={[
        {
          value: "edit",
          label: "Edit",
          panel: <Editor cutout={cutout} original={original} kept={kept} />,
        },
        { value: "compare", label: "Before and after", panel: compare },
      ]}
    />
  );
}

function Editor({ cutout, original, kept }: ViewsProps & { kept: KeptEdits }) {
  const subject = useBitmap(cutout.content);
  // Without its original, the cutout stands for it; nothing of it is shown.
  const source = useBitmap(original ? toFormPart(original) : cutout.content);
  const sources = useMemo(
    () =>
      subject instanceof ImageBitmap && source !== "loading"
        ? { cutout: subject, original: original && source instanceof ImageBitmap ? source : null }
        : null,
    [subject, source, original],
  );
  if (subject === "failed") {
    return <Notice tone="danger">Couldn't load the image. Reload the page.</Notice>;
  }
  if (!sources || kept.status === "loading") return <Spinner label="Loading the image" />;
  const name = original ? titleFromFileName(choiceName(original)) : "image";
  return (
    <CutoutEditor creationId={cutout.id} sources={sources} title={`${name}-cutout`} kept={kept} />
  );
}
