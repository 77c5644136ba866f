import type { Engine, EngineStatus, QueueSize, Turn } from "@/lib/core/engine";
import type { FoundObject, MaskPicture, Target } from "@/lib/vision/regions";

export type VisionRequest = Turn & {
  /** Path of a picture file that was checked; turned upright as its metadata say. */
  picture: string;
  /** What is being done now, for people. */
  onStep?: (label: string) => void;
};

export type MadePicture = { width: number; height: number; engine: Engine };

/**
 * Engines that see: they cut a subject out, find objects, and erase them.
 *
 * Every method throws AppError only: `provider_unavailable` (weights missing, queue full; carries
 * `retryAfterSeconds`), `provider_failed`, `provider_timeout`, `rate_limited`, `aborted`, and `unusable`
 * when there is nothing to be found.
 */
export type VisionPort = {
  engines: { cutOut: Engine; erase: Engine };
  status(capability: "cutOut" | "erase"): EngineStatus;
  queue(): QueueSize;
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
