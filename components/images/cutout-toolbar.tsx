"use client";

import { Copy, Download, Undo2 } from "lucide-react";
import { useState } from "react";

import { SendMenu } from "@/components/tools/send-menu";
import { Button } from "@/components/ui/button";
import {
  type Backdrop,
  type CutoutSources,
  type DrawnEdits,
  drawCutout,
} from "@/lib/client/canvas/draw-cutout";
import { canvasToBlob } from "@/lib/client/canvas/layers";
import { copyImage } from "@/lib/client/copy-image";
import { keepEditedCopy } from "@/lib/client/keep-edited-copy";
import { notify } from "@/lib/client/notify";
import { withDensity } from "@/lib/client/png-density";
import { saveBlob } from "@/lib/client/save-blob";
import { imageTargets, type SendTarget } from "@/lib/registry/send-to";

type CutoutToolbarProps = {
  creationId: string;
  sources: CutoutSources;
  edits: DrawnEdits;
  /** For what is printed: how many pixels make up an inch. */
  perInch: number | undefined;
  /** Base name of the saved file, without an extension. */
  title: string;
  /** Null when there's nothing to take back. */
  onUndo: (() => void) | null;
};

/** Undo, copy, download with the new background first or without it, and send what is on the page, at full size. */
export function CutoutToolbar(props: CutoutToolbarProps) {
  const { creationId, sources, edits, perInch, title, onUndo } = props;
  const [busy, setBusy] = useState(false);
  const hasBackdrop = edits.backdrop.kind !== "none";
  const isFramed = edits.framing !== null;

  async function withImage(backdrop: Backdrop, use: (png: Blob) => Promise<void> | void) {
    setBusy(true);
    try {
      const png = await canvasToBlob(drawCutout(sources, { ...edits, backdrop }), "image/png");
      await use(perInch === undefined ? png : await withDensity(png, perInch));
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error(error instanceof Error ? error.message : "Couldn't make the image. Try again.");
    } finally {
      setBusy(false);
    }
  }

  const download = (backdrop: Backdrop, name: string) =>
    withImage(backdrop, (png) => saveBlob(png, `${name}.png`));
  const copy = () =>
    withImage(edits.backdrop, async (png) => {
      if (await copyImage(png)) notify.success("Copied to clipboard!");
      else notify.error("Your browser doesn't allow copying images.");
    });

  /** The page that opens with the image as it is here; null when it couldn't be saved for that. */
  async function pathOf({ slug, path }: SendTarget): Promise<string | null> {
    if (!hasBackdrop && edits.touchUps.length === 0 && !isFramed) return path;
    let copyId: string | null = null;
    await withImage(edits.backdrop, async (png) => {
      copyId = await keepEditedCopy(creationId, png, { hasBackdrop, isFramed, title });
    });
    const targets = copyId === null ? [] : imageTargets(copyId, "remove-background");
    return targets.find((target) => target.slug === slug)?.path ?? null;
  }

  return (
    <div className="flex flex-wrap gap-2">
      {hasBackdrop && (
        <Button
          size="sm"
          disabled={busy}
          onClick={() => download(edits.backdrop, `${title}-background`)}
        >
          <Download aria-hidden />
          Download with background
        </Button>
      )}
      <Button size="sm" disabled={busy} onClick={() => download({ kind: "none" }, title)}>
        <Download aria-hidden />
        Download cutout
      </Button>
      <Button size="sm" disabled={busy} onClick={copy}>
        <Copy aria-hidden />
        Copy
      </Button>
      <SendMenu
        targets={imageTargets(creationId, "remove-background")}
        prepare={pathOf}
        disabled={busy}
      />
      {/* It keeps its place, so that the image doesn't move with the first thing that can be undone. */}
      <Button
        size="sm"
        variant="ghost"
        className={onUndo ? undefined : "not-focus-visible:invisible"}
        // Not disabled, which would take the focus from it.
        aria-disabled={!onUndo || undefined}
        onClick={() => onUndo?.()}
      >
        <Undo2 aria-hidden />
        Undo
      </Button>
    </div>
  );
}
