"use client";

import clsx from "clsx";
import { ImagePlus } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useDropzone } from "react-dropzone";

import { Field } from "@/components/ui/field";

type PictureDropProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  multiple?: boolean;
  disabled?: boolean;
  onPictures: (pictures: readonly File[]) => void;
  /** With one sentence on what was wrong with what was dropped or pasted. */
  onRefuse: (why: string) => void;
};

/** Takes pictures: by choosing, by dropping them on it, or pasted anywhere on the page. */
export function PictureDrop(props: PictureDropProps) {
  const { label, hint, error, multiple = false, disabled = false, onPictures, onRefuse } = props;

  function take(files: readonly File[]): void {
    // A file without a type may still be a picture: the server looks at its bytes.
    const pictures = files.filter(({ type }) => type === "" || type.startsWith("image/"));
    if (pictures.length === 0 && files.length > 0) onRefuse("This is no picture.");
    else if (pictures.length > 1 && !multiple) onRefuse("Choose one picture.");
    else if (pictures.length > 0) onPictures(pictures);
  }

  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: true,
    disabled,
    // The input itself lies over the whole area, so it takes clicks and keys.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted) => take(accepted),
  });
  usePastedFiles(disabled ? null : take);

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div
          {...getRootProps({ tabIndex: undefined })}
          className={clsx(
            "relative grid min-h-40 content-center justify-items-center gap-2 rounded-control border border-dashed p-4 text-center transition-colors duration-150",
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            isDragActive ? "border-accent bg-sunken" : "border-line-strong hover:bg-sunken",
            error && "border-danger",
          )}
        >
          <ImagePlus aria-hidden className="text-soft" />
          <p className="text-sm">
            {multiple ? "Choose, drop or paste pictures" : "Choose, drop or paste a picture"}
          </p>
          <input
            {...getInputProps({ ...control, tabIndex: 0 })}
            accept="image/*"
            multiple={multiple}
            required
            style={undefined}
            // Its own name would come before that of the label.
            aria-label={undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}

/** Files that are pasted anywhere on the page; text that is pasted is left alone. */
function usePastedFiles(onFiles: ((files: readonly File[]) => void) | null): void {
  useEffect(() => {
    if (!onFiles) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onFiles]);
}
