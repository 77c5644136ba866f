"use client";

import clsx from "clsx";
import { FileArchive } from "lucide-react";
import { useState } from "react";
import { ResultFooter } from "@/components/tools/result-footer";
import { ImageActions, SendTo } from "@/components/tools/result-menus";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls } from "@/components/tools/run-controls";
import { SourceGone } from "@/components/tools/source-gone";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { choiceName } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";
import type { CompressorEntry, useCompressor } from "@/lib/client/use-compressor";
import { usePreload } from "@/lib/client/use-preload";
import type { RunStatus } from "@/lib/client/use-run";
import { formatBytes, formatPercent } from "@/lib/core/format";
import type { CompressedImage } from "@/lib/tools/image-compressor/contract";
import { FORMAT_NAMES } from "@/lib/tools/image-compressor/options";

const fetchViewer = () => import("@/components/images/image-viewer");
const ImageViewer = lazyPart(async () => (await fetchViewer()).ImageViewer);

type FinishedEntry = CompressorEntry & { result: CompressedImage };

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

  const settled: RunStatus = shown ? "success" : failures.length > 0 ? "error" : "idle";
  const run = {
    status: pending ? compressor.status : settled,
    result: shown,
    error: failures[0] ? new Error(failures.join(" ")) : null,
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
      {pending && <RunControls pending onStop={stop} onRegenerate={null} />}
    </>
  );
  return (
    <ResultPanel
      title="Preview & Download"
      hint="Upload an image and click Compress & Resize to get started."
      run={run}
      toolbar={toolbar}
      footer={shown && <Footer result={shown.result} />}
    >
      {(entry) => (
        <div className="grid gap-5">
          {failures.length > 0 && <Notice tone="danger">{failures.join(" ")}</Notice>}
          {done.length > 1 && <ResultPicker entries={done} shown={entry} onChoose={setWanted} />}
          {entry.sourceGone && <SourceGone what="image" />}
          <Savings result={entry.result} />
          {entry.result.message && <Notice tone="warning">{entry.result.message}</Notice>}
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
    ...(meta.similarity === null
      ? []
      : [`${(100 * meta.similarity).toFixed(1)}% similar to the original`]),
  ];
  return <ResultFooter meta={meta} figures={figures} />;
}

/** File sizes before and after. */
function Savings({ result: { meta } }: { result: CompressedImage }) {
  const { before, byteSize } = meta;
  const share = 1 - byteSize / before.byteSize;
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-control border border-line text-center">
      <Figure label="Before" figure={formatBytes(before.byteSize)} />
      <Figure label="After" figure={formatBytes(byteSize)} />
      <Figure
        label={share >= 0 ? "Saved" : "Larger by"}
        figure={formatPercent(Math.abs(share))}
        strong={share > 0}
      />
    </dl>
  );
}

function Figure(props: { label: string; figure: string; strong?: boolean }) {
  return (
    <div className="grid gap-0.5 px-2 py-3">
      <dt className="text-soft text-xs">{props.label}</dt>
      <dd className={clsx("font-medium tabular-nums", props.strong && "text-success")}>
        {props.figure}
      </dd>
    </div>
  );
}

type ResultPickerProps = {
  entries: readonly FinishedEntry[];
  shown: FinishedEntry;
  onChoose: (index: number) => void;
};

function ResultPicker({ entries, shown, onChoose }: ResultPickerProps) {
  return (
    <ul aria-label="Results" className="grid max-h-56 gap-1 overflow-y-auto">
      {entries.map((entry, index) => (
        <li key={entry.result.id}>
          <button
            type="button"
            aria-current={entry === shown || undefined}
            onClick={() => onChoose(index)}
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-sunken aria-[current]:font-medium"
          >
            <span className="min-w-0 flex-1 truncate">{choiceName(entry.image)}</span>
            <span className="text-soft tabular-nums">
              {formatBytes(entry.result.meta.before.byteSize)} →{" "}
              {formatBytes(entry.result.meta.byteSize)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ZipButton({ entries }: { entries: readonly FinishedEntry[] }) {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { zipResults } = await import("@/lib/client/zip-results");
      await zipResults(
        entries.map(({ image, result }) => ({
          url: result.content,
          name: choiceName(image),
          extension: result.meta.format,
        })),
      );
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error("Download failed");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" pending={busy} onClick={() => void save()}>
      {!busy && <FileArchive aria-hidden />}
      Download all
    </Button>
  );
}
