"use client";

import { ImagePlus, X } from "lucide-react";
import type { ReactNode } from "react";
import { PictureDrop } from "@/components/images/image-drop";
import { ChoiceImage } from "@/components/images/image-preview";
import { Button } from "@/components/ui/button";
import { FileButton } from "@/components/ui/file-button";
import { Spinner } from "@/components/ui/spinner";
import { nameOf, type PictureChoice } from "@/lib/client/image-choice";
import { formatBytes } from "@/lib/core/format";

type PictureInputProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** See `usePictureChoice`. */
  picture: PictureChoice | null;
  onChange: (picture: PictureChoice | null) => void;
  /** Called with one sentence on what was wrong with what was dropped or pasted. */
  onRefuse: (why: string) => void;
  /** While an image sent from another tool is loading. */
  isLoading?: boolean;
  disabled?: boolean;
  /** The image is shown elsewhere on the page, so only its name appears here. */
  shownElsewhere?: boolean;
};

/**
 * The image a tool works on: chosen, dropped, pasted, or sent from another tool, with a preview.
 */
export function PictureInput(props: PictureInputProps) {
  const { label, hint, error, picture, onChange, onRefuse, isLoading, disabled = false } = props;
  const { shownElsewhere = false } = props;
  if (isLoading && !picture) {
    return (
      <div className="grid min-h-40 place-items-center text-soft">
        <Spinner label="Loading the image" />
      </div>
    );
  }
  if (!picture) {
    return (
      <PictureDrop
        label={label}
        hint={hint}
        error={error}
        disabled={disabled}
        onPictures={([first]) => onChange(first ?? null)}
        onRefuse={onRefuse}
      />
    );
  }
  return (
    <ChosenPicture
      label={label}
      error={error}
      picture={picture}
      onChange={onChange}
      disabled={disabled}
      shownElsewhere={shownElsewhere}
    />
  );
}

type ChosenPictureProps = Pick<
  PictureInputProps,
  "label" | "error" | "onChange" | "disabled" | "shownElsewhere"
> & {
  picture: PictureChoice;
};

function ChosenPicture(props: ChosenPictureProps) {
  const { label, error, picture, onChange, disabled, shownElsewhere } = props;
  const size = picture instanceof File ? formatBytes(picture.size) : "From your creations";
  return (
    <div className="grid gap-2">
      <p className="font-medium text-sm">{label}</p>
      <figure className="overflow-clip rounded-control border border-line">
        {!shownElsewhere && (
          <div className="checkerboard grid place-items-center border-line border-b">
            <ChoiceImage
              choice={picture}
              alt={`Chosen image: ${nameOf(picture)}`}
              className="max-h-72 min-h-24 max-w-full object-contain"
            />
          </div>
        )}
        <figcaption className="flex items-center gap-2 p-2 pl-3">
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm">{nameOf(picture)}</span>
            <span className="block text-soft text-xs tabular-nums">{size}</span>
          </span>
          <FileButton size="sm" accept="image/*" disabled={disabled} onFile={onChange}>
            <ImagePlus aria-hidden />
            Replace
          </FileButton>
          <Button
            size="icon"
            variant="ghost"
            aria-label="Remove this image"
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            <X aria-hidden />
          </Button>
        </figcaption>
      </figure>
      {error && <p className="text-danger text-sm">{error}</p>}
    </div>
  );
}
