"use client";

import { useSearchParams } from "next/navigation";

import { replaceAddress } from "@/lib/client/address";

const NAME = "image";

/** Marks a history entry that the gallery made when it opened an image: closing that image is going back. */
const OPENED_HERE = "openedImage";

/** The image that the gallery shows large: it's in the address, so that it can be shared and Back closes it. */
export function useImageAddress() {
  const id = useSearchParams().get(NAME);

  return {
    id,
    open: (image: string) =>
      window.history.pushState({ [OPENED_HERE]: true }, "", addressOf(image)),
    /** Shows another one in its place. */
    turnTo: (image: string) => replaceAddress(addressOf(image), { [OPENED_HERE]: wasOpenedHere() }),
    close(): void {
      if (wasOpenedHere()) window.history.back();
      else replaceAddress(addressOf(null));
    },
  };
}

function wasOpenedHere(): boolean {
  const state: unknown = window.history.state;
  return Object(state)[OPENED_HERE] === true;
}

function addressOf(image: string | null): string {
  const query = new URLSearchParams(window.location.search);
  if (image) query.set(NAME, image);
  else query.delete(NAME);
  return query.size > 0 ? `?${query}` : window.location.pathname;
}
