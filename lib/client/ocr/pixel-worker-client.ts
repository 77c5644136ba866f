"use client";

import { type PixelCall, type PixelWork, runPixelCall } from "@/lib/ocr/pixels/pixel-work";
import type { Reader } from "@/lib/ocr/reader";

type PixelWorker = Omit<Reader, "read" | "otherWay"> & { close(): void };
type Waiting = {
  call: PixelCall;
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
};
type Answer = { id: number; output?: never; error?: string };

const STOPPED = new Error("The work on the image was stopped.");

/**
 * Starts a worker for the work on pixels. Where it can't be fetched or started, the work is done here, which only holds up the
 * page. Calls fail once it is closed.
 */
export function startPixelWorker(): PixelWorker {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let isClosed = false;
  let worker: Worker | null = openWorker();
  worker?.addEventListener("message", ({ data: { id, output, error } }: MessageEvent<Answer>) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error !== undefined) call?.reject(new Error(error));
    else call?.resolve(output as never);
  });
  worker?.addEventListener("error", () => {
    worker = null;
    for (const pending of waiting.values()) workHere(pending);
    waiting.clear();
  });

  function call<Name extends keyof PixelWork>(name: Name, ...input: Parameters<PixelWork[Name]>) {
    return new Promise<ReturnType<PixelWork[Name]>>((resolve, reject) => {
      if (isClosed) return reject(STOPPED);
      const id = calls++;
      // Safe: a call's name and input belong together.
      const pending = { call: { id, name, input } as unknown as PixelCall, resolve, reject };
      if (!worker) return workHere(pending);
      waiting.set(id, pending);
      worker.postMessage(pending.call);
    });
  }
  return {
    prepare: (image, corners, isVertical) => call("prepare", image, corners, isVertical),
    rotate: (view, turns) => call("rotate", view, turns),
    resize: (view, scale) => call("resize", view, scale),
    turn: (image, radians) => call("turn", image, radians),
    textAreas: (image, read) => call("textAreas", image, read),
    bubbles: (image, words) => call("bubbles", image, words),
    close() {
      isClosed = true;
      worker?.terminate();
      for (const { reject } of waiting.values()) reject(STOPPED);
      waiting.clear();
    },
  };
}

function openWorker(): Worker | null {
  try {
    return new Worker(new URL("./pixel-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

function workHere({ call, resolve, reject }: Waiting): void {
  try {
    resolve(runPixelCall(call) as never);
  } catch (error) {
    reject(error);
  }
}
