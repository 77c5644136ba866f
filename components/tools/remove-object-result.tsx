"use client";

import { useState } from "react";

import { ImageActions, SendTo } from "@/components/images/image-actions";
import { ImageViewer } from "@/components/images/image-viewer";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls } from "@/components/tools/run-controls";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Tabs } from "@/components/ui/tabs";
import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatBytes, formatSeconds } from "@/lib/core/format";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type { ObjectRemoval, removeObjectContract } from "@/lib/tools/remove-object/contract";

type RemoveObjectResultProps = {
  run: ToolRun<typeof removeObjectContract>;
  /** The image the latest run worked on. */
  original: ImageChoice | null;
  /** Called when several objects were removed and only one was meant. */
  onPickOne: () => void;
};

export function RemoveObjectResult({ run, original, onPickOne }: RemoveObjectResultProps) {
  const { result } = run;
  const title = original
    ? `${titleFromFileName(choiceName(original))}-without-object`
    : "image-without-object";
  const toolbar = (
    <>
      {result && (
        <>
          <ImageActions url={result.content} fileName={`${title}.png`} />
          <SendTo creationId={result.id} from="remove-object" />
        </>
      )}
      <RunControls pending={run.status === "pending"} onStop={run.stop} onRegenerate={null} />
    </>
  );
  return (
    <ResultPanel
      title="Processed Image"
      hint="Upload an image, name or mark the object, and click Remove object to get started."
      run={run}
      toolbar={toolbar}
      footer={result && <ResultFooter meta={result.meta} figures={figuresOf(result)} />}
    >
      {(erased) => (
        <Views key={erased.id} erased={erased} original={original} onPickOne={onPickOne} />
      )}
    </ResultPanel>
  );
}

function figuresOf({ meta }: ObjectRemoval): string[] {
  return [
    `PNG, ${meta.width} × ${meta.height}`,
    formatBytes(meta.byteSize),
    formatSeconds(meta.seconds),
  ];
}

type ViewsProps = { erased: ObjectRemoval } & Pick<
  RemoveObjectResultProps,
  "original" | "onPickOne"
>;

function Views({ erased, original, onPickOne }: ViewsProps) {
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
      <ImageViewer
        url={erased.content}
        alt="The image without the object"
        before={original}
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
