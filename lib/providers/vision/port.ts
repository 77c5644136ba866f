import type { EngineStatus } from "@/lib/core/engine";
import type { FoundObject, MaskPicture, Target } from "@/lib/vision/regions";

/** What worked on a picture, named on every result. */
export type VisionEngine = {
  /** Stable and machine-readable: `local/u2net`, `openai/gpt-image-1.5`. */
  id: string;
  /** For people: "Built-in cut-out (U²-Net)". */
  name: string;
  /** Runs on this machine with nothing configured. */
  builtIn: boolean;
};

export type VisionRequest = {
  /** Path of a picture file that was checked; turned upright as its metadata say. */
  picture: string;
  /** Whose turn it is in a queue that serves everyone in turn. */
  userId: string;
  signal: AbortSignal;
  /** What is being done now, for people. */
  onStep?: (label: string) => void;
};

export type MadePicture = { width: number; height: number; engine: VisionEngine };

/**
 * Engines that see: they cut a subject out, find objects, and erase them.
 *
 * Every method throws AppError only: `provider_unavailable` (weights missing, queue full; carries
 * `retryAfterSeconds`), `provider_failed`, `provider_timeout`, `rate_limited`, `aborted`, and `unusable`
 * when there is nothing to be found.
 */
export type VisionPort = {
  engines: { cutOut: VisionEngine; erase: VisionEngine };
  status(capability: "cutOut" | "erase"): EngineStatus;
  /** Jobs running and waiting in this process. */
  queue(): { running: number; waiting: number };
  /** Writes the subject as PNG to `output`: full size, soft edges, nothing of the background in them. */
  cutOut(request: VisionRequest & { output: string }): Promise<MadePicture>;
  /**
   * @param request.wanted a label to look for more closely when the first look does not find it
   * @returns what is in the picture, surest first
   */
  findObjects(request: VisionRequest & { wanted?: string }): Promise<FoundObject[]>;
  /** The exact outline of what is meant. */
  outline(request: VisionRequest & { target: Target }): Promise<MaskPicture>;
  /**
   * Writes the picture without what is meant as PNG to `output`. Pixels outside `mask` are those of the
   * picture, bit for bit.
   */
  erase(
    request: VisionRequest & { output: string; target: Target },
  ): Promise<MadePicture & { mask: MaskPicture }>;
  /**
   * Set only where a hosted model is connected: writes the picture without the named object as PNG to
   * `output`. The model draws the whole picture anew, so nothing in it is bit for bit what it was.
   */
  redrawWithout?(request: VisionRequest & { output: string; object: string }): Promise<MadePicture>;
  /** Frees worker processes and memory. */
  close(): Promise<void>;
};
