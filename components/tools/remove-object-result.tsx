"use client";

import { ResultFooter } from "@/components/tools/result-footer";
import { ImageActions, SendTo } from "@/components/tools/result-menus";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls } from "@/components/tools/run-controls";
import { lazyPart } from "@/components/ui/lazy-part";
import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatBytes, formatSeconds } from "@/lib/core/format";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import type { ObjectRemoval, removeObjectContract } from "@/lib/tools/remove-object/contract";

const fetchViews = () => import("@/components/tools/remove-object-views");
const RemoveObjectViews = lazyPart(async () => (await fetchViews()).RemoveObjectViews);

type RemoveObjectResultProps = {
  run: ToolRun<typeof removeObjectContract>;
  /** The image the latest run worked on. */
  original: ImageChoice | null;
  /** Called when several objects were removed and only one was meant. */
  onPickOne: () => void;
};

export function RemoveObjectResult({ run, original, onPickOne }: RemoveObjectResultProps) {
  usePreload(fetchViews);
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
        <RemoveObjectViews
          key={erased.id}
          erased={erased}
          original={original}
          onPickOne={onPickOne}
        />
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
