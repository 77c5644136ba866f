"use client";

import { useEffect, useState } from "react";

import type { ImageChoice } from "@/lib/client/image-choice";

/** Those of some images that are animated files, once they have been looked at. */
export function useAnimatedImages(images: readonly ImageChoice[]): ReadonlySet<ImageChoice> {
  const [known, setKnown] = useState<ReadonlyMap<File, boolean>>(new Map());
  const unknown = images.find((image) => image instanceof File && !known.has(image));

  useEffect(() => {
    if (!(unknown instanceof File)) return;
    let isCurrent = true;
    const learn = (isAnimated: boolean) => {
      if (isCurrent) setKnown((before) => new Map(before).set(unknown, isAnimated));
    };
    // A file that can't be read fails where it is sent.
    import("@/lib/client/is-animated")
      .then(({ isAnimated }) => isAnimated(unknown))
      .then(learn, () => learn(false));
    return () => {
      isCurrent = false;
    };
  }, [unknown]);

  return new Set(images.filter((image) => image instanceof File && known.get(image)));
}
