"use client";

import { useState } from "react";
import { PictureDrop } from "@/components/images/image-drop";
import { ChosenPictures } from "@/components/images/selected-images";
import type { PictureChoice } from "@/lib/client/image-choice";
import { formatBytes } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";

type PicturesToCompressProps = {
  pictures: readonly PictureChoice[];
  error: string | undefined;
  disabled: boolean;
  onChange: (pictures: readonly PictureChoice[]) => void;
};

/** The images of one run: from this machine, or one that another tool sent here. */
export function PicturesToCompress(props: PicturesToCompressProps) {
  const { pictures, error, disabled, onChange } = props;
  const [refusal, setRefusal] = useState<string>();

  function add(files: readonly File[]): void {
    setRefusal(undefined);
    onChange([...pictures, ...files]);
  }

  return (
    <div className="grid gap-3">
      <PictureDrop
        label="Images"
        hint={`JPEG, PNG, WebP, AVIF, GIF, TIFF, or SVG, up to ${formatBytes(LIMITS.imageBytes)} each`}
        error={refusal ?? (pictures.length === 0 ? error : undefined)}
        multiple
        disabled={disabled}
        onPictures={add}
        onRefuse={setRefusal}
      />
      <ChosenPictures pictures={pictures} disabled={disabled} onChange={onChange} />
      {pictures.length > 0 && error && <p className="text-danger text-sm">{error}</p>}
    </div>
  );
}
