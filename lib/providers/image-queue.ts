import "server-only";

import type { QueueTurn } from "@/lib/core/engine";
import { singleton } from "@/lib/core/singleton";
import type { ImageGenerator } from "@/lib/providers/image-generation/port";
import type { ImageEditor } from "@/lib/providers/vision/editor";
import { createFairQueue } from "@/lib/workers/queue";

type Queue = ReturnType<typeof createFairQueue>;

/** An editor whose calls wait for their turn in a queue. */
export function queuedEdits(editor: ImageEditor, queue: Queue): ImageEditor {
  const { fill, matte, redrawWithout } = editor;
  return {
    ...editor,
    fill: (request) => inTurn(queue, request, () => fill(request)),
    ...(matte && { matte: (request) => inTurn(queue, request, () => matte(request)) }),
    ...(redrawWithout && {
      redrawWithout: (request) => inTurn(queue, request, () => redrawWithout(request)),
    }),
  };
}

async function inTurn<Result>(
  queue: Queue,
  turn: QueueTurn,
  work: () => Promise<Result>,
): Promise<Result> {
  const endTurn = await queue.enter(turn);
  try {
    return await work();
  } finally {
    endTurn();
  }
}

/** Answers of several megabytes stay in memory, and a person may start many runs at once. */
export const ownImages = singleton("own-image-calls", () =>
  createFairQueue({
    concurrency: 4,
    maxRunningPerUser: 1,
    maxWaiting: 50,
    maxWaitingPerUser: 3,
    fullMessage: "Too many images are being made right now. Try again in a moment.",
  }),
);

/** A server on this machine has one graphics card. */
export const nearImages = singleton("near-image-calls", () =>
  createFairQueue({
    concurrency: 1,
    maxRunningPerUser: 1,
    maxWaiting: 50,
    maxWaitingPerUser: 3,
    fullMessage: "Too many images are being made right now. Try again in a moment.",
  }),
);

/** A generator whose calls wait for their turn in a queue. */
export function queuedImages(generator: ImageGenerator, queue: Queue): ImageGenerator {
  return {
    ...generator,
    generate: (request, onImage) =>
      inTurn(queue, request, () => generator.generate(request, onImage)),
  };
}
