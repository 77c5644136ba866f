"use client";

import clsx from "clsx";
import { useState } from "react";
import { ExtractTextFindings } from "@/components/tools/extract-text-findings";
import { ExtractedText } from "@/components/tools/extracted-text";
import { lazyPart } from "@/components/ui/lazy-part";
import { Switch } from "@/components/ui/switch";
import type { ExtractedPage } from "@/lib/client/ocr/extract-text";
import { formatCount } from "@/lib/core/format";
import { keepsLines } from "@/lib/ocr/join-pages";
import type { OcrLanguage } from "@/lib/ocr/languages";
import type { LayoutKind } from "@/lib/ocr/layout-kind";
import type { TextPiece } from "@/lib/ocr/text-pieces";

const ExtractTextPictures = lazyPart(
  async () => (await import("@/components/tools/extract-text-picture")).ExtractTextPictures,
);

type ExtractTextBodyProps = {
  pages: readonly ExtractedPage[];
  /** That they were read in. */
  language: OcrLanguage;
  pieces: readonly TextPiece[];
  text: string;
  /** Null for what suits each page. */
  keepLines: boolean | null;
  onKeepLinesChange: (keep: boolean) => void;
};

/** The text that was read, and how it is set and marked. */
export function ExtractTextBody(props: ExtractTextBodyProps) {
  const { pages, language, pieces, text, keepLines, onKeepLinesChange } = props;
  const [marked, setMarked] = useState(false);
  const [pictured, setPictured] = useState(false);
  const unsure = pieces.filter((piece) => piece.unsure).length;
  const gridded = writtenOf(pages).filter(({ kind }) => keepsLines(kind));
  // A switch is on or off: of images that are set in both ways, only the hint can tell.
  const isKept = keepLines ?? (gridded.length > 0 && gridded.length === writtenOf(pages).length);
  const isGrid = gridded.length > 0 && keepLines !== false;
  return (
    <>
      <ExtractTextFindings pages={pages} language={language} />
      {marked ? (
        <MarkedText pieces={pieces} isGrid={isGrid} />
      ) : (
        <ExtractedText text={text} isGrid={isGrid} />
      )}
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Switch
          label="Keep line breaks"
          hint={layoutHint(pages, keepLines)}
          checked={isKept}
          onCheckedChange={onKeepLinesChange}
        />
        <Switch
          label="Highlight uncertain words"
          hint={`${formatCount(unsure, "word")} to check.`}
          checked={marked}
          onCheckedChange={setMarked}
        />
        <Switch
          label="Show on the image"
          hint="Outlines what was read, and hatches what wasn't."
          checked={pictured}
          onCheckedChange={setPictured}
        />
      </div>
      {pictured && <ExtractTextPictures pages={pages} />}
    </>
  );
}

const SEEN: Record<Exclude<LayoutKind, "prose">, string> = {
  table: "Looks like a table: its rows and columns are kept.",
  receipt: "Looks like a receipt: its rows and prices are kept.",
  code: "Looks like code: its lines and indentation are kept.",
  chat: "Looks like a chat: each message is named after its side.",
};

/** Says what was recognized, as long as that decides. */
function layoutHint(pages: readonly ExtractedPage[], keepLines: boolean | null): string {
  const written = writtenOf(pages);
  const kept = written.filter(({ kind }) => keepsLines(kind)).length;
  const kinds = new Set(written.map(({ kind }) => kind));
  const [kind] = kinds;
  if (keepLines === null && kinds.size === 1 && kind && kind !== "prose") return SEEN[kind];
  if (keepLines === null && kept > 0 && kept < written.length)
    return `Set as suits each image: ${kept} of ${written.length} keep${kept === 1 ? "s its" : " their"} lines.`;
  return "Breaks lines where the image does.";
}

/** The images in which anything was read. */
function writtenOf(pages: readonly ExtractedPage[]): ExtractedPage[] {
  return pages.filter(({ lines }) => lines.length > 0);
}

function MarkedText({ pieces, isGrid }: { pieces: readonly TextPiece[]; isGrid: boolean }) {
  return (
    <section
      aria-label="Extracted text with highlights"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className={clsx(
        "max-h-[480px] min-h-48 overflow-auto rounded-control border border-line-strong px-3 py-2",
        isGrid ? "whitespace-pre font-mono text-sm" : "whitespace-pre-wrap break-words",
      )}
    >
      {pieces.map(({ text, unsure }, index) =>
        unsure ? (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change order.
            key={index}
            className="rounded-sm bg-warning-ground text-warning underline decoration-dotted underline-offset-4"
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </section>
  );
}
