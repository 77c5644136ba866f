"use client";

import { Camera, Crop } from "lucide-react";
import { useState } from "react";
import { ImageDrop } from "@/components/images/image-drop";
import { SelectedImages } from "@/components/images/selected-images";
import { Button } from "@/components/ui/button";
import { FileButton } from "@/components/ui/file-button";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ChosenImage } from "@/lib/client/ocr/extract-text";
import type { Corners } from "@/lib/ocr/pixels/projection";

const PageEdges = lazyPart(
  async () => (await import("@/components/tools/extract-text-page-edges")).PageEdges,
);

type ExtractTextImagesProps = {
  images: readonly ChosenImage[];
  error: string | undefined;
  onChange: (images: readonly ChosenImage[]) => void;
  /** Called with one sentence on what was wrong with what was dropped or pasted. */
  onReject: (why: string) => void;
};

/** Images: chosen, dropped, pasted, or scanned with a phone's camera. They stay in the browser. */
export function ExtractTextImages({ images, error, onChange, onReject }: ExtractTextImagesProps) {
  /** Whose page edges are shown. */
  const [edged, setEdged] = useState<File | null>(null);
  const add = (files: readonly File[]) => onChange([...images, ...files.map((file) => ({ file }))]);
  const keep = (kept: readonly File[]) =>
    onChange(images.filter(({ file }) => kept.includes(file)));
  const shown = images.find(({ file }) => file === edged);
  const only = images.length === 1 ? images[0] : undefined;

  function scan(file: File): void {
    add([file]);
    setEdged(file);
  }

  function setCorners(corners: Corners): void {
    onChange(images.map((image) => (image.file === edged ? { ...image, corners } : image)));
  }

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
        onFile={scan}
        className="hidden pointer-coarse:flex"
      >
        <Camera aria-hidden />
        Take a photo
      </FileButton>
      <SelectedImages images={images.map(({ file }) => file)} onChange={keep} />
      {only && !shown && (
        <Button size="sm" className="justify-self-start" onClick={() => setEdged(only.file)}>
          <Crop aria-hidden />
          Set page edges
        </Button>
      )}
      {shown && <PageEdges file={shown.file} corners={shown.corners} onChange={setCorners} />}
    </div>
  );
}
