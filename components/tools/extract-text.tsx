"use client";

import { ExtractTextForm } from "@/components/tools/extract-text-form";
import { ExtractTextResult } from "@/components/tools/extract-text-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { lazyPart } from "@/components/ui/lazy-part";
import { useExtractText } from "@/lib/client/ocr/use-extract-text";

const ExtractTextOpened = lazyPart(
  async () => (await import("@/components/tools/extract-text-opened")).ExtractTextOpened,
);

export function ExtractText() {
  const run = useExtractText();
  const { opened, reading } = run;
  const form = (
    <ExtractTextForm
      status={run.status}
      saveState={run.saveState}
      opened={reading?.chosen ?? null}
      onRead={run.read}
    />
  );
  return (
    <ToolShell
      form={form}
      result={
        opened && !reading ? (
          <ExtractTextOpened creation={opened} isAlone={reading === null} />
        ) : (
          <ExtractTextResult run={run} />
        )
      }
    />
  );
}
