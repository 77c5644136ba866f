"use client";

import { ResultPanel } from "@/components/tools/result-panel";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ImageChoice } from "@/lib/client/image-choice";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import type { removeObjectContract } from "@/lib/tools/remove-object/contract";

const fetchViews = () => import("@/components/tools/remove-object-views");
const RemoveObjectViews = lazyPart(async () => (await fetchViews()).RemoveObjectViews);
const RemoveObjectToolbar = lazyPart(
  async () => (await fetchViews()).RemoveObjectToolbar,
  // As high as a button, so that nothing moves when it comes.
  <span className="h-9" />,
);
const RemoveObjectFooter = lazyPart(async () => (await fetchViews()).RemoveObjectFooter, null);

type RemoveObjectResultProps = {
  run: ToolRun<typeof removeObjectContract>;
  /** The image the latest run worked on. */
  original: ImageChoice | null;
  /** Called when several objects were removed and only one was meant. */
  onPickOne: () => void;
  /** Brings the mask back into the form; null where there is none. */
  onEdit: (() => void) | null;
};

export function RemoveObjectResult({ run, original, onPickOne, onEdit }: RemoveObjectResultProps) {
  usePreload(fetchViews);
  const { result } = run;
  return (
    <ResultPanel
      title="Processed Image"
      hint="Upload an image, name or mark the object, and click Remove object to get started."
      run={run}
      toolbar={result && <RemoveObjectToolbar result={result} original={original} />}
      footer={result && <RemoveObjectFooter meta={result.meta} />}
    >
      {(erased) => (
        <RemoveObjectViews
          key={erased.id}
          erased={erased}
          original={original}
          onPickOne={onPickOne}
          onEdit={onEdit}
        />
      )}
    </ResultPanel>
  );
}
