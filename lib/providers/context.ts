import type { Database } from "@/db/client";
import type { Progress } from "@/lib/core/progress";
import type { Tokens } from "@/lib/core/tokens";
import type { User } from "@/lib/providers/auth/port";
import type { EmbeddingsPort } from "@/lib/providers/embeddings/port";
import type { GrammarChecker } from "@/lib/providers/grammar/port";
import type { ImageGenerator } from "@/lib/providers/image-generation/port";
import type { ImageProcessor } from "@/lib/providers/image-processing/port";
import type { PdfReader } from "@/lib/providers/pdf/port";
import type { StoragePort } from "@/lib/providers/storage/port";
import type { TextPort } from "@/lib/providers/text/port";
import type { VideoPort } from "@/lib/providers/video/port";
import type { VisionPort } from "@/lib/providers/vision/port";

/** Everything that domain code may use. */
export type VisitorContext = {
  db: Database;
  text: TextPort;
  imageGenerator: ImageGenerator;
  imageProcessor: ImageProcessor;
  vision: VisionPort;
  pdfReader: PdfReader;
  grammar: GrammarChecker;
  embeddings: EmbeddingsPort;
  video: VideoPort;
  storage: StoragePort;
  now: () => Date;
  /** Time limit for a call's text generation, retries included. */
  textTimeoutMs: number;
  /** Fires when the caller disconnects or cancels the run. */
  signal: AbortSignal;
  user: User | null;
};

/** The context of a signed-in call. */
export type UserContext = VisitorContext & { user: User };

/** The context of a tool run. `progress` does nothing for calls that aren't streamed. */
export type RunContext = UserContext & {
  progress: Progress;
  /** Set when the run is one of two to compare; its creations are linked to the other's. */
  compared?: { id: string; side: 1 | 2 } | null;
  /** Names the run: the same when it begins again after its process died. */
  runId: string;
  /**
   * Belongs right before anything is saved.
   *
   * @throws AppError `aborted` when the run goes on in another process, which saves what it makes
   */
  assertOurs: () => void;
  /**
   * The id of the run's next creation, right before that is saved: the same ones when the run begins again.
   *
   * @throws whatever `assertOurs` throws
   */
  nextCreationId: () => string;
  /** What the run has used of its text engine so far, for its result; empty when that isn't known. */
  tokens: () => { tokens?: Tokens };
  /** Files that `storeFile` stored in this run; they are removed if it fails. */
  storedFileIds: string[];
};
