import type { Engine, EngineStatus, QueueSize, QueueTurn } from "@/lib/core/engine";
import type { Step } from "@/lib/core/progress";
import type { Area } from "@/lib/vision/mask";
import type { FoundObject, MaskImage, MaskTarget } from "@/lib/vision/regions";

/** An image to work on, and for whom. */
export type VisionRequest = QueueTurn & {
  /** Path of a validated image file; EXIF orientation is applied when it is read. */
  image: string;
  /** Called with a user-facing label for each step. */
  onStep?: (label: string, waitsFor?: Step["waitsFor"]) => void;
};

/** A result image: size in pixels, and the engine that made it. */
export type EditedImage = { width: number; height: number; engine: Engine };

/** A hole to fill elsewhere: the part of the image around it, and where that lies. */
export type FramedHole = { mask: MaskImage; area: Area; width: number; height: number };

/** What turns the answer of an engine elsewhere into a result that keeps the original's pixels. */
export type VisionSteps = {
  /** Writes the image to `output` with the alpha channel of `matte`, which may have any size. */
  applyMatte(
    request: VisionRequest & { matte: string; output: string },
  ): Promise<{ width: number; height: number }>;
  /** Writes the `part` of the image around the target and the `hole` in it, white on black, as PNG. */
  frameHole(
    request: VisionRequest & { target: MaskTarget; part: string; hole: string },
  ): Promise<FramedHole>;
  /** Writes the image to `output` with its hole filled from `filling`. Pixels outside the mask stay as they are. */
  fillHole(
    request: VisionRequest & { mask: string; area: Area; filling: string; output: string },
  ): Promise<{ width: number; height: number }>;
};

/**
 * Vision engines: background removal, object detection, segmentation and object removal.
 *
 * Methods only throw AppError: `provider_unavailable` (weights missing, then `byEngine`, or queue full; with
 * `retryAfterSeconds` where waiting helps), `provider_failed`, `provider_timeout`, `rate_limited`, `aborted`, and `unusable` when
 * nothing was found.
 */
export type VisionPort = {
  engines: { cutOut: Engine; erase: Engine };
  status(capability: "cutOut" | "erase"): EngineStatus;
  queue(): QueueSize;
  /**
   * Writes the subject to `output` as a full-size PNG with soft edges, free of background color.
   *
   * @returns `isUnsure`: what the subject is wasn't clear; `isPartlyHalf`: a thick part of it came out half transparent; `isOpened`: a large area inside a drawing became transparent
   */
  cutOut(
    request: VisionRequest & { output: string },
  ): Promise<EditedImage & { isUnsure?: boolean; isPartlyHalf?: boolean; isOpened?: boolean }>;
  /**
   * Detects objects.
   *
   * @param request.wanted a COCO label to search for more thoroughly when the first pass misses it
   * @returns objects by descending confidence
   */
  findObjects(request: VisionRequest & { wanted?: string }): Promise<FoundObject[]>;
  /** Segments the target. Returns its mask. */
  outline(request: VisionRequest & { target: MaskTarget }): Promise<MaskImage>;
  /**
   * Writes the image without the target to `output` as PNG. Pixels outside the returned `mask` are bit-for-bit
   * unchanged.
   */
  erase(
    request: VisionRequest & { output: string; target: MaskTarget },
  ): Promise<EditedImage & { mask: MaskImage }>;
  /**
   * Present only with a hosted model: writes the image without the named object to `output` as PNG. The model
   * redraws the whole image, so no pixel is guaranteed to stay the same.
   */
  redrawWithout?(request: VisionRequest & { output: string; object: string }): Promise<EditedImage>;
  /** Steps that engines elsewhere leave to this machine. */
  steps: VisionSteps;
  /** Stops worker processes and frees their memory. */
  close(): Promise<void>;
};
