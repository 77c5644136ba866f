import sharp from "sharp";

import { applyGivenMatte, cutOut } from "@/lib/providers/vision/local/cut-out";
import { detect } from "@/lib/providers/vision/local/detect";
import { drawOutline, erase } from "@/lib/providers/vision/local/erase";
import type { VisionJobs } from "@/lib/providers/vision/local/jobs";
import { openPicture } from "@/lib/providers/vision/local/picture";
import { serveJobs } from "@/lib/workers/serve";

// Every job has another picture.
sharp.cache(false);

serveJobs<VisionJobs>({
  cutOut,
  erase,
  outline: drawOutline,
  applyMatte: applyGivenMatte,
  async findObjects({ picture, detector, wanted }, { emit }) {
    emit("Looking for objects");
    return detect(await openPicture(picture), detector, wanted);
  },
});
