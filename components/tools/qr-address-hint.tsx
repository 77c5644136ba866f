"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { isBareAddress } from "@/lib/tools/qr-generator/bare-address";

type AddressHintProps = {
  /** What is to be encoded as it is. */
  text: string;
  /** Encodes it as a link instead. */
  onUseLink: (address: string) => void;
};

/** Says that a text is probably meant as a link, which phones wouldn't open. */
export function QrAddressHint({ text, onUseLink }: AddressHintProps) {
  if (!isBareAddress(text)) return null;
  return (
    <Notice
      action={
        <Button size="sm" onClick={() => onUseLink(text.trim())}>
          Use Link
        </Button>
      }
    >
      This looks like a web address without https://. Some phones show it as text instead of opening
      it.
    </Notice>
  );
}
