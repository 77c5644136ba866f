"use client";

import clsx from "clsx";
import { ImageOff } from "lucide-react";
import { useState } from "react";

import type { ImageChoice } from "@/lib/client/image-choice";
import { useObjectUrl } from "@/lib/client/use-object-url";

type ImagePreviewProps = { choice: ImageChoice; alt: string; className?: string };

/**
 * A chosen image, from this machine or from the server; an icon where the browser can't display it.
 */
export function ImagePreview({ choice, ...image }: ImagePreviewProps) {
  if (choice instanceof File) return <FileImage file={choice} {...image} />;
  return <ShownImage key={choice.url} src={`${choice.url}?w=640`} {...image} />;
}

function FileImage({ file, ...image }: { file: File; alt: string; className?: string }) {
  const url = useObjectUrl(file);
  // In its place, so that what is beside it stays.
  if (!url) return <span className={image.className} />;
  return <ShownImage key={url} src={url} {...image} />;
}

function ShownImage({ src, alt, className }: { src: string; alt: string; className?: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <span className={clsx("grid place-items-center bg-sunken text-soft", className)}>
        <ImageOff aria-hidden />
        <span className="sr-only">{alt} (your browser can't display it)</span>
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: a local image, or one behind its owner's cookie.
    <img src={src} alt={alt} onError={() => setFailed(true)} className={className} />
  );
}
