"use client";

import { Copy, Download } from "lucide-react";
import { useState } from "react";

import { SendMenu } from "@/components/tools/send-menu";
import { Button } from "@/components/ui/button";
import { copyImage } from "@/lib/client/copy-image";
import { downloadFile, fetchAsPng } from "@/lib/client/fetch-file";
import { notify } from "@/lib/client/notify";
import { imageTargets } from "@/lib/registry/send-to";
import type { ToolSlug } from "@/lib/registry/tools";

type ImageActionsProps = {
  /** `/api/files/…` */
  url: string;
  /** With its extension. */
  fileName: string;
};

/** Download and Copy buttons. */
export function ImageActions({ url, fileName }: ImageActionsProps) {
  const [busy, setBusy] = useState<"download" | "copy" | null>(null);

  async function attempt(action: "download" | "copy", run: () => Promise<void>, failed: string) {
    setBusy(action);
    try {
      await run();
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error(failed);
    } finally {
      setBusy(null);
    }
  }

  const download = () => attempt("download", () => downloadFile(url, fileName), "Download failed");
  const copy = () =>
    attempt(
      "copy",
      async () => {
        if (!(await copyImage(await fetchAsPng(url))))
          throw new Error("The browser refused to copy the image.");
        notify.success("Copied to clipboard!");
      },
      "Your browser didn't allow copying the image.",
    );

  return (
    <>
      <Button size="sm" pending={busy === "download"} onClick={download}>
        {busy !== "download" && <Download aria-hidden />}
        Download
      </Button>
      <Button size="sm" pending={busy === "copy"} onClick={copy}>
        {busy !== "copy" && <Copy aria-hidden />}
        Copy
      </Button>
    </>
  );
}

/** Sends an image to another tool, which loads it from the server. */
export function SendTo({ creationId, from }: { creationId: string; from: ToolSlug }) {
  return <SendMenu targets={imageTargets(creationId, from)} />;
}
