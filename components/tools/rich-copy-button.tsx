"use client";

import { Copy } from "lucide-react";
import type { RefObject } from "react";

import { Button } from "@/components/ui/button";
import { copyRichText } from "@/lib/client/copy-rich-text";
import { notify } from "@/lib/client/notify";

type RichCopyButtonProps = {
  /** What is copied with its formatting. */
  element: RefObject<HTMLElement | null>;
  /** What plain-text editors receive. */
  markdown: string;
  /** First line of the copy. */
  notice: string | undefined;
};

/** Copies rendered text with its formatting, and as Markdown where formatting isn't supported. */
export function RichCopyButton({ element, markdown, notice }: RichCopyButtonProps) {
  async function copy(): Promise<void> {
    if (element.current && (await copyRichText(element.current, markdown, notice))) {
      notify.success("Copied to clipboard!");
    } else notify.error("Couldn't copy the text. Select it and copy it manually.");
  }

  return (
    <Button size="sm" onClick={() => void copy()}>
      <Copy aria-hidden />
      Copy
    </Button>
  );
}
