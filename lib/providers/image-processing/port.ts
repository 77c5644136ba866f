import type { EnginePort, Turn } from "@/lib/core/engine";
import type { PictureJobs } from "@/lib/images/jobs";

type ImageMethods = {
  [Name in keyof PictureJobs]: (
    input: PictureJobs[Name]["input"],
    turn: Turn,
  ) => Promise<PictureJobs[Name]["output"]>;
};

/**
 * Decodes and encodes untrusted images where a hostile file can do no harm. `PictureJobs` says what each
 * method takes and gives.
 *
 * Every method throws AppError only: what the job throws; `unusable` when the image made the decoder crash or
 * hang; `provider_unavailable` when too many people wait; `aborted`.
 */
export type ImageProcessor = EnginePort &
  ImageMethods & {
    /** Process id of the worker; undefined while none runs. */
    pid(): number | undefined;
  };
