"use client";

import { ImagePlus, X } from "lucide-react";
import { useRef } from "react";

import { Button } from "@/components/ui/button";
import { notify } from "@/lib/client/notify";
import { resizeLogo } from "@/lib/client/resize-logo";

type QrLogoFieldProps = {
  /** As a data URL. */
  logo: string | null;
  onChange: (logo: string | null) => void;
};

/** An optional image for the center of the code. */
export function QrLogoField({ logo, onChange }: QrLogoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      onChange(await resizeLogo(file));
    } catch (error) {
      notify.error(
        error instanceof Error ? error.message : "Couldn't open the logo. Choose another image.",
      );
    }
    if (picker.current) picker.current.value = "";
  }

  return (
    <div className="grid gap-2">
      <span className="font-medium text-sm">Logo</span>
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          // biome-ignore lint/performance/noImgElement: the image exists only in this page.
          <img
            src={logo}
            alt="Your logo"
            className="size-11 rounded-control border border-line bg-white object-contain p-1"
          />
        )}
        <input
          ref={picker}
          type="file"
          accept="image/*"
          aria-label="Logo"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <Button onClick={() => picker.current?.click()}>
          <ImagePlus aria-hidden />
          {logo ? "Change logo" : "Add a logo"}
        </Button>
        {logo && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            <X aria-hidden />
            Remove
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">
        Placed in the center, at the largest size that still scans.
      </p>
    </div>
  );
}
