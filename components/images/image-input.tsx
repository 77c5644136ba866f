"use client";

import { ImagePlus, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { ImageDrop } from "@/components/images/image-drop";
import { ImagePreview } from "@/components/images/image-preview";
import { Button } from "@/components/ui/button";
import { FileButton } from "@/components/ui/file-button";
import { Spinner } from "@/components/ui/spinner";
import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import { formatBytes } from "@/lib/core/format";

type ImageInputProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** See `useImageChoice`. */
  image: ImageChoice | null;
  onChange: (image: ImageChoice | null) => void;
  /** Called with one sentence on what was wrong with what was dropped or pasted. */
  onReject: (why: string) => void;
  /** Called with several images that were dropped or pasted; without it, they are rejected. */
  onSeveral?: (images: readonly File[]) => void;
  /** While an image sent from another tool is loading. */
  isLoading?: boolean;
  disabled?: boolean;
  /** The image is shown elsewhere on the page, so only its name appears here. */
  previewHidden?: boolean;
};

/**
 * The image a tool works on: chosen, dropped, pasted, or sent from another tool, with a preview.
 */
export function ImageInput(props: ImageInputProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnOtherWay(box, props.image !== null || props.isLoading === true);
  return (
    <div ref={box}>
      <Shown {...props} />
    </div>
  );
}

/** What an image is chosen with goes once there is one, and the other way around: the focus moves on to what comes instead. */
function useFocusOnOtherWay(box: RefObject<HTMLDivElement | null>, isChosen: boolean): void {
  const was = useRef(isChosen);
  useEffect(() => {
    const isOther = was.current !== isChosen;
    was.current = isChosen;
    // What a page opens with was chosen elsewhere.
    if (!isOther || !navigator.userActivation?.hasBeenActive) return;
    if (document.activeElement === document.body) box.current?.querySelector("input")?.focus();
  }, [box, isChosen]);
}

function Shown(props: ImageInputProps) {
  const { label, hint, error, image, onChange, onReject, isLoading, disabled = false } = props;
  const { previewHidden = false } = props;
  if (isLoading && !image) {
    return (
      <div className="grid min-h-40 place-items-center text-soft">
        <Spinner label="Loading the image" />
      </div>
    );
  }
  if (!image) {
    return (
      <ImageDrop
        label={label}
        hint={hint}
        error={error}
        disabled={disabled}
        onImages={([first]) => onChange(first ?? null)}
        onSeveral={props.onSeveral}
        onReject={onReject}
      />
    );
  }
  return (
    <SelectedImage
      label={label}
      error={error}
      image={image}
      onChange={onChange}
      disabled={disabled}
      previewHidden={previewHidden}
    />
  );
}

type SelectedImageProps = Pick<
  ImageInputProps,
  "label" | "error" | "onChange" | "disabled" | "previewHidden"
> & {
  image: ImageChoice;
};

function SelectedImage(props: SelectedImageProps) {
  const { label, error, image, onChange, disabled, previewHidden } = props;
  const nameId = useId();
  const size = image instanceof File ? formatBytes(image.size) : "From your creations";
  return (
    <div className="grid gap-2">
      <p className="font-medium text-sm">{label}</p>
      <figure className="overflow-clip rounded-control border border-line">
        {!previewHidden && (
          <div className="checkerboard grid place-items-center border-line border-b">
            <ImagePreview
              choice={image}
              alt={`Chosen image: ${choiceName(image)}`}
              className="max-h-72 min-h-24 max-w-full object-contain"
            />
          </div>
        )}
        <figcaption className="flex items-center gap-2 p-2 pl-3">
          {/* No width of its own: a long name is cut off instead of widening the form. */}
          <span id={nameId} className="w-0 flex-1">
            <span dir="auto" className="block truncate text-sm">
              {choiceName(image)}
            </span>
            <span className="block text-soft text-xs tabular-nums">{size}</span>
          </span>
          <FileButton
            size="sm"
            accept="image/*"
            disabled={disabled}
            describedBy={nameId}
            onFile={onChange}
          >
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
