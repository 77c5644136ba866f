"use client";

import { Download } from "lucide-react";
import { useState } from "react";

import { OneImageForm } from "@/components/offline/one-image-form";
import { Button } from "@/components/ui/button";
import { Slider } from "@/components/ui/slider";
import { saveBlob } from "@/lib/client/save-blob";
import { openHere } from "@/lib/client/shrink-here";
import { formatBytes, formatPercent } from "@/lib/core/format";

const FIRST_QUALITY = 75;

/** The image compressor as it works without a connection: WebP, or JPEG where the browser writes no WebP. */
export function ShrinkImage() {
  const [quality, setQuality] = useState(FIRST_QUALITY);

  async function shrink(image: File): Promise<Blob> {
    const opened = await openHere(image);
    try {
      return await opened.shrink(quality);
    } finally {
      opened.close();
    }
  }

  return (
    <OneImageForm
      action="Compress image"
      work={shrink}
      fields={
        <Slider
          label="Quality"
          value={quality}
          min={5}
          max={95}
          step={5}
          onValueChange={setQuality}
        />
      }
    >
      {(file, { name, size }) => <ShrunkImage name={name} before={size} file={file} />}
    </OneImageForm>
  );
}

type ShrunkImageProps = { name: string; before: number; file: Blob };

function ShrunkImage({ name, before, file }: ShrunkImageProps) {
  const extension = file.type === "image/webp" ? "webp" : "jpg";
  const isSmaller = file.size < before;
  return (
    <section aria-label="Compressed image" className="flex flex-wrap items-center gap-4">
      <p className="tabular-nums">
        {formatBytes(before)} → {formatBytes(file.size)}{" "}
        <span className="text-soft text-sm">
          {isSmaller
            ? `${formatPercent(1 - file.size / before)} smaller`
            : "No smaller. Lower the quality, or keep the original."}
        </span>
      </p>
      <Button
        onClick={() => saveBlob(file, `${name.replace(/\.[^.]*$/, "")}-compressed.${extension}`)}
      >
        <Download aria-hidden />
        Download
      </Button>
    </section>
  );
}
