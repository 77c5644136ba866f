"use client";

import { useState } from "react";

import { isOffline, OfflineLink } from "@/components/offline/offline-link";
import {
  CompressorBatch,
  type FinishedEntry,
  ZipButton,
} from "@/components/tools/image-compressor-batch";
import { Savings } from "@/components/tools/image-compressor-savings";
import { LowerQualityButton, ShrinkButton } from "@/components/tools/image-compressor-shrink";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { ImageActions, RunControls, SendTo } from "@/components/tools/running-part";
import { SourceGone } from "@/components/tools/source-gone";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { choiceName } from "@/lib/client/image-choice";
import type { useCompressor } from "@/lib/client/use-compressor";
import { usePreload } from "@/lib/client/use-preload";
import type { RunStatus } from "@/lib/client/use-run";
import type { CompressedImage } from "@/lib/tools/image-compressor/contract";
import { FORMAT_NAMES } from "@/lib/tools/image-compressor/options";

const fetchViewer = () => import("@/components/images/image-viewer");
const ImageViewer = lazyPart(async () => (await fetchViewer()).ImageViewer);

type ImageCompressorResultProps = { compressor: ReturnType<typeof useCompressor> };

/** The results of a run: before and after, and how much was saved. */
export function ImageCompressorResult({ compressor }: ImageCompressorResultProps) {
  usePreload(fetchViewer);
  const { entries, step, stop } = compressor;
  const pending = compressor.status === "pending";
  const [wanted, setWanted] = useState(0);
  const done = entries.filter((entry): entry is FinishedEntry => entry.result !== null);
  const failures = entries.flatMap(({ failure }) => failure ?? []);
  const shown = done[Math.min(wanted, done.length - 1)];

  /** That of the images, or of the run before it came to them. */
  const offline = [...entries.map(({ error }) => error), compressor.error].find(isOffline) ?? null;
  const failed = failures.length > 0 || offline;

  const settled: RunStatus = shown ? "success" : failed ? "error" : "idle";
  const run = {
    status: pending ? compressor.status : settled,
    result: shown,
    error: failures[0] ? new Error(failures.join(" ")) : offline,
    step,
    stop,
  };
  const toolbar = shown && (
    <>
      {done.length > 1 && <ZipButton entries={done} />}
      <ImageActions
        url={shown.result.content}
        fileName={`compressed.${shown.result.meta.format}`}
      />
      <SendTo creationId={shown.result.id} from="image-compressor" />
      <RunControls pending={pending} onStop={stop} onRegenerate={null} />
    </>
  );
  const remedy = (
    <OfflineLink error={offline} tool="image-compressor">
      Make it smaller without a connection
    </OfflineLink>
  );
  return (
    <ResultPanel
      title="Preview & Download"
      hint="Upload an image and click Compress & Resize to get started."
      run={run}
      remedy={remedy}
      toolbar={toolbar}
      footer={shown && <Footer result={shown.result} />}
    >
      {(entry) => (
        <div className="grid gap-5">
          {failures.length > 0 && (
            <Notice tone="danger" action={remedy}>
              {failures.join(" ")}
            </Notice>
          )}
          {done.length > 1 && (
            <CompressorBatch
              entries={done}
              shown={entry}
              pending={pending}
              onChoose={setWanted}
              onShrink={compressor.shrink}
              onLower={compressor.lowerQuality}
            />
          )}
          {entry.sourceGone && <SourceGone what="image" />}
          <Savings before={entry.result.meta.before.byteSize} after={entry.result.meta.byteSize} />
          {entry.result.message && (
            <Notice
              tone="warning"
              action={
                !pending && (
                  <div className="grid content-start gap-2 empty:hidden">
                    <ShrinkButton missed={[entry]} onShrink={compressor.shrink} />
                    <LowerQualityButton missed={[entry]} onLower={compressor.lowerQuality} />
                  </div>
                )
              }
            >
              {entry.result.message}
            </Notice>
          )}
          <ImageViewer
            key={entry.result.id}
            url={entry.result.content}
            alt={`Compressed: ${choiceName(entry.image)}`}
            width={entry.result.meta.width}
            height={entry.result.meta.height}
            before={entry.sourceGone ? null : entry.image}
          />
        </div>
      )}
    </ResultPanel>
  );
}

function Footer({ result: { meta } }: { result: CompressedImage }) {
  const figures = [
    FORMAT_NAMES[meta.format],
    ...(meta.quality === null ? [] : [`quality ${meta.quality}`]),
    `${meta.width} × ${meta.height} px`,
    ...((meta.frames ?? 1) > 1 ? [`${meta.frames} frames`] : []),
    ...(meta.similarity === null
      ? []
      : [`${(100 * meta.similarity).toFixed(1)}% similar to the original`]),
  ];
  return <ResultFooter meta={meta} figures={figures} />;
}
