"use client";

import { Maximize } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { EdgeHandle } from "@/components/tools/extract-text-edge-handle";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/client/notify";
import { findEdges } from "@/lib/client/ocr/find-edges";
import { useObjectUrl } from "@/lib/client/use-object-url";
import { type Corners, isConvex, type Place, WHOLE_IMAGE } from "@/lib/ocr/pixels/projection";

const NAMES = ["Top left", "Top right", "Bottom right", "Bottom left"] as const;

type PageEdgesProps = {
  file: File;
  /** Undefined until they were looked for. */
  corners: Corners | undefined;
  onChange: (corners: Corners) => void;
};

/** The page in a photo: its edges as they were found, to be dragged or moved with the arrow keys. */
export function PageEdges({ file, corners, onChange }: PageEdgesProps) {
  const url = useObjectUrl(file);
  const [isFound, setFound] = useState<boolean>();

  const take = useEffectEvent((found: Corners | null) => {
    setFound(found !== null);
    if (!corners) onChange(found ?? WHOLE_IMAGE);
  });
  const fail = useEffectEvent((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
    notify.error(error instanceof Error ? error.message : "The edges couldn't be looked for.");
  });
  useEffect(() => {
    let isGone = false;
    findEdges(file).then(
      (found) => !isGone && take(found),
      (error) => !isGone && fail(error),
    );
    return () => {
      isGone = true;
    };
  }, [file]);

  function move(index: number, place: Place): void {
    if (!corners) return;
    const moved = corners.map((corner, other) => (other === index ? place : corner));
    // Safe: as many corners as before.
    const next = moved as unknown as Corners;
    if (isConvex(next)) onChange(next);
  }

  const section = useRef<HTMLElement>(null);
  const isDrawn = url !== null;
  const isThere = isDrawn && corners !== undefined;
  // The button that opened it is gone.
  useEffect(() => {
    if (!isDrawn) return;
    const { activeElement: focused, body } = document;
    if (focused !== body && focused !== section.current) return;
    const corner = isThere && section.current?.querySelector<HTMLElement>("[role=slider]");
    (corner || section.current)?.focus();
  }, [isDrawn, isThere]);

  if (!url) return null;
  const points = corners?.map(([x, y]) => `${x * 100},${y * 100}`).join(" ");
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={`Page edges of ${file.name}`}
      className="grid gap-3 outline-none"
    >
      <div className="p-4">
        <div className="relative mx-auto w-fit">
          {/* biome-ignore lint/performance/noImgElement: a local image. */}
          <img src={url} alt={file.name} className="block max-h-[60vh] max-w-full" />
          {corners && (
            <>
              <svg
                aria-hidden
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="pointer-events-none absolute inset-0 size-full"
              >
                <path
                  d={`M0 0H100V100H0ZM${points?.replaceAll(" ", "L")}Z`}
                  fillRule="evenodd"
                  className="fill-black/45"
                />
                <polygon
                  points={points}
                  vectorEffect="non-scaling-stroke"
                  className="fill-none stroke-2 stroke-white"
                />
              </svg>
              {corners.map((place, index) => (
                <EdgeHandle
                  key={NAMES[index]}
                  name={NAMES[index] ?? ""}
                  place={place}
                  onMove={(next) => move(index, next)}
                />
              ))}
            </>
          )}
        </div>
      </div>
      <p aria-live="polite" className="text-sm text-soft">
        {isFound === undefined && "Looking for the edges of the page…"}
        {isFound === true &&
          "Drag the corners if they don't match the page. Only what is between them is read."}
        {isFound === false &&
          "No page edges found. Drag the corners to the page, or leave them to read it all."}
      </p>
      <Button size="sm" className="justify-self-start" onClick={() => onChange(WHOLE_IMAGE)}>
        <Maximize aria-hidden />
        Whole image
      </Button>
    </section>
  );
}
