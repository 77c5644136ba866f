import type { ImageShape, ImageStyle } from "@/lib/core/image-options";

/** The jobs of the illustrator's worker. */
export type IllustratorJobs = {
  illustrate: {
    input: {
      /** Untrusted; none of its text reaches the drawing. */
      description: string;
      style: ImageStyle;
      shape: ImageShape;
      /** 0 for a description's first image, 1 for the next; each has a different composition. */
      variation: number;
    };
    event: never;
    output: { bytes: Uint8Array; drawn: string[]; missing: string[] };
  };
};
