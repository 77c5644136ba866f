"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { isBareAddress, linkWithoutSpaces } from "@/lib/tools/qr-generator/bare-address";

type AddressHintProps = {
  /** What is to be encoded as it is. */
  text: string;
  /** Encodes it as a link instead. */
  onUseLink: (address: string) => void;
};

/** Says that a text is probably meant as a link, which phones wouldn't open. */
export function QrAddressHint({ text, onUseLink }: AddressHintProps) {
  const link = linkWithoutSpaces(text);
  if (!link && !isBareAddress(text)) return null;
  return (
    <Notice
      action={
        <Button size="sm" onClick={() => onUseLink(link ?? text.trim())}>
          Use Link
        </Button>
      }
    >
      {link
        ? `This looks like a web address with a space in it. Phones don't open all of it. The link will be ${link}.`
        : "This looks like a web address without https://. Some phones show it as text instead of opening it."}
    </Notice>
  );
}
