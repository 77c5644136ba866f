"use client";

import { saveBlob } from "@/lib/client/save-blob";
import { withPlainCitations } from "@/lib/core/citation-links";
import { exportFileName } from "@/lib/export/file-name";
import { markdownFile } from "@/lib/export/markdown-file";
import type { ExportDetails } from "@/lib/export/opening";

export type ExportFormat = "md" | "docx" | "pdf";

type ExportOptions = ExportDetails & { format: ExportFormat };

/**
 * Saves Markdown as a file in the given format.
 *
 * @throws UncoveredTextError when a PDF's fonts lack some of its characters
 */
export async function exportMarkdown(markdown: string, options: ExportOptions): Promise<void> {
  // The document that they would open at isn't there.
  const file = await write(withPlainCitations(markdown), options);
  saveBlob(file, exportFileName(options.title, options.format));
}

async function write(markdown: string, { format, ...options }: ExportOptions): Promise<Blob> {
  switch (format) {
    case "md":
      return new Blob([markdownFile(markdown, options)], { type: "text/markdown;charset=utf-8" });
    case "docx":
      return (await import("@/lib/export/to-docx")).toDocx(markdown, options);
    case "pdf":
      return (await import("@/lib/export/to-pdf")).toPdf(markdown, options);
  }
}
