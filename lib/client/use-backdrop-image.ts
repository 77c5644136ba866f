"use client";

import { useRef, useState } from "react";

import { callApi } from "@/lib/client/call-api";
import { decodeBitmap } from "@/lib/client/canvas/layers";
import { useBitmap } from "@/lib/client/canvas/use-bitmap";
import { notify } from "@/lib/client/notify";
import { reportFailure } from "@/lib/client/report-failure";
import { toForm } from "@/lib/client/upload-large-files";
import type { CutoutBackdrop } from "@/lib/tools/remove-background/cutout-edits";
import { backdropFileSchema } from "@/lib/tools/remove-background/cutout-edits-contract";

type Change = (change: (backdrop: CutoutBackdrop) => CutoutBackdrop) => void;

/** An image that was chosen on this page; `url` once it's stored. */
type Picked = { file: File; url: string | null; isRefused?: boolean };

/** The image behind a cutout: shown as soon as it's chosen, and stored so that it can be shown again. */
export function useBackdropImage(backdrop: CutoutBackdrop, onChange: Change) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const turn = useRef(0);
  const isImage = backdrop.kind === "image";
  const url = isImage ? backdrop.url : null;
  const isPicked = isImage && picked !== null && picked.url === url;
  const bitmap = useBitmap(isPicked ? picked.file : url);

  async function pick(file: File): Promise<void> {
    const mine = ++turn.current;
    const isCurrent = () => turn.current === mine;
    try {
      (await decodeBitmap(file)).close();
    } catch {
      return void notify.error("Your browser can't read that image. Use a JPEG, PNG, or WebP.");
    }
    if (!isCurrent()) return;
    setPicked({ file, url: null });
    onChange(() => ({ kind: "image", url: null }));
    try {
      const body = await toForm({ image: file });
      const stored = await callApi("/api/user/keep-backdrop", backdropFileSchema, {
        method: "POST",
        body,
      });
      if (!isCurrent()) return;
      setPicked({ file, url: stored.url });
      onChange((now) =>
        now.kind === "image" && now.url === null ? { kind: "image", url: stored.url } : now,
      );
    } catch (error) {
      if (!isCurrent()) return;
      setPicked({ file, url: null, isRefused: true });
      if (error instanceof Error) reportFailure(error);
    }
  }

  return {
    /** Null until there is one. */
    bitmap: isImage && bitmap instanceof ImageBitmap ? bitmap : null,
    /** Set when a stored image can't be shown. */
    isMissing: isImage && url !== null && bitmap === "failed",
    /** What was chosen on this page; null for one that was kept, and without one. */
    fileName: isPicked ? picked.file.name : null,
    /** Whether it's on the page and about to be stored. */
    isStoring: isPicked && url === null && !picked.isRefused,
    /** Whether it's on the page alone, because it couldn't be stored. */
    isRefused: isPicked && picked.isRefused === true,
    pick,
  };
}
