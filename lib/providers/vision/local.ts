import "server-only";

import { availableParallelism } from "node:os";
import { describePlace } from "@/lib/core/describe-place";
import type { Engine, QueuePlace } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import type { ModelFile } from "@/lib/models/catalog";
import { notReady } from "@/lib/providers/not-ready";
import type { VisionPort, VisionRequest } from "@/lib/providers/vision/port";
import type { VisionJobs } from "@/lib/vision/jobs";
import type { MaskTarget } from "@/lib/vision/regions";
import { createWeights, type VisionModel, type VisionWeights } from "@/lib/vision/weights";
import { createWorker, type Worker, workerScript } from "@/lib/workers/create-worker";
import { createFairQueue, type FairQueue } from "@/lib/workers/queue";

/** Reloading takes a second or two, which is worth freeing the memory. */
const IDLE_EXIT_MS = 60_000;
const MAX_WAITING = 20;
const MAX_WAITING_PER_USER = 3;
/** U²-Net needs 1.1 GB, and a 50-megapixel image about half as much on top. */
const MAX_MEMORY_BYTES = 3 * 1024 ** 3;

const CUT_OUT: Engine = {
  id: "local/u2net",
  name: "Built-in background remover (U²-Net)",
  builtIn: true,
};
const CUT_OUT_SMALL: Engine = {
  id: "local/u2netp",
  name: "Built-in background remover (U²-Net, small)",
  builtIn: true,
};
const CUT_OUT_PORTRAIT: Engine = {
  id: "local/modnet",
  name: "Built-in background remover (MODNet, for people)",
  builtIn: true,
};
const CUT_OUT_BY_COLOR: Engine = {
  id: "local/by-color",
  name: "Built-in background remover (by color, for drawings)",
  builtIn: true,
};
const CUT_OUT_KEPT: Engine = {
  id: "local/kept-transparency",
  name: "Built-in background remover (transparency kept)",
  builtIn: true,
};
const ERASE: Engine = {
  id: "local/sam2-migan",
  name: "Built-in eraser (SAM 2 and MI-GAN)",
  builtIn: true,
};

export type LocalVisionOptions = {
  /** Folder for model weights. */
  modelsDir: string;
  /** When false, missing weights aren't downloaded. */
  fetchWeights: boolean;
  /** Limit for one call, waiting in the queue included. */
  timeoutMs: number;
  /** Tests substitute tiny models and their own worker bundle. */
  models?: Record<VisionModel, ModelFile>;
  script?: string;
  idleExitMs?: number;
};

/** Creates the local vision engine: models in a worker process, one job at a time. */
export function createLocalVision(options: LocalVisionOptions): VisionPort {
  const worker = createWorker<VisionJobs>({
    name: "The image model",
    script: options.script ?? workerScript("vision"),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    keepsMemory: true,
    idleExitMs: options.idleExitMs ?? IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: MAX_WAITING,
    maxWaitingPerUser: MAX_WAITING_PER_USER,
    fullMessage: "The server is busy with other images right now. Try again in a moment.",
  });
  const weights = createWeights(options);
  // One core stays free for the server itself.
  const threads = Math.max(1, availableParallelism() - 1);
  const run = createRunner(worker, queue.enter, options.timeoutMs);
  const detector = () => ({
    topology: weights.companionPath("detector"),
    weights: weights.path("detector"),
  });
  const segmenter = () => ({
    encoder: weights.path("segmenter"),
    decoder: weights.companionPath("segmenter"),
  });

  return {
    engines: { cutOut: CUT_OUT, erase: ERASE },
    status: (capability) =>
      capability === "cutOut" ? cutOutStatus(weights) : weights.status(ERASE_MODELS),
    queue: queue.size,
    async cutOut(request) {
      await weights.checked();
      throwUnlessReady(cutOutStatus(weights));
      const large = weights.has("subject");
      const people = weights.has("portrait") && weights.has("detector");
      const { image, output } = request;
      const made = await run(request, "cutOut", {
        threads,
        image,
        output,
        subject: weights.path(large ? "subject" : "subjectSmall"),
        people: people ? { portrait: weights.path("portrait"), detector: detector() } : undefined,
      });
      const { width, height, method, isUnsure, isPartlyHalf, isOpened } = made;
      const bySubject = large ? CUT_OUT : CUT_OUT_SMALL;
      const engine = method === "subject" ? bySubject : CUT_OUT_WITH[method];
      return { width, height, engine, isUnsure, isPartlyHalf, isOpened };
    },
    async findObjects({ wanted, ...request }) {
      await requireModels(weights, ["detector"]);
      const { image } = request;
      return run(request, "findObjects", { image, detector: detector(), wanted });
    },
    async outline({ target, ...request }) {
      await requireModels(weights, modelsFor(target));
      const { image } = request;
      return run(request, "outline", { threads, image, target, segmenter: segmenter() });
    },
    async erase({ target, output, ...request }) {
      await requireModels(weights, [...modelsFor(target), "inpainter"]);
      const { image } = request;
      const files = { segmenter: segmenter(), inpainter: weights.path("inpainter") };
      const made = await run(request, "erase", { threads, image, output, target, ...files });
      return { ...made, engine: ERASE };
    },
    steps: {
      applyMatte: ({ matte, output, ...request }) =>
        run(request, "applyMatte", { image: request.image, matte, output }),
      async frameHole({ target, part, hole, ...request }) {
        await requireModels(weights, modelsFor(target));
        const files = { segmenter: segmenter(), part, hole };
        return run(request, "frameHole", { threads, image: request.image, target, ...files });
      },
      fillHole: ({ mask, area, filling, output, ...request }) =>
        run(request, "fillHole", { image: request.image, mask, area, filling, output }),
    },
    async close() {
      weights.stop();
      queue.close();
      await worker.close();
    },
  };
}

