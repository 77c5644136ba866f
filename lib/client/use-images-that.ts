"use client";

import { useEffect, useState } from "react";

import type { ImageChoice } from "@/lib/client/image-choice";

/**
 * Those of some images that something is true of, once they have been looked at, one after the other.
 *
 * @param look tells of one; the same function on every render
 */
export function useImagesThat(
  images: readonly ImageChoice[],
  look: (image: ImageChoice) => Promise<boolean>,
): ReadonlySet<ImageChoice> {
  const [known, setKnown] = useState<ReadonlyMap<ImageChoice, boolean>>(new Map());
  const unknown = images.find((image) => !known.has(image));

  useEffect(() => {
    if (!unknown) return;
    let isCurrent = true;
    const learn = (isTrue: boolean) => {
      if (isCurrent) setKnown((before) => new Map(before).set(unknown, isTrue));
    };
    // A file that can't be read fails where it is sent.
    look(unknown).then(learn, () => learn(false));
    return () => {
      isCurrent = false;
    };
  }, [unknown, look]);

  return new Set(images.filter((image) => known.get(image)));
}
