import { type PixelCall, runPixelCall } from "@/lib/ocr/pixels/pixel-work";

/** Runs in a worker of the browser: large photos take a second, during which the page must stay usable. */
self.addEventListener("message", ({ data: call }: MessageEvent<PixelCall>) => {
  try {
    self.postMessage({ id: call.id, output: runPixelCall(call) });
  } catch (error) {
    self.postMessage({ id: call.id, error: String(error) });
  }
});
