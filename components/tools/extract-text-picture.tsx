"use client";

import { useId, useState } from "react";

import { ZoomFrame } from "@/components/images/zoom-frame";
import { Switch } from "@/components/ui/switch";
import type { ExtractedPage } from "@/lib/client/ocr/extract-text";
import { useObjectUrl } from "@/lib/client/use-object-url";
import { formatCount } from "@/lib/core/format";
import { countReadWords } from "@/lib/ocr/count-read-words";
import { type PixelBox, type RecognizedWord, UNSURE_BELOW } from "@/lib/ocr/recognized-page";
import { joinPieces } from "@/lib/ocr/text-pieces";

/** The images as they were read, with what was read and what wasn't drawn on them. */
export function ExtractTextPictures({ pages }: { pages: readonly ExtractedPage[] }) {
  const [isWritten, setWritten] = useState(false);
  const unread = pages.reduce((sum, page) => sum + page.unread.length, 0);
  return (
    <div className="grid gap-4">
      <Legend unread={unread} />
      <Switch
        label="Write the words on the image"
        hint="Covers what is there with what was read."
        checked={isWritten}
        onCheckedChange={setWritten}
      />
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and pages don't move.
        <figure key={index} className="grid gap-2">
          <ZoomFrame size={page}>
            <MarkedPicture page={page} isWritten={isWritten} />
          </ZoomFrame>
          <figcaption className="break-words text-sm text-soft">
            {page.name}: {formatCount(countReadWords(joinPieces(page.lines)), "word")} read,{" "}
            {formatCount(page.unread.length, "area")} not read.
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Legend({ unread }: { unread: number }) {
  return (
    <ul aria-label="Marks on the image" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      <li className="flex items-center gap-2">
        <Key>
          <rect {...KEY} className={READ} />
        </Key>
        Read
      </li>
      <li className="flex items-center gap-2">
        <Key>
          <rect {...KEY} className={UNSURE} />
        </Key>
        Uncertain
      </li>
      <li className="flex items-center gap-2">
        <Key>
          <Hatched id="hatching-key" scale={0.6} />
          <rect {...KEY} fill="url(#hatching-key)" className={UNREAD} />
        </Key>
        {unread === 0 ? "Not read: nothing" : `Not read: ${formatCount(unread, "area")}`}
      </li>
    </ul>
  );
}

const KEY = { x: 1, y: 1, width: 26, height: 14 };
const READ = "fill-[#1d6fd8]/15 stroke-[#1d6fd8]";
const UNSURE = "fill-[#d98a00]/25 stroke-[#a86400] [stroke-dasharray:4_3]";
const UNREAD = "stroke-[#c22f16]";

function Key({ children }: { children: React.ReactNode }) {
  return (
    <svg aria-hidden width="28" height="16" className="rounded-sm bg-white">
      {children}
    </svg>
  );
}

/** @param scale of the lines: 1 for stripes of 12 units */
function Hatched({ id, scale }: { id: string; scale: number }) {
  const step = 12 * scale;
  return (
    <pattern
      id={id}
      width={step}
      height={step}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={step} height={step} fill="#c22f16" fillOpacity={0.12} />
      <rect width={step / 3} height={step} fill="#c22f16" fillOpacity={0.75} />
    </pattern>
  );
}

function MarkedPicture({ page, isWritten }: { page: ExtractedPage; isWritten: boolean }) {
  const url = useObjectUrl(page.jpeg);
  const hatching = useId();
  const { width, height, words, unread } = page;
  const line = Math.max(1, Math.max(width, height) / 900);
  const label = `${page.name} with ${formatCount(words.length, "word")} marked as read and ${formatCount(unread.length, "area")} as not read`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full">
      <defs>
        <Hatched id={hatching} scale={line} />
      </defs>
      {url && <image href={url} width={width} height={height} />}
      <g strokeWidth={line}>
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never change order.
          <Word key={index} word={word} isWritten={isWritten} />
        ))}
        {unread.map((box) => (
          <rect
            key={`${box.x0} ${box.y0}`}
            {...placeOf(box)}
            fill={`url(#${hatching})`}
            className={UNREAD}
          >
            <title>Couldn't be read</title>
          </rect>
        ))}
      </g>
    </svg>
  );
}

function Word({ word, isWritten }: { word: RecognizedWord; isWritten: boolean }) {
  const { box, text, confidence } = word;
  const place = placeOf(box);
  return (
    <>
      <rect
        {...place}
        className={confidence < UNSURE_BELOW ? UNSURE : READ}
        {...(isWritten && { style: { fill: "white", fillOpacity: 0.92 } })}
      >
        <title>{text}</title>
      </rect>
      {isWritten && (
        <text
          x={box.x0}
          y={box.y1 - 0.18 * place.height}
          fontSize={place.height}
          textLength={place.width}
          lengthAdjust="spacingAndGlyphs"
          fill="#111"
          stroke="none"
          pointerEvents="none"
        >
          {text}
        </text>
      )}
    </>
  );
}

function placeOf({ x0, y0, x1, y1 }: PixelBox) {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
