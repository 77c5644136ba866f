"use client";

import clsx from "clsx";
import { Download, ImagePlus } from "lucide-react";
import { useId, useState } from "react";

import { LIVE_SAMPLE } from "@/components/marketing/live-sample";
import { Button } from "@/components/ui/button";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { FileButton } from "@/components/ui/file-button";
import { Slider } from "@/components/ui/slider";
import { fetchSample } from "@/lib/client/fetch-sample";
import { saveBlob } from "@/lib/client/save-blob";
import { useDrop } from "@/lib/client/use-drop";
import { useLiveCompressor } from "@/lib/client/use-live-compressor";
import { formatBytes, formatPercent } from "@/lib/core/format";

const { name, original, compressed, width, height, quality: FIRST_QUALITY } = LIVE_SAMPLE;

/** An image compressed in the visitor's own browser: a sample until they choose one of theirs. */
export function LiveCompressor() {
  const headingId = useId();
  const [quality, setQuality] = useState<number>(FIRST_QUALITY);
  const { shrunk, url, fault, pending, shrink, settle, preload } = useLiveCompressor({
    name,
    url: original,
  });
  const [unsaved, setUnsaved] = useState<string>();
  const { isOver, dropArea } = useDrop(([file]) => file && choose(file), false);

  function choose(file: File): void {
    setUnsaved(undefined);
    void shrink(file, quality);
  }

  /** Saves what the slider asks for, even if it's still being made. */
  async function save(): Promise<void> {
    setUnsaved(undefined);
    try {
      const made = pending || shrunk ? await settle() : null;
      if (!made && (pending || shrunk)) return;
      const file = made?.file ?? (await fetchSample(compressed));
      saveBlob(file, downloadName(made?.name ?? name, file.type));
    } catch (error) {
      setUnsaved(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <section
      {...dropArea}
      aria-labelledby={headingId}
      onPointerEnter={preload}
      onFocus={preload}
      className={`overflow-clip rounded-card border bg-card ${isOver ? "border-accent" : "border-line"}`}
    >
      <h2 id={headingId} className="border-line border-b px-4 py-3 font-display text-xl sm:px-5">
        Try it: make an image smaller
      </h2>
      <Preview url={url ?? compressed} name={shrunk?.name ?? name} />
      <DisabledUntilHydrated>
        <div className="grid gap-3 p-4 sm:p-5">
          <Figures shrunk={shrunk} pending={pending} fault={fault ?? unsaved} />
          <Slider
            label="Quality"
            value={quality}
            min={5}
            max={95}
            step={5}
            onValueChange={(next) => {
              setQuality(next);
              setUnsaved(undefined);
              void shrink(null, next);
            }}
          />
          <div className="flex flex-wrap items-center gap-2">
            <FileButton accept="image/*" onFile={choose}>
              <ImagePlus aria-hidden />
              Choose or drop an image
            </FileButton>
            <Button onClick={() => void save()}>
              <Download aria-hidden />
              Download
            </Button>
          </div>
        </div>
      </DisabledUntilHydrated>
    </section>
  );
}

/** A box that never changes its size, whatever is chosen. On a phone, it's low, and the sample fills it. */
function Preview({ url, name }: { url: string; name: string }) {
  return (
    <div className="checkerboard border-line border-b">
      {/* biome-ignore lint/performance/noImgElement: the image component would be sent to the browser, too. */}
      <img
        src={url}
        alt={`Compressed: ${name}`}
        width={width}
        height={height}
        fetchPriority="high"
        className={clsx(
          "aspect-3/2 w-full max-sm:aspect-16/7",
          name === LIVE_SAMPLE.name ? "object-cover" : "object-contain",
        )}
      />
    </div>
  );
}

type FiguresProps = Pick<ReturnType<typeof useLiveCompressor>, "shrunk" | "pending" | "fault">;

/** What it weighed and what it weighs now, in a place high enough for whatever it says. */
function Figures({ shrunk, pending, fault }: FiguresProps) {
  const before = shrunk?.originalBytes ?? LIVE_SAMPLE.originalBytes;
  const after = shrunk?.file.size ?? LIVE_SAMPLE.compressedBytes;
  return (
    <div role="status" className="min-h-18 sm:min-h-13">
      {fault ? (
        <p className="text-danger text-sm">{fault}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="text-soft line-through decoration-line-strong">
              {formatBytes(before)}
            </span>
            <span className="font-display text-xl">{formatBytes(after)}</span>
            <span className="text-sm">
              {after < before ? `${formatPercent(1 - after / before)} smaller` : "no smaller"}
            </span>
          </p>
          <p className="text-soft text-sm">
            {pending ? "Compressing…" : hintFor(shrunk, after >= before)}
          </p>
        </>
      )}
    </div>
  );
}

function hintFor(shrunk: FiguresProps["shrunk"], isNoSmaller: boolean): string {
  if (!shrunk) return "No account. Your image stays in this browser.";
  if (isNoSmaller) return "Lower the quality, or keep the original. Nothing was sent.";
  if (shrunk.isStill) return "Its first frame only, made in this browser. Nothing was sent.";
  return "Made in this browser. Nothing was sent.";
}

function downloadName(source: string, type: string): string {
  return `${source.replace(/\.[^.]*$/, "")}-compressed.${type === "image/jpeg" ? "jpg" : "webp"}`;
}
