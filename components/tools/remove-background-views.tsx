"use client";

import { useMemo, useState } from "react";

import { CutoutEditor } from "@/components/images/cutout-editor";
import { ImageViewer } from "@/components/images/image-viewer";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { Tabs } from "@/components/ui/tabs";
import { useBitmap } from "@/lib/client/canvas/use-bitmap";
import { choiceName, type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type { BackgroundRemoval } from "@/lib/tools/remove-background/contract";

type ViewsProps = { cutout: BackgroundRemoval; original: ImageChoice };

/** A cutout to touch up, and next to its original. */
export function RemoveBackgroundViews({ cutout, original }: ViewsProps) {
  const [view, setView] = useState<"edit" | "compare">("edit");
  const compare = (
    <ImageViewer
      url={cutout.content}
      alt="The subject without its background"
      width={cutout.meta.width}
      height={cutout.meta.height}
      before={original}
    />
  );
  return (
    <Tabs
      label="Views of the result"
      value={view}
      onValueChange={setView}
      tabs={[
        { value: "edit", label: "Edit", panel: <Editor cutout={cutout} original={original} /> },
        { value: "compare", label: "Before and after", panel: compare },
      ]}
    />
  );
}

function Editor({ cutout, original }: ViewsProps) {
  const subject = useBitmap(cutout.content);
  const source = useBitmap(toFormPart(original));
  const sources = useMemo(
    () =>
      subject instanceof ImageBitmap && source !== "loading"
        ? { cutout: subject, original: source instanceof ImageBitmap ? source : null }
        : null,
    [subject, source],
  );
  if (subject === "failed") {
    return <Notice tone="danger">Couldn't load the image. Reload the page.</Notice>;
  }
  if (!sources) return <Spinner label="Loading the image" />;
  return (
    <CutoutEditor sources={sources} title={`${titleFromFileName(choiceName(original))}-cutout`} />
  );
}
