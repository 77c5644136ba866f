"use client";

import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import type { ImageChoice } from "@/lib/client/image-choice";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatBytes, formatSeconds } from "@/lib/core/format";
import type {
  BackgroundRemoval,
  removeBackgroundContract,
} from "@/lib/tools/remove-background/contract";

const fetchViews = () => import("@/components/tools/remove-background-views");
const RemoveBackgroundViews = lazyPart(async () => (await fetchViews()).RemoveBackgroundViews);

type RemoveBackgroundResultProps = {
  run: ToolRun<typeof removeBackgroundContract>;
  /** The image the latest run worked on; null when it wasn't kept. */
  original: ImageChoice | null;
};

export function RemoveBackgroundResult({ run, original }: RemoveBackgroundResultProps) {
  usePreload(fetchViews);
  const { result } = run;
  return (
    <ResultPanel
      title="Processed Image"
      hint="Upload an image and click Remove Background to get started."
      run={run}
      footer={result && <ResultFooter meta={result.meta} figures={figuresOf(result)} />}
    >
      {(cutout) => (
        <div className="grid gap-4">
          {cutout.message && <Notice>{cutout.message}</Notice>}
          <RemoveBackgroundViews key={cutout.id} cutout={cutout} original={original} />
        </div>
      )}
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
