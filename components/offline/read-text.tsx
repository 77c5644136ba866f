"use client";

import { OneImageForm } from "@/components/offline/one-image-form";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { extractText } from "@/lib/client/ocr/extract-text";
import type { RunProgress } from "@/lib/client/use-run";
import { joinPages } from "@/lib/ocr/join-pages";
import { joinPieces } from "@/lib/ocr/text-pieces";

/** Image to text as it works without a connection: one image, in English. */
export function ReadText() {
  return (
    <OneImageForm action="Extract Text" work={read}>
      {(text) =>
        text === "" ? (
          <Notice>No text found.</Notice>
        ) : (
          <div className="grid gap-3">
            <Textarea
              readOnly
              aria-label="Extracted text"
              value={text}
              className="field-sizing-content max-h-[480px] min-h-32"
            />
            <div>
              <CopyButton text={text} size="sm" />
            </div>
          </div>
        )
      }
    </OneImageForm>
  );
}

async function read(file: File, { signal, onStep }: RunProgress): Promise<string> {
  const { pages } = await extractText([{ file }], "eng", signal, onStep);
  return joinPieces(joinPages(pages, null));
}
