"use client";

import { ImageCompressorForm } from "@/components/tools/image-compressor-form";
import { ImageCompressorResult } from "@/components/tools/image-compressor-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { useCompressor } from "@/lib/client/use-compressor";

export function ImageCompressor() {
  const compressor = useCompressor();
  return (
    <ToolShell
      form={
        <ImageCompressorForm
          key={compressor.opened?.id ?? "new"}
          opened={compressor.opened}
          status={compressor.status}
          sent={compressor.sent}
          hasFailed={compressor.entries.some(({ failure }) => failure !== null)}
          fieldErrors={compressor.fieldErrors}
          onCompress={compressor.run}
        />
      }
      result={<ImageCompressorResult compressor={compressor} />}
    />
  );
}
