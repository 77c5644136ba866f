"use client";

import { useMemo, useState } from "react";

import { CutoutEditor } from "@/components/images/cutout-editor";
import { SendTo } from "@/components/images/image-actions";
import { ImageViewer } from "@/components/images/image-viewer";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls } from "@/components/tools/run-controls";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { Tabs } from "@/components/ui/tabs";
import { useBitmap } from "@/lib/client/canvas/use-bitmap";
import { choiceName, type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatBytes, formatSeconds } from "@/lib/core/format";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type {
  BackgroundRemoval,
  removeBackgroundContract,
} from "@/lib/tools/remove-background/contract";

type RemoveBackgroundResultProps = {
  run: ToolRun<typeof removeBackgroundContract>;
  /** The image the latest run worked on. */
  original: ImageChoice | null;
};

export function RemoveBackgroundResult({ run, original }: RemoveBackgroundResultProps) {
  const { result } = run;
  const toolbar = (
    <>
      {result && <SendTo creationId={result.id} from="remove-background" />}
      <RunControls pending={run.status === "pending"} onStop={run.stop} onRegenerate={null} />
    </>
  );
  return (
    <ResultPanel
      title="Processed Image"
      hint="Upload an image and click Remove Background to get started."
      run={run}
      toolbar={toolbar}
      footer={result && <ResultFooter meta={result.meta} figures={figuresOf(result)} />}
    >
      {(cutout) => original && <Views key={cutout.id} cutout={cutout} original={original} />}
    </ResultPanel>
  );
}

function figuresOf({ meta }: BackgroundRemoval): string[] {
  return [
    `PNG, ${meta.width} × ${meta.height}`,
    formatBytes(meta.byteSize),
    formatSeconds(meta.seconds),
  ];
}

type ViewsProps = { cutout: BackgroundRemoval; original: ImageChoice };

function Views({ cutout, original }: ViewsProps) {
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
