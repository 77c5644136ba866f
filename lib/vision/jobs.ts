import type { FoundObject, MaskPicture, Target } from "@/lib/vision/regions";

/** Paths of the weights a job needs. Sent with every job, so that a new process needs no set-up. */
export type DetectorFiles = { topology: string; weights: string };
export type OutlinerFiles = { encoder: string; decoder: string };

type Size = { width: number; height: number };

/** Inference threads; more than the machine's cores make it slower. */
type Threads = { threads: number };

/** What the vision worker does. */
export type VisionJobs = {
  cutOut: {
    input: Threads & {
      picture: string;
      output: string;
      /** U²-Net, large or small. */
      subject: string;
      /** MODNet and what recognises people; absent until they are here. */
      people: { portrait: string; detector: DetectorFiles } | undefined;
    };
    event: string;
    output: Size & { usedPortrait: boolean };
  };
  findObjects: {
    input: { picture: string; detector: DetectorFiles; wanted: string | undefined };
    event: string;
    output: FoundObject[];
  };
  outline: {
    input: Threads & { picture: string; target: Target; outliner: OutlinerFiles };
    event: string;
    output: MaskPicture;
  };
  erase: {
    input: Threads & {
      picture: string;
      output: string;
      target: Target;
      outliner: OutlinerFiles;
      filler: string;
    };
    event: string;
    output: Size & { mask: MaskPicture };
  };
  /** The alpha of `matte`, a picture of the same view in any size, on the pixels of `picture`. */
  applyMatte: {
    input: { picture: string; matte: string; output: string };
    event: string;
    output: Size;
  };
};
