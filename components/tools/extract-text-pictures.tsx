"use client";

import { Camera } from "lucide-react";

import { ChosenPictures } from "@/components/pictures/chosen-pictures";
import { PictureDrop } from "@/components/pictures/picture-drop";
import { FileButton } from "@/components/ui/file-button";

type PicturesToReadProps = {
  pictures: readonly File[];
  error: string | undefined;
  onChange: (pictures: readonly File[]) => void;
  /** With a sentence on what was wrong with what was dropped or pasted. */
  onRefuse: (why: string) => void;
};

/** Pictures by choosing, dropping, pasting, or with a phone's camera. They stay in the browser. */
export function PicturesToRead({ pictures, error, onChange, onRefuse }: PicturesToReadProps) {
  const add = (files: readonly File[]) => onChange([...pictures, ...files]);
  return (
    <div className="grid gap-3">
      <PictureDrop
        label="Pictures"
        hint="They are read here and do not leave your browser."
        error={error}
        multiple
        onPictures={add}
        onRefuse={onRefuse}
      />
      {/* Where fingers, not a mouse, are the main way to point. */}
      <FileButton
        accept="image/*"
        capture="environment"
        onFile={(picture) => add([picture])}
        className="hidden pointer-coarse:flex"
      >
        <Camera aria-hidden />
        Take a picture
      </FileButton>
      <ChosenPictures pictures={pictures} onChange={onChange} />
    </div>
  );
}
