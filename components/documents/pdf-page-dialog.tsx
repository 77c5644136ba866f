"use client";

import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { type DrawnPdfPage, drawPdfPage } from "@/lib/client/draw-pdf-page";
import { useBackCloses } from "@/lib/client/use-back-closes";

const SCAN =
  "This page is a scan. Its text was recognized from the image, so the cited words aren't highlighted and may contain mistakes.";
/** It may be part of an image or the value of a form's field. */
const UNMARKED = "The cited text is on this page, but it can't be marked there.";

/** A page of the user's own file, and the words on it to highlight. */
export type ShownPage = { page: number; quotes: readonly string[] };

type PdfPageDialogProps = {
  file: File;
  shown: ShownPage | null;
  /** Pages whose text was recognized from an image. */
  scans: readonly number[];
  onClose: () => void;
};

/**
 * Shows the page a citation names, with the cited words highlighted. The file doesn't leave the
 * browser.
 */
export function PdfPageDialog({ file, shown, scans, onClose }: PdfPageDialogProps) {
  const close = useBackCloses(shown !== null, onClose);
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && close()}
      title={file.name}
      width="lg"
    >
      {shown && <Pages key={shown.page} file={file} first={shown} scans={scans} />}
    </Dialog>
  );
}

type PagesProps = { file: File; first: ShownPage; scans: readonly number[] };

/** Windows in which a whole page is too small to read. */
const NARROW = "(width < 40rem)";
/** At which 11-point text is as large as the product's own small text. */
const READABLE_PIXELS_PER_POINT = 1.15;

function Pages({ file, first, scans }: PagesProps) {
  const [page, setPage] = useState(first.page);
  const [isNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const [large, setLarge] = useState(isNarrow);
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLElement>(null);
  const { drawn, failed, widthPoints } = useDrawnPage(file, page, first.quotes, canvas);
  const isFirst = page <= 1;
  const isLast = !drawn || page >= drawn.pageCount;
  const marked = page !== first.page || !drawn || drawn.marks.length > 0;

  function turnTo(next: number): void {
    setPage(next);
    box.current?.scrollTo(0, 0);
  }

  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm tabular-nums" aria-live="polite" aria-atomic>
          Page {page}
          {drawn && ` of ${drawn.pageCount}`}
        </p>
        <div className="flex gap-2">
          <Button
            size="icon"
            aria-label="Zoom in"
            aria-pressed={large}
            onClick={() => setLarge(!large)}
          >
            {large ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
          </Button>
          <Button
            size="icon"
            aria-label="Previous page"
            // Not disabled, which would take the focus from it.
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && turnTo(page - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            size="icon"
            aria-label="Next page"
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && turnTo(page + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      </div>
      {failed && <Notice tone="danger">Couldn't display this page.</Notice>}
      {(!marked || scans.includes(page)) && (
        <Notice>{scans.includes(page) ? SCAN : UNMARKED}</Notice>
      )}
      <section
        ref={box}
        aria-label={`Page ${page}, to scroll`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
        tabIndex={0}
        className="relative max-h-[70dvh] overflow-auto rounded-control border border-line bg-white max-sm:-mx-4"
      >
        {!drawn && !failed && (
          <p className="absolute inset-0 grid min-h-40 place-items-center text-black">
            <Spinner label="Loading the page" />
          </p>
        )}
        <div
          className="relative"
          style={{ width: large ? largeWidth(widthPoints, isNarrow) : undefined }}
        >
          <canvas
            ref={canvas}
            className="block h-auto w-full"
            role="img"
            aria-label={`Page ${page}`}
          />
          {page === first.page &&
            drawn?.marks.map((mark) => (
              <QuoteHighlight key={`${highlightKey(mark)} ${large}`} mark={mark} />
            ))}
        </div>
      </section>
    </div>
  );
}

/** Large enough to read in a narrow window, and twice the width of any other. */
function largeWidth(points: number | undefined, isNarrow: boolean): string | undefined {
  if (!isNarrow) return "200%";
  if (points === undefined) return undefined;
  return `clamp(100%, ${points * READABLE_PIXELS_PER_POINT}px, 300%)`;
}

type Highlight = DrawnPdfPage["marks"][number];

function highlightKey(mark: Highlight): string {
  return `${mark.left} ${mark.top} ${mark.width}`;
}

/** Like a highlighter over the words; the first one scrolls into view. */
function QuoteHighlight({ mark }: { mark: Highlight }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mark.first) box.current?.scrollIntoView({ block: "center" });
  }, [mark.first]);
  const percent = (share: number) => `${share * 100}%`;
  return (
    <mark
      ref={box}
      // In sight with what is around it, also where the page is wider than the window.
      className="absolute scroll-mx-4 bg-yellow-300/50 mix-blend-multiply"
      style={{
        left: percent(mark.left),
        top: percent(mark.top),
        width: percent(mark.width),
        height: percent(mark.height),
      }}
    />
  );
}

function useDrawnPage(
  file: File,
  page: number,
  quotes: readonly string[],
  canvas: React.RefObject<HTMLCanvasElement | null>,
) {
  const [state, setState] = useState<{ page: number; drawn?: DrawnPdfPage; failed?: true }>();
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const gone = new AbortController();
    drawPdfPage(file, { page, quotes, canvas: target, signal: gone.signal }).then(
      (drawn) => !gone.signal.aborted && setState({ page, drawn }),
      (error: unknown) => {
        if (gone.signal.aborted) return;
        // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
        console.error(error);
        setState({ page, failed: true });
      },
    );
    return () => gone.abort();
  }, [file, page, quotes, canvas]);
  const current = state?.page === page ? state : undefined;
  return {
    drawn: current?.drawn,
    failed: current?.failed ?? false,
    /** Of the page that was drawn last, until the next one is. */
    widthPoints: state?.drawn?.widthPoints,
  };
}
