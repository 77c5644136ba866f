"use client";

import { Check, Copy, Download, X } from "lucide-react";

import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { copyImage } from "@/lib/client/copy-image";
import { notify } from "@/lib/client/notify";
import { saveBlob } from "@/lib/client/save-blob";
import { formatPercent } from "@/lib/core/format";
import type { QrCode, ScanChecks } from "@/lib/tools/qr-generator/contract";
import { QR_MARGIN, QR_SIZE } from "@/lib/tools/qr-generator/options";

export function QrToolbar({ code }: { code: QrCode }) {
  const save = async () => saveBlob(await previewUrlOf(code), `qr-code.${code.format}`);
  const copy = async () => {
    if (await copyImage(await previewUrlOf(code))) notify.success("Copied to clipboard!");
    else notify.error("Couldn't copy the image. Download it instead.");
  };
  return (
    <>
      {code.svg ? (
        <CopyButton size="sm" text={code.svg} />
      ) : (
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
      )}
      <Button size="sm" onClick={() => void save()}>
        <Download aria-hidden />
        Download {code.format.toUpperCase()}
      </Button>
    </>
  );
}

/** SVG markup is only ever used as an image source, where it can't run anything. */
function srcOf(code: QrCode): string {
  return code.dataUrl ?? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(code.svg ?? "")}`;
}

function previewUrlOf(code: QrCode): Blob {
  if (code.svg) return new Blob([code.svg], { type: "image/svg+xml" });
  const base64 = code.dataUrl?.split(",")[1] ?? "";
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: "image/png" });
}

type QrPreviewProps = {
  code: QrCode;
  /** What the code was made from; null when that isn't known. */
  asked: { size?: number | undefined; margin?: number | undefined } | null;
  /** Makes the code again at a size in pixels; null when what was asked for isn't known. */
  onResize: ((size: number) => void) | null;
};

export function QrPreview({ code, asked, onResize }: QrPreviewProps) {
  const { widerMargin } = code.meta;
  const isUnchosen = asked?.size === QR_SIZE.default && asked.margin === QR_MARGIN.default;
  return (
    <div className="grid gap-6">
      <div className="grid place-items-center rounded-control bg-sunken p-4 sm:p-8">
        {/* biome-ignore lint/performance/noImgElement: the image exists only in this page. */}
        <img
          src={srcOf(code)}
          alt="QR code"
          width={code.meta.size}
          height={code.meta.size}
          className="h-auto w-full max-w-[min(100%,26rem)]"
        />
      </div>
      {code.message && <Notice tone="warning">{code.message}</Notice>}
      {/* Of no concern to those who left both as they were. */}
      {widerMargin && !isUnchosen && (
        <Notice
          action={
            onResize && (
              <Button size="sm" onClick={() => onResize(widerMargin.exactSize)}>
                Make it {widerMargin.exactSize} px
              </Button>
            )
          }
        >
          Modules are whole pixels wide, so the margin came out {widerMargin.modules.toFixed(1)}{" "}
          modules wide. It's exact at {widerMargin.exactSize}&nbsp;px.
        </Notice>
      )}
      <ScanScore code={code} />
    </div>
  );
}

const SCAN_CHECK_LABELS: Record<keyof ScanChecks, string> = {
  plain: "As is",
  half: "Half size",
  blurred: "Blurred",
  rotated: "Rotated 90°",
};

const SCAN_CHECKS = Object.keys(SCAN_CHECK_LABELS) as (keyof ScanChecks)[]; // Safe: the labels' own keys.

/** How well the server's own scanner read this very image. */
function ScanScore({ code }: { code: QrCode }) {
  const { scan, scanScore } = code.meta;
  return (
    <section aria-label="Scan score" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium text-sm">Scan test</h3>
        <p className="text-sm text-soft">
          Scan score{" "}
          <strong className="font-medium text-ink tabular-nums">
            {formatPercent(scanScore / 100)}
          </strong>
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-2 text-sm @container sm:grid-cols-4">
        {SCAN_CHECKS.filter((reading) => scan[reading] !== undefined).map((reading) => (
          <li
            key={reading}
            className="flex items-center gap-2 rounded-control border border-line px-3 py-2"
          >
            {scan[reading] ? (
              <Check aria-label="Readable" className="shrink-0 text-success" />
            ) : (
              <X aria-label="Not readable" className="shrink-0 text-warning" />
            )}
            {SCAN_CHECK_LABELS[reading]}
          </li>
        ))}
      </ul>
    </section>
  );
}
