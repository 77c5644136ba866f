"use client";

import { TriangleAlert } from "lucide-react";

import { Savings } from "@/components/tools/image-compressor-savings";
import { LowerQualityButton, ShrinkButton } from "@/components/tools/image-compressor-shrink";
import { SaveZipButton } from "@/components/tools/save-zip-button";
import { Notice } from "@/components/ui/notice";
import type { CompressorEntry } from "@/lib/client/compressor-entry";
import { choiceName } from "@/lib/client/image-choice";
import { formatBytes, formatCount } from "@/lib/core/format";
import type { CompressedImage } from "@/lib/tools/image-compressor/contract";

export type FinishedEntry = CompressorEntry & { result: CompressedImage };

type BatchProps = {
  entries: readonly FinishedEntry[];
  shown: FinishedEntry;
  pending: boolean;
  onChoose: (index: number) => void;
  onShrink: (missed: readonly FinishedEntry[]) => void;
  onLower: (missed: readonly FinishedEntry[]) => void;
};

/** Several results: each to choose, which ones missed the target size, and the totals. */
export function CompressorBatch(props: BatchProps) {
  const { entries, shown, pending, onChoose, onShrink, onLower } = props;
  return (
    <div className="grid gap-3">
      <ResultPicker entries={entries} shown={shown} onChoose={onChoose} />
      {!pending && <Totals entries={entries} onShrink={onShrink} onLower={onLower} />}
    </div>
  );
}

function Totals({
  entries,
  onShrink,
  onLower,
}: Pick<BatchProps, "entries" | "onShrink" | "onLower">) {
  const sum = (sizeOf: (meta: CompressedImage["meta"]) => number) =>
    entries.reduce((total, { result }) => total + sizeOf(result.meta), 0);
  const missed = entries.filter(missesTarget);
  const whitened = entries.filter(lostTransparency);
  return (
    <section aria-label="Totals" className="grid gap-3">
      <h3 className="font-medium text-sm">All {formatCount(entries.length, "image")}</h3>
      <Savings
        before={sum(({ before }) => before.byteSize)}
        after={sum(({ byteSize }) => byteSize)}
      />
      {missed.length > 0 && (
        <Notice
          tone="warning"
          action={
            <div className="grid content-start gap-2 empty:hidden">
              <ShrinkButton missed={missed} onShrink={onShrink} />
              <LowerQualityButton missed={missed} onLower={onLower} />
            </div>
          }
        >
          {missed.length} of {formatCount(entries.length, "image")} missed the target size.
        </Notice>
      )}
      {whitened.length > 0 && (
        <Notice tone="warning">
          Transparent areas of {whitened.length} of {formatCount(entries.length, "image")} are now
          white, because JPEG doesn't support transparency. Choose PNG or WebP to keep it.
        </Notice>
      )}
    </section>
  );
}

function missesTarget({ result }: FinishedEntry): boolean {
  return result.meta.target?.isMet === false;
}

function lostTransparency({ result }: FinishedEntry): boolean {
  return result.meta.transparencyLost === true;
}

function ResultPicker({
  entries,
  shown,
  onChoose,
}: Pick<BatchProps, "entries" | "shown" | "onChoose">) {
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
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate">
                {choiceName(entry.image)}
              </span>
              {lostTransparency(entry) && (
                <span className="block text-warning text-xs">Transparent areas are now white</span>
              )}
            </span>
            {missesTarget(entry) && (
              <TriangleAlert aria-label="Over the target size" className="shrink-0 text-warning" />
            )}
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

/** Saves all results in one archive. */
export function ZipButton({ entries }: { entries: readonly FinishedEntry[] }) {
  async function save(): Promise<void> {
    const { zipResults } = await import("@/lib/client/zip-results");
    await zipResults(
      entries.map(({ image, result }) => ({
        url: result.content,
        name: choiceName(image),
        extension: result.meta.format,
      })),
    );
  }

  return <SaveZipButton save={save}>Download all</SaveZipButton>;
}
