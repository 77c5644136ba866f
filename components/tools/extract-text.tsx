"use client";

import { ExtractTextForm } from "@/components/tools/extract-text-form";
import { ExtractTextResult } from "@/components/tools/extract-text-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { useExtractText } from "@/lib/client/ocr/use-extract-text";

export function ExtractText() {
  const run = useExtractText();
  const form = <ExtractTextForm pending={run.status === "pending"} onRead={run.read} />;
  return <ToolShell slug="extract-text" form={form} result={<ExtractTextResult run={run} />} />;
}
