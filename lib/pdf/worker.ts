import type { PdfJobs } from "@/lib/pdf/jobs";
import { readFile } from "@/lib/pdf/read-file";
import { recognisePages } from "@/lib/pdf/recognise-pages";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<PdfJobs>({ read: readFile, recognise: recognisePages });
