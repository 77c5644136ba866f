import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";

import { listChunks } from "@/db/queries/documents";
import { removeDocumentsOf } from "@/db/queries/remove-documents";
import type { DocumentPart } from "@/lib/documents/citation";
import { embedNext, embedPassages } from "@/lib/documents/embed-passages";
import { loadDocument, preparePassages, saveDocument } from "@/lib/documents/searchable-document";
import { wordEmbeddings } from "@/tests/support/embeddings";
import { createTestContext } from "@/tests/support/test-context";

const PARTS = [{ place: 3, text: "The ferry leaves the harbor at seven every morning." }];

type Context = Awaited<ReturnType<typeof createTestContext>>;

/** The id of a document of this person, as a summary leaves it. */
async function saved(ctx: Context, parts: readonly DocumentPart[] = PARTS): Promise<string> {
  const chunks = await preparePassages("pdf", parts);
  const document = { kind: "pdf" as const, title: "Ferry", meta: { overview: [] }, chunks };
  return saveDocument(ctx, document, async (_tx, documentId) => documentId);
}

/** Parts that are a passage each. */
function pages(count: number): DocumentPart[] {
  return Array.from({ length: count }, (_, at) => ({
    place: at + 1,
    text: `${"The ferry leaves the harbor again. ".repeat(40)}${at}`,
  }));
}

it("embeds a stored document once, however often it is asked to", async () => {
  const embedded: string[] = [];
  const words = wordEmbeddings();
  const ctx = await createTestContext({
    embeddings: {
      ...words,
      embed(texts, signal) {
        embedded.push(...texts);
        return words.embed(texts, signal);
      },
    },
  });
  const id = await saved(ctx);

  await Promise.all([embedPassages(ctx, id), embedPassages(ctx, id)]);

  expect(embedded).toEqual([PARTS[0]?.text]);
  const [stored] = await listChunks(ctx.db, id);
  expect(stored?.embedding?.length).toBe(384);
});

it("embeds what an earlier process left, before the first question", async () => {
  const ctx = await createTestContext();
  const id = await saved(ctx);

  const { index } = await loadDocument(ctx, "pdf", id);

  expect(index.chunks[0]?.embedding).not.toBeNull();
});

it("leaves search to words when there is no model", async () => {
  const embeddings = { ...wordEmbeddings(), embed: () => Promise.reject(new Error("no model")) };
  const ctx = await createTestContext({ embeddings });
  const id = await saved(ctx);

  const { index } = await loadDocument(ctx, "pdf", id);

  expect(await index.search("When does the ferry leave?", undefined, 3, ctx.signal)).toHaveLength(
    1,
  );
});

it("lets everybody else use the model first, and a reader who waits before other documents", async () => {
  const embedded: string[] = [];
  const words = wordEmbeddings();
  let isBusy = true;
  const ctx = await createTestContext({
    embeddings: {
      ...words,
      queue: () => ({ running: isBusy ? 1 : 0, waiting: 0 }),
      embed(texts, signal) {
        embedded.push(...texts);
        return words.embed(texts, signal);
      },
    },
  });
  const ids = await Promise.all(
    ["first", "second", "third", "asked about"].map((text) => saved(ctx, [{ place: 1, text }])),
  );

  const done = ids.map((id) => embedPassages(ctx, id));
  embedNext(ids.at(-1) ?? "");
  await setTimeout(50);
  expect(embedded).toEqual([]);
  isBusy = false;
  await Promise.all(done);

  expect(embedded).toEqual(["first", "asked about", "second", "third"]);
});

it("reads the passages of a long document a few at a time, and stops where it was deleted", async () => {
  const sizes: number[] = [];
  const words = wordEmbeddings();
  const ctx = await createTestContext({
    embeddings: {
      ...words,
      async embed(texts, signal) {
        sizes.push(texts.length);
        if (sizes.length === 2) await removeDocumentsOf(ctx.db, ctx.user.id);
        return words.embed(texts, signal);
      },
    },
  });
  const id = await saved(ctx, pages(100));

  await embedPassages(ctx, id);

  expect(sizes).toEqual([32, 32]);
});
