import type { Database } from "@/db/client";
import type { User } from "@/lib/providers/auth/port";
import type { EmbeddingsPort } from "@/lib/providers/embeddings/port";
import type { ImagePort } from "@/lib/providers/image-generation/port";
import type { PictureDesk } from "@/lib/providers/image-processing/local";
import type { StoragePort } from "@/lib/providers/storage/port";
import type { TextPort } from "@/lib/providers/text/port";
import type { VideoPort } from "@/lib/providers/video/port";
import type { VisionPort } from "@/lib/providers/vision/port";

/** What a long run is doing now: a part of known size when `done` and `total` are there. */
export type Step = { label: string; done?: number | undefined; total?: number | undefined };

/** What a running service tells the page before its answer is whole. */
export type Progress = {
  /** The next piece of the text. */
  onText: (text: string) => void;
  /** A better text in place of all that was sent. */
  onReplace: (text: string) => void;
  /** A true step of long work, shown in place of the one before. */
  onStep: (step: Step) => void;
};

/** What domain code may use, and nothing else. */
export type VisitorContext = {
  db: Database;
  text: TextPort;
  image: ImagePort;
  storage: StoragePort;
  pictures: PictureDesk;
  embeddings: EmbeddingsPort;
  vision: VisionPort;
  video: VideoPort;
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
