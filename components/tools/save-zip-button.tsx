"use client";

import { FileArchive } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Button } from "@/components/ui/button";
import { notify } from "@/lib/client/notify";

/** Saves several results in one archive, and says when that fails. */
export function SaveZipButton({
  save,
  children,
}: {
  save: () => Promise<void>;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      notify.error("Download failed");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" pending={busy} onClick={() => void run()}>
      {!busy && <FileArchive aria-hidden />}
      {children}
    </Button>
  );
}
