import sharp from "sharp";

import { applyGivenMatte, cutOut } from "@/lib/vision/cut-out";
import { detect } from "@/lib/vision/detect";
import { drawOutline, erase } from "@/lib/vision/erase";
import { fillHole, frameHole } from "@/lib/vision/fill-elsewhere";
import type { VisionJobs } from "@/lib/vision/jobs";
import { decodeRaster } from "@/lib/vision/raster";
import { serveJobs } from "@/lib/workers/serve";

// Every job has a different image.
sharp.cache(false);

serveJobs<VisionJobs>({
  cutOut,
  erase,
  outline: drawOutline,
  applyMatte: applyGivenMatte,
  frameHole,
  fillHole,
  async findObjects({ image, detector, wanted }, { emit }) {
    emit("Looking for objects");
    return detect(await decodeRaster(image), detector, wanted);
  },
});
