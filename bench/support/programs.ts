import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { NO_POSTGRES } from "@/tests/support/postgres-server";
import { type MeasuredRow, readLighthouseRows, readPdfRows, readRows } from "./measured-row";
import { openSeededDatabase } from "./seeded-database";
import { startSummarizer } from "./summarizer";

/** What a program needs to run. */
export type Prepared = { args: string[]; end: () => Promise<void> };

/** A program that measures rows of the table. */
export type Program = {
  name: string;
  script: string[];
  /** What is missing on this machine; undefined when it can run. */
  missing?: () => string | undefined;
  prepare?: () => Promise<Prepared>;
  read: (printed: string) => MeasuredRow[];
};

const DOCUMENTS = process.env.BENCH_DOCUMENTS ?? "";

const noBuild = () => (existsSync(".next/BUILD_ID") ? undefined : "a build: npm run build");
const noDatabase = () => (process.env.BENCH_DATABASE_URL ? undefined : NO_POSTGRES);
const noProgram = (name: string) =>
  spawnSync(name, ["--version"]).error ? `${name} on the path` : undefined;
const noDocuments = () =>
  existsSync(DOCUMENTS) ? undefined : "PDFs: bench/fetch-documents.sh, and BENCH_DOCUMENTS";

/** A benchmark in TypeScript that prints rows itself. */
function benchmark(name: string, missing: Program["missing"] = noBuild): Program {
  return { name, script: ["bench/run.mjs", name], missing, read: readRows };
}

/** All programs of the table, in its order. */
export const PROGRAMS: readonly Program[] = [
  benchmark("qr", () => undefined),
  benchmark("compress", () => undefined),
  benchmark("compress-calls"),
  benchmark("single-calls"),
  {
    name: "pdf",
    script: ["bench/pdf.mjs"],
    missing: () => noBuild() ?? noProgram("pdftotext") ?? noDocuments(),
    prepare: () => startSummarizer(DOCUMENTS),
    read: readPdfRows,
  },
  benchmark("ocr", () => noProgram("tesseract")),
  benchmark("first-token"),
  benchmark("streams"),
  benchmark("page-weight"),
  {
    name: "lighthouse",
    script: ["bench/run.mjs", "audit-ui", "/", "/ai/write-article"],
    missing: noBuild,
    read: readLighthouseRows,
  },
  benchmark("clone", () => noProgram("git")),
  benchmark("two-servers", () => noBuild() ?? noDatabase()),
  {
    ...benchmark("pages", () => noBuild() ?? noDatabase()),
    prepare: openSeededDatabase,
  },
];
