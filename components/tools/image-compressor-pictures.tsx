"use client";

import { X } from "lucide-react";
import { useState } from "react";

import { ChoiceImage } from "@/components/pictures/choice-image";
import { PictureDrop } from "@/components/pictures/picture-drop";
import { Button } from "@/components/ui/button";
import { nameOf, type PictureChoice } from "@/lib/client/picture-choice";
import { formatBytes } from "@/lib/format-bytes";

type PicturesToCompressProps = {
  pictures: readonly PictureChoice[];
  error: string | undefined;
  disabled: boolean;
  onChange: (pictures: readonly PictureChoice[]) => void;
};

/** The pictures of one run, each with its likeness and its size. */
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
        hint="JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG, 25 MB each. Several become a ZIP."
        error={refusal ?? (pictures.length === 0 ? error : undefined)}
        multiple
        disabled={disabled}
        onPictures={add}
        onRefuse={setRefusal}
      />
      {pictures.length > 0 && (
        <ul aria-label="Chosen images" className="grid gap-2">
          {pictures.map((picture, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike in everything else.
              key={`${index} ${nameOf(picture)}`}
              className="flex items-center gap-3 rounded-control border border-line p-2"
            >
              <ChoiceImage
                choice={picture}
                alt=""
                className="size-14 shrink-0 rounded-sm bg-sunken object-cover"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm">{nameOf(picture)}</span>
                <span className="block text-soft text-xs tabular-nums">
                  {picture instanceof File ? formatBytes(picture.size) : "From your creations"}
                </span>
              </span>
              <Button
                size="icon"
                variant="ghost"
                disabled={disabled}
                aria-label={`Take out ${nameOf(picture)}`}
                onClick={() => onChange(pictures.filter((_, other) => other !== index))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && error && <p className="text-danger text-sm">{error}</p>}
    </div>
  );
}
