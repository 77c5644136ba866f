"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { isBareAddress, isSpacedAddress } from "@/lib/tools/qr-generator/bare-address";

type AddressHintProps = {
  /** What is to be encoded as it is. */
  text: string;
  /** Encodes it as a link instead. */
  onUseLink: (address: string) => void;
};

/** Says that a text is probably meant as a link, which phones wouldn't open. */
export function QrAddressHint({ text, onUseLink }: AddressHintProps) {
  const isSpaced = isSpacedAddress(text);
  if (!isSpaced && !isBareAddress(text)) return null;
  return (
    <Notice
      action={
        <Button size="sm" onClick={() => onUseLink(text.trim().replaceAll(" ", "%20"))}>
          Use Link
        </Button>
      }
    >
      {isSpaced
        ? "This looks like a web address with a space in it. Phones don't open all of it. A link has %20 in place of the space."
        : "This looks like a web address without https://. Some phones show it as text instead of opening it."}
    </Notice>
  );
}
