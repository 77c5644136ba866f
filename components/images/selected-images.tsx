"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";

import { ImagePreview } from "@/components/images/image-preview";
import { Button } from "@/components/ui/button";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { identityKey } from "@/lib/client/identity-key";
import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import { formatBytes } from "@/lib/core/format";

type SelectedImagesProps<Choice extends ImageChoice> = {
  images: readonly Choice[];
  disabled?: boolean;
  onChange: (images: readonly Choice[]) => void;
  /** What to know about one of them, below it. */
  noteOn?: (image: Choice) => ReactNode;
};

/** The images of one run, each with a thumbnail, its size, and a button to remove it. */
export function SelectedImages<Choice extends ImageChoice>(props: SelectedImagesProps<Choice>) {
  const { images, disabled = false, onChange, noteOn } = props;
  if (images.length === 0) return null;
  return (
    <ul aria-label="Chosen images" className="grid gap-2">
      {images.map((image, index) => (
        <li
          key={identityKey(image)}
          className="flex flex-wrap items-center gap-3 rounded-control border border-line p-2"
        >
          <ImagePreview
            choice={image}
            alt=""
            className="size-14 shrink-0 rounded-sm bg-sunken object-cover"
          />
          {/* No width of its own: a long name is cut off instead of widening the form. */}
          <span className="w-0 flex-1">
            <span dir="auto" className="block truncate text-sm">
              {choiceName(image)}
            </span>
            <span className="block text-soft text-xs tabular-nums">
              {image instanceof File ? formatBytes(image.size) : "From your creations"}
            </span>
          </span>
          <Button
            size="icon"
            variant="ghost"
            disabled={disabled}
            aria-label={`Remove ${choiceName(image)}`}
            onClick={({ currentTarget }) => {
              const list = currentTarget.closest("ul");
              // The place to choose files is before the list, in the same field.
              const choose = list?.parentElement;
              focusNextItem([currentTarget.closest("li")], () =>
                choose?.querySelector<HTMLElement>("input[type=file]"),
              );
              onChange(images.filter((_, other) => other !== index));
            }}
          >
            <X aria-hidden />
          </Button>
          <Note>{noteOn?.(image)}</Note>
        </li>
      ))}
    </ul>
  );
}

function Note({ children }: { children: ReactNode }) {
  return children ? (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm">
      {children}
    </div>
  ) : null;
}
