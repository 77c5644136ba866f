"use client";

import clsx from "clsx";
import { FlipHorizontal2, Maximize } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { CompareSlider } from "@/components/images/compare-slider";
import { Button } from "@/components/ui/button";
import type { ImageChoice } from "@/lib/client/image-choice";
import { useObjectUrl } from "@/lib/client/use-object-url";
import { formatPercent } from "@/lib/core/format";

type ImageViewerProps = {
  /** `/api/files/…` */
  url: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The original, with the same aspect ratio: a slider compares the two. */
  before?: ImageChoice | null | undefined;
  /** Shows the image alone until the slider is asked for. */
  opensOnAfter?: boolean;
};

const ZOOMS = [1, 2, 4] as const;
type Zoom = "fit" | (typeof ZOOMS)[number];

/** An image on a checkerboard, with a before-and-after slider and zoom up to single pixels. */
export function ImageViewer({ before, ...image }: ImageViewerProps) {
  if (before instanceof File) return <ViewWithFile file={before} {...image} />;
  return <View before={before?.url ?? null} {...image} />;
}

type ViewProps = Omit<ImageViewerProps, "before">;

function ViewWithFile({ file, ...image }: ViewProps & { file: File }) {
  return <View before={useObjectUrl(file)} {...image} />;
}

function View(props: ViewProps & { before: string | null }) {
  const { url, alt, width, height, before, opensOnAfter = false } = props;
  const [isCompared, setCompared] = useState(!opensOnAfter);
  const [zoom, setZoom] = useState<Zoom>("fit");
  // Browsers display fewer image formats than the server reads.
  const [unshown, setUnshown] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  // The slider handle is in the center, so that is what scrolls into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom makes the content larger.
  useEffect(() => {
    const {
      scrollWidth = 0,
      clientWidth = 0,
      scrollHeight = 0,
      clientHeight = 0,
    } = frame.current ?? {};
    frame.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [zoom]);
  const canCompare = before !== null && before !== unshown;
  const compares = canCompare && isCompared;
  const after = <Layer src={url} alt={alt} tag={compares ? "After" : undefined} />;
  const size =
    zoom === "fit"
      ? { aspectRatio: `${width} / ${height}`, maxHeight: "70vh", maxWidth: width }
      : { width: width * zoom, height: height * zoom };
  return (
    <div className="grid gap-3">
      <div
        ref={frame}
        // A scrolling box must be reachable by keyboard.
        tabIndex={zoom === "fit" ? undefined : 0}
        className="checkerboard max-h-[70vh] overflow-auto rounded-control border border-line has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
      >
        <div style={size} className="mx-auto">
          {compares ? (
            <CompareSlider
              before={
                <Layer src={before} alt="Before" tag="Before" onError={() => setUnshown(before)} />
              }
              after={after}
              // A zoomed-in image is moved by dragging it.
              onlyHandleDraggable={zoom !== "fit"}
            />
          ) : (
            after
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant={zoom === "fit" ? "outline" : "ghost"}
          aria-pressed={zoom === "fit"}
          onClick={() => setZoom("fit")}
        >
          <Maximize aria-hidden />
          Fit
        </Button>
        {ZOOMS.map((factor) => (
          <Button
            key={factor}
            size="sm"
            variant={zoom === factor ? "outline" : "ghost"}
            aria-pressed={zoom === factor}
            onClick={() => setZoom(factor)}
          >
            {formatPercent(factor)}
          </Button>
        ))}
        {canCompare && opensOnAfter && (
          <Button
            size="sm"
            variant={isCompared ? "outline" : "ghost"}
            aria-pressed={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            <FlipHorizontal2 aria-hidden />
            Compare with before
          </Button>
        )}
      </div>
    </div>
  );
}

type LayerProps = {
  src: string;
  alt: string;
  /** A label in its corner, visible as far as the slider reveals it. */
  tag: "Before" | "After" | undefined;
  onError?: () => void;
};

function Layer({ src, alt, tag, onError }: LayerProps) {
  return (
    <div className="relative size-full">
      {/* biome-ignore lint/performance/noImgElement: a private image, behind the owner's cookie. */}
      <img src={src} alt={alt} onError={onError} className="block size-full object-fill" />
      {tag && (
        <span
          aria-hidden
          className={clsx(
            "pointer-events-none absolute top-2 select-none rounded-full bg-black/60 px-2.5 py-1 text-white text-xs",
            tag === "Before" ? "left-2" : "right-2",
          )}
        >
          {tag}
        </span>
      )}
    </div>
  );
}
