"use client";

import { X } from "lucide-react";

import { ChoiceImage } from "@/components/images/image-preview";
import { Button } from "@/components/ui/button";
import { nameOf, type PictureChoice } from "@/lib/client/image-choice";
import { formatBytes } from "@/lib/core/format";

type ChosenPicturesProps<Choice extends PictureChoice> = {
  pictures: readonly Choice[];
  disabled?: boolean;
  onChange: (pictures: readonly Choice[]) => void;
};

/** The images of one run, each with a thumbnail, its size, and a button to remove it. */
export function ChosenPictures<Choice extends PictureChoice>(props: ChosenPicturesProps<Choice>) {
  const { pictures, disabled = false, onChange } = props;
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Chosen images" className="grid gap-2">
      {pictures.map((picture, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be identical in everything else.
          key={`${index} ${nameOf(picture)}`}
          className="flex items-center gap-3 rounded-control border border-line p-2"
        >
          <ChoiceImage
            choice={picture}
            alt=""
            className="size-14 shrink-0 rounded-sm bg-sunken object-cover"
          />
          {/* No width of its own: a long name is cut off instead of widening the form. */}
          <span className="w-0 flex-1">
            <span className="block truncate text-sm">{nameOf(picture)}</span>
            <span className="block text-soft text-xs tabular-nums">
              {picture instanceof File ? formatBytes(picture.size) : "From your creations"}
            </span>
          </span>
          <Button
            size="icon"
            variant="ghost"
            disabled={disabled}
            aria-label={`Remove ${nameOf(picture)}`}
            onClick={() => onChange(pictures.filter((_, other) => other !== index))}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}
