import type { PdfJobs } from "@/lib/pdf/jobs";
import { readPictureFile } from "@/lib/pdf/read-picture-file";
import { readTextLayer } from "@/lib/pdf/read-text-layer";
import { recognizePages } from "@/lib/pdf/recognize-pages";
import { unlockPdf } from "@/lib/pdf/unlock-pdf";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<PdfJobs>({
  read: readTextLayer,
  unlock: unlockPdf,
  recognize: recognizePages,
  picture: readPictureFile,
});
