import type { PdfJobs } from "@/lib/pdf/jobs";
import { slicesOf } from "@/lib/pdf/page-slices";
import { readPictureFile } from "@/lib/pdf/read-picture-file";
import { readTextLayer } from "@/lib/pdf/read-text-layer";
import { recognizePages } from "@/lib/pdf/recognize-pages";
import { unlockPdf } from "@/lib/pdf/unlock-pdf";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<PdfJobs>({
  async read(input, tools) {
    const reading = await readTextLayer(input, tools);
    if ("tooMany" in reading) return reading;
    const { pages, ...rest } = reading;
    for (const slice of slicesOf(pages)) await tools.emit({ step: "pages", pages: slice });
    return { ...rest, pages: [] };
  },
  unlock: unlockPdf,
  recognize: recognizePages,
  picture: readPictureFile,
});
