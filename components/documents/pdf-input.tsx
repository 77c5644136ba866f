"use client";

import { FileText, FileUp } from "lucide-react";
import type { ReactNode } from "react";

import { SampleFile } from "@/components/tools/tool-extras";
import { FileDrop } from "@/components/ui/file-drop";
import { formatBytes } from "@/lib/core/format";
import { notAPdfByName } from "@/lib/core/not-a-pdf";

type PdfInputProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  file: File | null;
  onFile: (file: File) => void;
  /** Called with one sentence on what was wrong with the choice. */
  onReject: (why: string) => void;
  disabled?: boolean;
};

/** Takes one PDF, chosen or dropped (V-10). A new one replaces the old. */
export function PdfInput({ file, onFile, onReject, ...area }: PdfInputProps) {
  function take(files: readonly File[]): void {
    const [first] = files;
    if (!first) return;
    // A file without a type may still be a PDF: the server looks at its bytes.
    const pdf = first.type === "application/pdf" || /\.pdf$/i.test(first.name);
    if (files.length > 1) onReject("Choose just one PDF.");
    else if (!pdf) onReject(notAPdfByName(first.name));
    else onFile(first);
  }

  return (
    <div className="grid gap-2">
      <FileDrop {...area} accept="application/pdf" onFiles={take}>
        {file ? (
          <>
            <FileText aria-hidden className="text-soft" />
            <p dir="auto" className="wrap-anywhere max-w-full font-medium text-sm">
              {file.name}
            </p>
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
      </FileDrop>
      {!file && <SampleFile disabled={area.disabled} onFile={(sample) => take([sample])} />}
    </div>
  );
}
