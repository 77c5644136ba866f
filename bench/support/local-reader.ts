import { homedir } from "node:os";
import path from "node:path";

import { sourceOfPdf } from "@/lib/documents/pdf-source";
import { createSearchableDocument, preparePassages } from "@/lib/documents/searchable-document";
import { readDocument } from "@/lib/pdf/read-document";
import type { RunContext } from "@/lib/providers/context";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import { runInProcess } from "@/tests/support/pdf-jobs";

const LIMITS = {
  maxPages: 100,
  maxTextMs: 60_000,
  maxOcrPages: 0,
  maxOcrMs: 1,
  findHidden: false,
};

/** Reads documents as the product does where no language model is set up. */
export function createLocalReader() {
  const modelsDir = process.env.MODELS_DIR ?? path.join(homedir(), ".cache/atelier/models");
  const embeddings = createLocalEmbeddings({ modelsDir, fetchWeights: true });
  const ctx = {
    embeddings,
    signal: new AbortController().signal,
    progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
  } as unknown as RunContext; // Safe: reading needs nothing else of it.

  async function readPdf(file: string, name: string) {
    const languageFolder = async () => undefined;
    const reading = await readDocument(file, LIMITS, { run: runInProcess, languageFolder });
    return sourceOfPdf(reading, name);
  }

  async function makeSearchable(
    source: Awaited<ReturnType<typeof readPdf>>,
    overview: Parameters<typeof createSearchableDocument>[0]["overview"],
  ) {
    const chunks = await preparePassages("pdf", source.parts);
    const vectors = await embeddings.embed(
      chunks.map(({ content }) => content),
      ctx.signal,
    );
    return createSearchableDocument(
      { kind: "pdf", title: source.title, overview, headings: source.headings },
      chunks.map((chunk, index) => ({ ...chunk, embedding: vectors[index] ?? null })),
    );
  }

  return { ctx, readPdf, makeSearchable, close: () => embeddings.close() };
}
