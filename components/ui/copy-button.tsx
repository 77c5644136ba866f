"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

import { Button, type ButtonAppearance } from "@/components/ui/button";
import { copyText } from "@/lib/client/copy-text";
import { notify } from "@/lib/client/notify";

type CopyButtonProps = ButtonAppearance & {
  text: string;
  label?: string;
  /** What is copied, where a page has several of these buttons. */
  about?: string;
};

const COPIED_FEEDBACK_MS = 2_000;

/** Copies a text and confirms it. */
export function CopyButton({
  text,
  label = "Copy",
  about,
  variant = "outline",
  size,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    if (await copyText(text)) {
      setCopied(true);
      notify.success("Copied to clipboard!");
    } else notify.error("Couldn't copy the text. Select it and copy it manually.");
  }

  return (
    <Button
      variant={variant}
      size={size}
      onClick={copy}
      aria-label={about ? `${label}: ${about}` : undefined}
    >
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {label}
    </Button>
  );
}
