"use client";

import { Download, FileText, FileType, Hash } from "lucide-react";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-parts";
import { type ExportFormat, exportMarkdown } from "@/lib/client/export-markdown";
import { notify } from "@/lib/client/notify";
import { writerOf } from "@/lib/export/markdown-file";
import { UncoveredTextError } from "@/lib/export/uncovered-text";

type DownloadMenuProps = {
  markdown: string;
  /** Names the file, and becomes the heading of a text without one. */
  title: string;
  /** Of the text: its engine stands in the file's properties, and whether a person changed it. */
  meta: object | null;
  /** First line of the file. */
  notice?: string | undefined;
};

const PREPARING: Record<ExportFormat, string> = {
  md: "Preparing the Markdown file…",
  docx: "Preparing the Word file…",
  pdf: "Preparing the PDF…",
};

/** Saves a text as Markdown, Word, or PDF. The writers for the last two are loaded on demand. */
export function DownloadMenu(props: DownloadMenuProps) {
  const { markdown, title, meta, notice } = props;
  const [pending, setPending] = useState(false);

  async function download(format: ExportFormat): Promise<void> {
    setPending(true);
    try {
      const engine = writerOf(meta);
      const details = { title, locale: navigator.language, engine, notice };
      const file = exportMarkdown(markdown, { format, ...details });
      await notify.loading(PREPARING[format], file);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error(error instanceof UncoveredTextError ? error.message : "Download failed");
    } finally {
      setPending(false);
    }
  }

  const trigger = (
    <Button size="sm" pending={pending}>
      {!pending && <Download aria-hidden />}
      Download
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<Hash aria-hidden />} onSelect={() => void download("md")}>
        Markdown (.md)
      </MenuItem>
      <MenuItem icon={<FileType aria-hidden />} onSelect={() => void download("docx")}>
        Word (.docx)
      </MenuItem>
      <MenuItem icon={<FileText aria-hidden />} onSelect={() => void download("pdf")}>
        PDF (.pdf)
      </MenuItem>
    </Menu>
  );
}
