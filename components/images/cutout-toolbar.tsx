"use client";

import { Copy, Download, Undo2 } from "lucide-react";
import { useState } from "react";

import { SendMenu } from "@/components/tools/send-menu";
import { Button } from "@/components/ui/button";
import {
  type Backdrop,
  type CutoutSources,
  drawCutout,
  type TouchUp,
} from "@/lib/client/canvas/draw-cutout";
import { canvasToBlob } from "@/lib/client/canvas/layers";
import { copyImage } from "@/lib/client/copy-image";
import { keepEditedCopy } from "@/lib/client/keep-edited-copy";
import { notify } from "@/lib/client/notify";
import { saveBlob } from "@/lib/client/save-blob";
import { imageTargets, type SendTarget } from "@/lib/registry/send-to";

type Edits = { touchUps: readonly TouchUp[]; backdrop: Backdrop };

type CutoutToolbarProps = {
  creationId: string;
  sources: CutoutSources;
  edits: Edits;
  /** Base name of the saved file, without an extension. */
  title: string;
  onUndo: () => void;
};

/** Undo, copy, download with or without the new background, and send what is on the page, at the image's full size. */
export function CutoutToolbar({ creationId, sources, edits, title, onUndo }: CutoutToolbarProps) {
  const [busy, setBusy] = useState(false);
  const hasBackdrop = edits.backdrop.kind !== "none";

  async function withImage(backdrop: Backdrop, use: (png: Blob) => Promise<void> | void) {
    setBusy(true);
    try {
      await use(await canvasToBlob(drawCutout(sources, { ...edits, backdrop }), "image/png"));
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
    if (!hasBackdrop && edits.touchUps.length === 0) return path;
    let copyId: string | null = null;
    await withImage(edits.backdrop, async (png) => {
      copyId = await keepEditedCopy(creationId, png, { hasBackdrop, title });
    });
    const targets = copyId === null ? [] : imageTargets(copyId, "remove-background");
    return targets.find((target) => target.slug === slug)?.path ?? null;
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" disabled={busy} onClick={() => download({ kind: "none" }, title)}>
        <Download aria-hidden />
        Download cutout
      </Button>
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
      <Button size="sm" disabled={busy} onClick={copy}>
        <Copy aria-hidden />
        Copy
      </Button>
      <SendMenu
        targets={imageTargets(creationId, "remove-background")}
        prepare={pathOf}
        disabled={busy}
      />
      {edits.touchUps.length > 0 && (
        <Button size="sm" variant="ghost" onClick={onUndo}>
          <Undo2 aria-hidden />
          Undo
        </Button>
      )}
    </div>
  );
}
