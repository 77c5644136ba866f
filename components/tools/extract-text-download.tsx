"use client";

import { Download, FileSearch, FileText } from "lucide-react";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-parts";
import { notify } from "@/lib/client/notify";
import type { ExtractedPage } from "@/lib/client/ocr/extract-text";
import { saveBlob } from "@/lib/client/save-blob";
import { exportFileName } from "@/lib/export/file-name";
import { OCR_ENGINE } from "@/lib/tools/extract-text/ocr-engine";

type ExtractTextDownloadProps = { text: string; pages: readonly ExtractedPage[] };

/** Saves just the text, or the images as a searchable PDF. */
export function ExtractTextDownload({ text, pages }: ExtractTextDownloadProps) {
  const [pending, setPending] = useState(false);
  const title = (pages[0]?.name ?? "Text").replace(/\.\w{2,5}$/, "");

  async function savePdf(): Promise<void> {
    setPending(true);
    try {
      const { searchablePdf } = await import("@/lib/export/searchable-pdf");
      const sheets = pages.map(async ({ jpeg, width, height, words }) => ({
        jpeg: new Uint8Array(await jpeg.arrayBuffer()),
        width,
        height,
        words,
      }));
      const file = searchablePdf(await Promise.all(sheets), { title, engine: OCR_ENGINE.name });
      saveBlob(file, exportFileName(title, "pdf"));
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error("Download failed");
    } finally {
      setPending(false);
    }
  }

  function saveText(): void {
    const file = new Blob([`${text}\n`], { type: "text/plain;charset=utf-8" });
    saveBlob(file, exportFileName(title, "txt"));
  }

  const trigger = (
    <Button size="sm" pending={pending}>
      {!pending && <Download aria-hidden />}
      Download
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<FileText aria-hidden />} onSelect={saveText}>
        Text (.txt)
      </MenuItem>
      <MenuItem icon={<FileSearch aria-hidden />} onSelect={() => void savePdf()}>
        Searchable PDF (.pdf)
      </MenuItem>
    </Menu>
  );
}
