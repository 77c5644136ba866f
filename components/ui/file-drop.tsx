"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { useDropzone } from "react-dropzone";

import { Field } from "@/components/ui/field";

type FileDropProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** As an input has it: "image/*". It guides the dialog only: anything may be dropped. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** One file or more; whoever asked for them says which are wrong. */
  onFiles: (files: readonly File[]) => void;
  /** What stands in the area. */
  children: ReactNode;
};

/** An area for files, chosen or dropped. The input itself lies over it, so it takes clicks and keys. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, accept, multiple = false, disabled = false, onFiles } = props;
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    // Too many are refused with a sentence, not without one.
    multiple: true,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted) => accepted.length > 0 && onFiles(accepted),
  });

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div
          {...getRootProps({ tabIndex: undefined })}
          className={clsx(
            "relative grid min-h-36 content-center justify-items-center gap-2 rounded-control border border-dashed p-4 text-center transition-colors duration-150",
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            isDragActive ? "border-accent bg-sunken" : "border-line-strong hover:bg-sunken",
            error && "border-danger",
          )}
        >
          {props.children}
          <input
            {...getInputProps({ ...control, tabIndex: 0, onClick: forgetFiles })}
            accept={accept}
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

/** So that a file that was taken out again can be chosen once more: without it nothing would change. */
function forgetFiles({ currentTarget }: React.MouseEvent<HTMLInputElement>): void {
  currentTarget.value = "";
}
