import type { PdfJobs } from "@/lib/pdf/jobs";
import { readFile } from "@/lib/pdf/read-text-layer";
import { recognisePages } from "@/lib/pdf/recognize-pages";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<PdfJobs>({ read: readFile, recognise: recognisePages });
