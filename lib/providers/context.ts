import type { Database } from "@/db/client";
import type { Progress } from "@/lib/core/progress";
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

/** What domain code may use, and nothing else. */
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
  /** What one call that writes may take, repair included. */
  textTimeoutMs: number;
  /** Fires when the caller hangs up or stops the run. */
  signal: AbortSignal;
  user: User | null;
};

export type UserContext = VisitorContext & { user: User };

/** The context of a tool's run. `progress` goes nowhere when nobody listens. */
export type RunContext = UserContext & {
  progress: Progress;
  /** What `saveFile` stored in this run; when it fails they are removed. */
  savedFileIds: string[];
};
