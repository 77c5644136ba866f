"use client";

import clsx from "clsx";
import { FileText, FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { useDropzone } from "react-dropzone";

import { Field } from "@/components/ui/field";
import { formatBytes } from "@/lib/format-bytes";

type PdfInputProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  file: File | null;
  onFile: (file: File) => void;
  /** With one sentence on what was wrong with what was chosen. */
  onRefuse: (why: string) => void;
  disabled?: boolean;
};

/** Takes one PDF: by choosing it, or by dropping it here (V-10). A new one takes the place of the old. */
export function PdfInput(props: PdfInputProps) {
  const { label, hint, error, file, onFile, onRefuse, disabled = false } = props;

  function take(files: readonly File[]): void {
    const [first] = files;
    if (!first) return;
    // A file without a type may still be one: the server looks at its bytes.
    const pdf = first.type === "application/pdf" || /\.pdf$/i.test(first.name);
    if (files.length > 1) onRefuse("Choose one PDF.");
    else if (!pdf) onRefuse("This is not a PDF file.");
    else onFile(first);
  }

  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: true,
    disabled,
    // The input itself lies over the whole area, so it takes clicks and keys.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted) => take(accepted),
  });

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div
          {...getRootProps({ tabIndex: undefined })}
          className={clsx(
            "relative grid min-h-32 content-center justify-items-center gap-2 rounded-control border border-dashed p-4 text-center transition-colors duration-150",
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            isDragActive ? "border-accent bg-sunken" : "border-line-strong hover:bg-sunken",
            error && "border-danger",
          )}
        >
          {file ? (
            <>
              <FileText aria-hidden className="text-soft" />
              <p className="max-w-full break-words font-medium text-sm">{file.name}</p>
              <p className="text-soft text-xs tabular-nums">
                {formatBytes(file.size)} · choose or drop another to replace it
              </p>
            </>
          ) : (
            <>
              <FileUp aria-hidden className="text-soft" />
              <p className="text-sm">Choose or drop a PDF</p>
            </>
          )}
          <input
            {...getInputProps({ ...control, tabIndex: 0 })}
            accept="application/pdf"
            multiple={false}
            required
            // The label above is its name.
            aria-label={undefined}
            style={undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
