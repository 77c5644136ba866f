"use client";

import { saveBlob } from "@/lib/client/save-blob";
import { exportFileName } from "@/lib/export/file-name";

export type ExportFormat = "md" | "docx" | "pdf";

type ExportOptions = { format: ExportFormat; title: string; locale: string };

/**
 * Saves Markdown as a file in the given format.
 *
 * @throws UncoveredTextError when a PDF's fonts lack some of its characters
 */
export async function exportMarkdown(
  markdown: string,
  { format, title, locale }: ExportOptions,
): Promise<void> {
  const file = await write(markdown, { format, title, locale });
  saveBlob(file, exportFileName(title, format));
}

async function write(markdown: string, { format, ...options }: ExportOptions): Promise<Blob> {
  switch (format) {
    case "md":
      return new Blob([`${markdown.trimEnd()}\n`], { type: "text/markdown;charset=utf-8" });
    case "docx":
      return (await import("@/lib/export/to-docx")).toDocx(markdown, options);
    case "pdf":
      return (await import("@/lib/export/to-pdf")).toPdf(markdown, options);
  }
}