const CUT_OUT_WITH = {
  portrait: CUT_OUT_PORTRAIT,
  color: CUT_OUT_BY_COLOR,
  kept: CUT_OUT_KEPT,
};

const ERASE_MODELS: readonly VisionModel[] = ["detector", "segmenter", "inpainter"];

/** Models needed to get a mask for the target; none when it already is a mask and nothing is to be avoided. */
function modelsFor(target: MaskTarget): VisionModel[] {
  return "mask" in target && !target.avoid ? [] : ["segmenter"];
}

/** Runs jobs through the queue, within the time limit of a call. */
function createRunner(worker: Worker<VisionJobs>, enter: FairQueue["enter"], timeoutMs: number) {
  return async <Kind extends keyof VisionJobs & string>(
    { userId, signal, onStep }: VisionRequest,
    kind: Kind,
    input: VisionJobs[Kind]["input"],
  ): Promise<VisionJobs[Kind]["output"]> => {
    const onPlace = (at: QueuePlace | null) => {
      if (!at) onStep?.("Starting");
      // Whoever isn't even taken up yet comes after it.
      else onStep?.(describePlace(at.place, at.running, at.meanSeconds), "vision");
    };
    const timeUp = AbortSignal.timeout(timeoutMs);
    const either = AbortSignal.any([signal, timeUp]);
    try {
      const end = await enter({ userId, signal: either, onPlace });
      try {
        return await worker.run(kind, input, {
          signal: either,
          silenceTimeoutMs: timeoutMs,
          ...(onStep ? { onEvent: (label: string) => onStep(label) } : {}),
        });
      } finally {
        end();
      }
    } catch (error) {
      if (!timeUp.aborted || signal.aborted) throw error;
      const message = "This image took too long to process. Try again, or use a smaller one.";
      throw new AppError("provider_timeout", message, { cause: error });
    }
  };
}

/** The small model is enough until the large one has been downloaded. */
function cutOutStatus(weights: VisionWeights) {
  return weights.has("subject") ? weights.status(["subject"]) : weights.status(["subjectSmall"]);
}

async function requireModels(
  weights: VisionWeights,
  models: readonly VisionModel[],
): Promise<void> {
  await weights.checked();
  throwUnlessReady(weights.status(models));
}

/** Checked before queueing, so that nobody waits in line for a missing model. */
function throwUnlessReady(status: ReturnType<VisionPort["status"]>): void {
  if (status.state === "ready") return;
  throw notReady(status, {
    downloading: "The image models are still downloading. Try again in a moment.",
    byEngine: true,
  });
}
