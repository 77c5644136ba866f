import type { PictureLook, PictureShape } from "@/lib/core/image-options";

/** What the illustrator's worker does. */
export type IllustratorJobs = {
  illustrate: {
    input: {
      /** Untrusted words; none of them reaches the drawing. */
      description: string;
      look: PictureLook;
      shape: PictureShape;
      /** 0 for the first picture of a description, 1 for the next; each is composed differently. */
      variation: number;
    };
    event: never;
    output: { bytes: Uint8Array; drawn: string[]; missing: string[] };
  };
};
