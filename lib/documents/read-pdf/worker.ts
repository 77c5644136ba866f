import type { PdfJobs } from "@/lib/documents/read-pdf/jobs";
import { readFile } from "@/lib/documents/read-pdf/read-file";
import { recognisePages } from "@/lib/documents/read-pdf/recognise-pages";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<PdfJobs>({ read: readFile, recognise: recognisePages });
