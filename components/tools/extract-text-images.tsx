"use client";

import { Camera } from "lucide-react";
import { ImageDrop } from "@/components/images/image-drop";
import { SelectedImages } from "@/components/images/selected-images";
import { FileButton } from "@/components/ui/file-button";

type ExtractTextImagesProps = {
  images: readonly File[];
  error: string | undefined;
  onChange: (images: readonly File[]) => void;
  /** Called with one sentence on what was wrong with what was dropped or pasted. */
  onReject: (why: string) => void;
};

/** Images: chosen, dropped, pasted, or taken with a phone's camera. They stay in the browser. */
export function ExtractTextImages({ images, error, onChange, onReject }: ExtractTextImagesProps) {
  const add = (files: readonly File[]) => onChange([...images, ...files]);
  return (
    <div className="grid gap-3">
      <ImageDrop
        label="Images"
        hint="Images are read in your browser and never leave it."
        error={error}
        multiple
        onImages={add}
        onReject={onReject}
      />
      {/* For devices whose main pointer is a finger. */}
      <FileButton
        accept="image/*"
        capture="environment"
        onFile={(image) => add([image])}
        className="hidden pointer-coarse:flex"
      >
        <Camera aria-hidden />
        Take a photo
      </FileButton>
      <SelectedImages images={images} onChange={onChange} />
    </div>
  );
}
