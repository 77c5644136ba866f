"use client";

import { SendText } from "@/components/tools/running-part";
import type { SaveState } from "@/lib/client/ocr/save-text";
import { sentText } from "@/lib/tools/extract-text/sent-text";

/** Sends a text from an image to other tools, once it's known whether it's saved: an article is written from a saved one. */
export function ExtractTextSend({ text, saved }: { text: string; saved: SaveState | null }) {
  return (
    <SendText
      {...sentText(text)}
      from="extract-text"
      creationId={saved?.state === "kept" ? saved.id : undefined}
      disabled={saved?.state === "keeping"}
    />
  );
}
