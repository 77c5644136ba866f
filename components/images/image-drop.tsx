"use client";

import { ImagePlus } from "lucide-react";
import { type ReactNode, useEffect } from "react";

import { SampleFile } from "@/components/tools/tool-extras";
import { FileDrop } from "@/components/ui/file-drop";

type ImageDropProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  multiple?: boolean;
  disabled?: boolean;
  onImages: (images: readonly File[]) => void;
  /** Called with several images, where one is wanted; without it, they are rejected. */
  onSeveral?: ((images: readonly File[]) => void) | undefined;
  /** Called with one sentence on what was wrong with what was dropped or pasted. */
  onReject: (why: string) => void;
};

/** Takes images: chosen, dropped on it, or pasted anywhere on the page. */
export function ImageDrop({ onImages, onSeveral, onReject, ...area }: ImageDropProps) {
  const { multiple = false, disabled = false } = area;

  function take(files: readonly File[]): void {
    // A file without a type may still be an image: its bytes are checked later.
    const images = files.filter(({ type }) => type === "" || type.startsWith("image/"));
    const others = files.filter((file) => !images.includes(file));
    if (images.length === 0) onReject("That's not an image.");
    else if (images.length < 2 || multiple) onImages(images);
    else if (onSeveral) onSeveral(images);
    else onReject("Choose just one image.");
    const isTaken = images.length === 1 || (images.length > 1 && multiple);
    if (isTaken && others.length > 0) onReject(leftOut(others));
  }
  usePastedFiles(disabled ? null : take);

  return (
    <div className="grid gap-2">
      <FileDrop {...area} accept="image/*" onFiles={take}>
        <ImagePlus aria-hidden className="text-soft" />
        <p className="text-sm">
          {multiple ? "Choose, drop, or paste images" : "Choose, drop, or paste an image"}
        </p>
      </FileDrop>
      <SampleFile disabled={disabled} onFile={(file) => take([file])} />
    </div>
  );
}

const SHOWN_NAMES = 3;

/** Names the files that were chosen together with images. */
export function leftOut(files: readonly File[]): string {
  const names = files.slice(0, SHOWN_NAMES).map(({ name }) => name);
  const more = files.length - names.length;
  const all = more > 0 ? [...names, `${more} more`] : names;
  const list = new Intl.ListFormat("en").format(all);
  return files.length === 1
    ? `${list} isn't an image, so it was left out.`
    : `${list} aren't images, so they were left out.`;
}

/** Handles files pasted anywhere on the page; leaves pasted text alone. */
function usePastedFiles(onFiles: ((files: readonly File[]) => void) | null): void {
  useEffect(() => {
    if (!onFiles) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onFiles]);
}
