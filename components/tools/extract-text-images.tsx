"use client";

import { Camera } from "lucide-react";
import { PictureDrop } from "@/components/images/image-drop";
import { ChosenPictures } from "@/components/images/selected-images";
import { FileButton } from "@/components/ui/file-button";

type PicturesToReadProps = {
  pictures: readonly File[];
  error: string | undefined;
  onChange: (pictures: readonly File[]) => void;
  /** Called with one sentence on what was wrong with what was dropped or pasted. */
  onRefuse: (why: string) => void;
};

/** Images: chosen, dropped, pasted, or taken with a phone's camera. They stay in the browser. */
export function PicturesToRead({ pictures, error, onChange, onRefuse }: PicturesToReadProps) {
  const add = (files: readonly File[]) => onChange([...pictures, ...files]);
  return (
    <div className="grid gap-3">
      <PictureDrop
        label="Images"
        hint="Read right in your browser. Your images never leave it."
        error={error}
        multiple
        onPictures={add}
        onRefuse={onRefuse}
      />
      {/* For devices whose main pointer is a finger. */}
      <FileButton
        accept="image/*"
        capture="environment"
        onFile={(picture) => add([picture])}
        className="hidden pointer-coarse:flex"
      >
        <Camera aria-hidden />
        Take a photo
      </FileButton>
      <ChosenPictures pictures={pictures} onChange={onChange} />
    </div>
  );
}
