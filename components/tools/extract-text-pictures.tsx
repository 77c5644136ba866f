"use client";

import clsx from "clsx";
import { Camera, ImagePlus, X } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useId, useState } from "react";

import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useObjectUrl } from "@/lib/client/use-object-url";

type PicturesInputProps = {
  pictures: readonly File[];
  error: string | undefined;
  onChange: (pictures: readonly File[]) => void;
  /** With a sentence on what was wrong with what was dropped or pasted. */
  onRefuse: (why: string) => void;
};

/** Pictures by choosing, dropping, pasting, or with a phone's camera. They stay in the browser. */
export function PicturesInput({ pictures, error, onChange, onRefuse }: PicturesInputProps) {
  const [over, setOver] = useState(false);

  function add(files: readonly File[]): void {
    // A file without a type may still be a picture: its bytes decide when it is read.
    const chosen = files.filter(({ type }) => type === "" || type.startsWith("image/"));
    if (chosen.length > 0) onChange([...pictures, ...chosen]);
    else if (files.length > 0) onRefuse("This is no picture. Choose an image file.");
  }
  usePastedFiles(add);

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    add([...(event.target.files ?? [])]);
    // The same file can be chosen again after it was taken out.
    event.target.value = "";
  }

  const dropZone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
  };

  return (
    <div className="grid gap-3">
      <Field
        label="Pictures"
        error={error}
        hint="They are read here and do not leave your browser."
      >
        {(control) => (
          <div
            {...dropZone}
            className={clsx(
              "relative grid min-h-36 content-center justify-items-center gap-2 rounded-control border border-dashed p-4 text-center transition-colors duration-150",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus",
              over ? "border-accent bg-sunken" : "border-line-strong hover:bg-sunken",
              error && "border-danger",
            )}
          >
            <ImagePlus aria-hidden className="text-soft" />
            <p className="text-sm">Choose, drop or paste pictures</p>
            <input
              {...control}
              type="file"
              accept="image/*"
              multiple
              required
              onChange={pick}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </div>
        )}
      </Field>
      <CameraInput onChange={pick} />
      {pictures.length > 0 && (
        <ul aria-label="Chosen pictures" className="grid gap-2">
          {pictures.map((picture, index) => (
            <ChosenPicture
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike in everything else.
              key={`${index} ${picture.name} ${picture.size}`}
              picture={picture}
              onRemove={() => onChange(pictures.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Opens the camera; shown where fingers, not a mouse, are the main way to point. */
function CameraInput({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const id = useId();
  return (
    <div className="hidden pointer-coarse:block">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={onChange}
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

function ChosenPicture({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  const url = useObjectUrl(picture);
  return (
    <li className="flex items-center gap-3 rounded-control border border-line p-2">
      {url && (
        // biome-ignore lint/performance/noImgElement: a picture of this browser's own.
        <img src={url} alt="" className="size-11 shrink-0 rounded-sm bg-sunken object-cover" />
      )}
      <span className="min-w-0 flex-1 truncate text-sm">{picture.name}</span>
      <button
        type="button"
        aria-label={`Remove ${picture.name}`}
        onClick={onRemove}
        className={buttonClass({ variant: "ghost", size: "icon" })}
      >
        <X aria-hidden />
      </button>
    </li>
  );
}

/** Pictures that are pasted anywhere on the page. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onFiles([...(event.clipboardData?.files ?? [])]);
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onFiles]);
}
