"use client";

import clsx from "clsx";
import { Camera } from "lucide-react";
import { type ChangeEvent, useId } from "react";

import { ChosenPictures } from "@/components/pictures/chosen-pictures";
import { PictureDrop } from "@/components/pictures/picture-drop";
import { buttonClass } from "@/components/ui/button";

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
      <CameraInput onPictures={add} />
      <ChosenPictures pictures={pictures} onChange={onChange} />
    </div>
  );
}

/** Opens the camera; shown where fingers, not a mouse, are the main way to point. */
function CameraInput({ onPictures }: { onPictures: (pictures: readonly File[]) => void }) {
  const id = useId();

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    onPictures([...(target.files ?? [])]);
    target.value = "";
  }

  return (
    <div className="hidden pointer-coarse:block">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={pick}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={clsx(
          buttonClass(),
          "w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-focus",
        )}
      >
        <Camera aria-hidden />
        Take a picture
      </label>
    </div>
  );
}
