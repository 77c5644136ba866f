"use client";

import { type ReactNode, useState } from "react";

import { ImageDrop } from "@/components/images/image-drop";
import { SelectedImages } from "@/components/images/selected-images";
import { Button } from "@/components/ui/button";
import type { ImageChoice } from "@/lib/client/image-choice";
import { formatBytes } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";

type ImageCompressorImagesProps = {
  images: readonly ImageChoice[];
  error: string | undefined;
  disabled: boolean;
  onChange: (images: readonly ImageChoice[]) => void;
  /** Those whose transparent areas would become white. */
  whitened: readonly ImageChoice[];
  /** TIFFs of several pages. */
  paged: ReadonlySet<ImageChoice>;
  /** Chooses a format that keeps them. */
  onKeepTransparency: () => void;
};

/** The images of one run: from this machine, or one that another tool sent here. */
export function ImageCompressorImages(props: ImageCompressorImagesProps) {
  const { images, error, disabled, onChange, whitened, paged, onKeepTransparency } = props;
  const [refusal, setRefusal] = useState<string>();

  function add(files: readonly File[]): void {
    setRefusal(undefined);
    onChange([...images, ...files]);
  }

  function noteOn(image: ImageChoice): ReactNode {
    const [isPaged, isWhitened] = [paged.has(image), whitened.includes(image)];
    // An empty fragment would be a note as well.
    if (!isPaged && !isWhitened) return null;
    return (
      <>
        {isPaged && <span className="text-warning">Only its first page will be compressed.</span>}
        {isWhitened && (
          <>
            <span className="text-warning">JPEG makes transparent areas white.</span>
            <Button size="sm" disabled={disabled} onClick={onKeepTransparency}>
              Use WebP
            </Button>
          </>
        )}
      </>
    );
  }

  return (
    <div className="grid gap-3">
      <ImageDrop
        label="Images"
        hint={`JPEG, PNG, WebP, AVIF, GIF, TIFF, or SVG, up to ${formatBytes(LIMITS.largeImageBytes)} each`}
        error={refusal ?? (images.length === 0 ? error : undefined)}
        multiple
        disabled={disabled}
        onImages={add}
        onReject={setRefusal}
      />
      <SelectedImages images={images} disabled={disabled} onChange={onChange} noteOn={noteOn} />
      {images.length > 0 && error && <p className="text-danger text-sm">{error}</p>}
    </div>
  );
}
