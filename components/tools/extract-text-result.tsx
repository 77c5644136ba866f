"use client";

import { useState } from "react";
import { ResultFooter } from "@/components/tools/result-footer";
import { SendText } from "@/components/tools/result-menus";
import { ResultPanel } from "@/components/tools/result-panel";
import { CopyButton } from "@/components/ui/copy-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import type { ExtractedText } from "@/lib/client/ocr/extract-text";
import type { SaveState } from "@/lib/client/ocr/save-text";
import type { useExtractText } from "@/lib/client/ocr/use-extract-text";
import { formatCount, formatPercent, formatSeconds } from "@/lib/core/format";
import { countWords } from "@/lib/core/text";
import { joinPieces, type TextPiece } from "@/lib/ocr/text-pieces";
import { subjectOf } from "@/lib/registry/send-to";
import { OCR_ENGINE } from "@/lib/tools/extract-text/ocr-engine";

const ExtractTextDownload = lazyPart(
  async () => (await import("@/components/tools/extract-text-download")).ExtractTextDownload,
  <span className="h-9" />,
);

type ExtractTextRun = ReturnType<typeof useExtractText>;

export function ExtractTextResult({ run }: { run: ExtractTextRun }) {
  const [keepLines, setKeepLines] = useState(false);
  const { result, saveState: kept } = run;
  const pieces = result ? piecesOf(result, keepLines) : [];
  const text = joinPieces(pieces);

  const toolbar = result && (
    <>
      <CopyButton size="sm" text={text} />
      <ExtractTextDownload text={text} pages={result.pages} />
      <SendText
        subject={subjectOf(text)}
        whole={text}
        from="extract-text"
        creationId={kept?.state === "kept" ? kept.id : undefined}
      />
    </>
  );
  return (
    <ResultPanel
      title="Extracted Text"
      hint="Choose an image and click Extract Text to get started."
      run={run}
      toolbar={toolbar}
      footer={result && <Footer result={result} text={text} kept={kept} />}
    >
      {({ skipped }) => (
        <div className="grid gap-4">
          {skipped.map(({ name, reason }) => (
            <Notice key={name} tone="warning">
              {name}: {reason}
            </Notice>
          ))}
          <ShownText
            pieces={pieces}
            text={text}
            keepLines={keepLines}
            onKeepLinesChange={setKeepLines}
          />
        </div>
      )}
    </ResultPanel>
  );
}

function piecesOf({ pages }: ExtractedText, keepLines: boolean): TextPiece[] {
  return pages.flatMap(({ lines, flowing }, index) => [
    ...(index > 0 ? [{ text: "\n\n", unsure: false }] : []),
    ...(keepLines ? lines : flowing),
  ]);
}

type ShownTextProps = {
  pieces: readonly TextPiece[];
  text: string;
  keepLines: boolean;
  onKeepLinesChange: (keep: boolean) => void;
};

function ShownText({ pieces, text, keepLines, onKeepLinesChange }: ShownTextProps) {
  const [marked, setMarked] = useState(false);
  const unsure = pieces.filter((piece) => piece.unsure).length;
  return (
    <>
      {marked ? (
        <MarkedText pieces={pieces} />
      ) : (
        <Textarea
          readOnly
          aria-label="Extracted text"
          value={text}
          className="field-sizing-content max-h-[480px] min-h-48"
        />
      )}
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Switch
          label="Keep line breaks"
          hint="Breaks lines where the image does."
          checked={keepLines}
          onCheckedChange={onKeepLinesChange}
        />
        <Switch
          label="Highlight uncertain words"
          hint={`${formatCount(unsure, "word")} to check.`}
          checked={marked}
          onCheckedChange={setMarked}
        />
      </div>
    </>
  );
}

function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <section
      aria-label="Extracted text with highlights"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[480px] min-h-48 overflow-y-auto whitespace-pre-wrap break-words rounded-control border border-line-strong px-3 py-2"
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

type FooterProps = { result: ExtractedText; text: string; kept: SaveState | null };

function Footer({ result, text, kept }: FooterProps) {
  const words = result.pages.reduce((sum, { words }) => sum + words.length, 0);
  const sure =
    result.pages.reduce((sum, page) => sum + page.confidence * page.words.length, 0) / words;
  const figures = [
    formatCount(countWords(text), "word"),
    `${formatPercent(sure / 100)} confidence`,
    formatSeconds(result.seconds),
  ];
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <ResultFooter meta={{ engine: OCR_ENGINE }} figures={figures} />
      {kept?.state === "kept" && <span>Saved to your dashboard</span>}
      {kept?.state === "failed" && <span>Not saved to your dashboard. {kept.message}</span>}
    </div>
  );
}
