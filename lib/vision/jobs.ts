import type { Area } from "@/lib/vision/mask";
import type { FoundObject, MaskImage, MaskTarget } from "@/lib/vision/regions";

/** Paths of the weights a job needs. Sent with every job, so that a new process needs no setup. */
export type DetectorFiles = { topology: string; weights: string };
/** Paths of SAM 2's two models. */
export type SegmenterFiles = { encoder: string; decoder: string };

type Size = { width: number; height: number };

/** Inference threads; more than the machine has cores slows it down. */
type Threads = { threads: number };

/** The jobs of the vision worker. Events are step labels for the user. */
export type VisionJobs = {
  cutOut: {
    input: Threads & {
      image: string;
      output: string;
      /** Weights of U²-Net, full or small. */
      subject: string;
      /** MODNet and the person detector; undefined until both are downloaded. */
      people: { portrait: string; detector: DetectorFiles } | undefined;
    };
    event: string;
    output: Size & {
      /** `kept`: it was cut out before; `color`: a drawing on one color; the others name the network. */
      method: "subject" | "portrait" | "color" | "kept";
      /** What the subject is wasn't clear, so the result needs a look. */
      isUnsure: boolean;
      /** A large area inside a drawing has the background's color, and became transparent. */
      isOpened: boolean;
      /** A thick part of the subject came out half transparent. */
      isPartlyHalf: boolean;
    };
  };
  findObjects: {
    input: { image: string; detector: DetectorFiles; wanted: string | undefined };
    event: string;
    output: FoundObject[];
  };
  outline: {
    input: Threads & { image: string; target: MaskTarget; segmenter: SegmenterFiles };
    event: string;
    output: MaskImage;
  };
  erase: {
    input: Threads & {
      image: string;
      output: string;
      target: MaskTarget;
      segmenter: SegmenterFiles;
      inpainter: string;
    };
    event: string;
    output: Size & { mask: MaskImage };
  };
  /** Outlines the target, and writes the `part` of the image around it and the `hole` in that part, as PNG. */
  frameHole: {
    input: Threads & {
      image: string;
      target: MaskTarget;
      segmenter: SegmenterFiles;
      part: string;
      hole: string;
    };
    event: string;
    /** Where the part lies in the image, in pixels, and its own dimensions, which may be smaller. */
    output: Size & { mask: MaskImage; area: Area };
  };
  /** Fills the masked pixels of `area` from an image of it, at any size. */
  fillHole: {
    input: { image: string; mask: string; area: Area; filling: string; output: string };
    event: string;
    output: Size;
  };
  /** Applies the alpha channel of `matte`, the same image at any size, to `image`. */
  applyMatte: {
    input: { image: string; matte: string; output: string };
    event: string;
    output: Size;
  };
};
