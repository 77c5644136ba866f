import type { EnginePort, QueueTurn } from "@/lib/core/engine";
import type { ImageJobs } from "@/lib/images/jobs";

type ImageMethods = {
  [Name in keyof ImageJobs]: (
    input: ImageJobs[Name]["input"],
    turn: QueueTurn,
  ) => Promise<ImageJobs[Name]["output"]>;
};

/**
 * Decodes and encodes untrusted images in isolation. `ImageJobs` documents each method's input and output.
 *
 * Methods only throw AppError: what the job throws, `unusable` when the image made the decoder crash or hang,
 * `provider_unavailable` when the queue is full, `aborted`.
 */
export type ImageProcessor = EnginePort &
  ImageMethods & {
    /** Process id of a worker for anything but SVGs; undefined while none is running. */
    pid(): number | undefined;
  };
