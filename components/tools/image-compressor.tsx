"use client";

import { ImageCompressorForm } from "@/components/tools/image-compressor-form";
import { ImageCompressorResult } from "@/components/tools/image-compressor-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { useCompressor } from "@/lib/client/use-compressor";

export function ImageCompressor() {
  const compressor = useCompressor();
  return (
    <ToolShell
      slug="image-compressor"
      form={
        <ImageCompressorForm
          key={compressor.opened?.id ?? "new"}
          opened={compressor.opened}
          pending={compressor.status === "pending"}
          fieldErrors={compressor.fieldErrors}
          onCompress={compressor.run}
        />
      }
      result={<ImageCompressorResult compressor={compressor} />}
    />
  );
}
