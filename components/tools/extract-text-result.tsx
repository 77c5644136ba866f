"use client";

import { useState } from "react";
import { OfflineLink } from "@/components/offline/offline-link";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { CopyButton } from "@/components/ui/copy-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import type { ExtractedText } from "@/lib/client/ocr/extract-text";
import type { SaveState } from "@/lib/client/ocr/save-text";
import type { useExtractText } from "@/lib/client/ocr/use-extract-text";
import { formatCount, formatPercent, formatSeconds } from "@/lib/core/format";
import { countReadWords } from "@/lib/ocr/count-read-words";
import { joinPages } from "@/lib/ocr/join-pages";
import { OCR_LANGUAGES, type OcrLanguage, ocrLanguage } from "@/lib/ocr/languages";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { OCR_ENGINE } from "@/lib/tools/extract-text/ocr-engine";

export const fetchBody = () => import("@/components/tools/extract-text-body");

const fetchToolbar = () => import("@/components/tools/extract-text-parts");
const PLACE = <span className="h-9" />;

const ExtractTextDownload = lazyPart(async () => (await fetchToolbar()).ExtractTextDownload, PLACE);
const ExtractTextSend = lazyPart(async () => (await fetchToolbar()).ExtractTextSend, PLACE);

const LeaveRun = lazyPart(
  async () => (await import("@/components/tools/leave-run")).LeaveRun,
  null,
);

const ExtractTextBody = lazyPart(
  async () => (await fetchBody()).ExtractTextBody,
  <span className="h-48" />,
);

const NOTHING_FOUND =
  "No text found in this image. Nothing was saved, and it doesn't count as a run. ";

type ExtractTextRun = ReturnType<typeof useExtractText>;

/** A text with the images it was read from. */
export function ExtractTextResult({ run }: { run: ExtractTextRun }) {
  const { result, saveState: kept } = run;
  /** What the person decided, for the text that it was decided on. */
  const [chosen, setChosen] = useState<{ result: ExtractedText; keepLines: boolean }>();
  const keepLines = chosen && chosen.result === result ? chosen.keepLines : null;
  const pieces = result ? joinPages(result.pages, keepLines) : [];
  const text = joinPieces(pieces);

  const toolbar = result && (
    <>
      <CopyButton size="sm" text={text} />
      <ExtractTextDownload text={text} pages={result.pages} />
      <ExtractTextSend text={text} saved={kept} />
    </>
  );
  return (
    <>
      {run.status === "pending" && (
        <LeaveRun loss="Your images are being read on this page. If you leave now, you'll lose the text read so far." />
      )}
      <ResultPanel
        title="Extracted Text"
        hint={`${run.foundNothing ? NOTHING_FOUND : ""}Choose an image and click Extract Text to get started.`}
        run={run}
        remedy={
          <OfflineLink error={run.error} tool="extract-text">
            Read it without a connection
          </OfflineLink>
        }
        toolbar={toolbar}
        footer={result && <Footer result={result} text={text} kept={kept} />}
      >
        {({ pages, skipped, chosen: { language } }) => (
          <div className="grid gap-4">
            {skipped.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
              <Notice key={index} tone="warning">
                {name}: {reason}
              </Notice>
            ))}
            {kept?.state === "kept" && otherLanguage(kept.language, language) && (
              <Notice tone="warning">
                This looks like {kept.language}. Choose it as the language of the text, and read the
                image again.
              </Notice>
            )}
            <ExtractTextBody
              pages={pages}
              language={language}
              pieces={pieces}
              text={text}
              keepLines={keepLines}
              onKeepLinesChange={(keep) => result && setChosen({ result, keepLines: keep })}
            />
          </div>
        )}
      </ResultPanel>
    </>
  );
}

/** Whether a text is in a language that could have been chosen, and wasn't. */
function otherLanguage(seen: string | undefined, chosen: OcrLanguage): boolean {
  const isOffered = OCR_LANGUAGES.some(({ label }) => label === seen);
  return isOffered && !ocrLanguage(chosen)?.label.startsWith(seen ?? "");
}

/** What was done to an image because more could be read that way. */
const PREPARATIONS = {
  none: "",
  evened: "Light evened out",
  straightened: "Page straightened",
} as const;

type FooterProps = { result: ExtractedText; text: string; kept: SaveState | null };

function Footer({ result, text, kept }: FooterProps) {
  const words = result.pages.reduce((sum, { words }) => sum + words.length, 0);
  const sure =
    result.pages.reduce((sum, page) => sum + page.confidence * page.words.length, 0) /
    Math.max(1, words);
  const unread = result.pages.reduce((sum, page) => sum + page.unread.length, 0);
  const ways = new Set(result.pages.map(({ preparation }) => PREPARATIONS[preparation]));
  const figures = [
    formatCount(countReadWords(text), "word"),
    ...(unread > 0 ? [`${formatCount(unread, "area")} not read`] : []),
    `${formatPercent(sure / 100)} confidence`,
    ...ways,
    formatSeconds(result.seconds),
  ].filter((figure) => figure !== "");
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <ResultFooter meta={{ engine: OCR_ENGINE }} figures={figures} />
      {kept?.state === "kept" && <span>Saved to your dashboard</span>}
      {kept?.state === "failed" && <span>Not saved to your dashboard. {kept.message}</span>}
    </div>
  );
}
