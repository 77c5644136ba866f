import { setTimeout } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";

import { listChunks } from "@/db/queries/documents";
import { embedNext, embedPassages } from "@/lib/documents/embed-passages";
import { loadDocument, preparePassages, saveDocument } from "@/lib/documents/searchable-document";
import { wordEmbeddings } from "@/tests/support/embeddings";
import { createTestContext } from "@/tests/support/test-context";

const PARTS = [{ place: 3, text: "The ferry leaves the harbor at seven every morning." }];

/** A document of this person, as a summary leaves it. */
async function saved(ctx: Awaited<ReturnType<typeof createTestContext>>) {
  const chunks = await preparePassages("pdf", PARTS);
  const document = { kind: "pdf" as const, title: "Ferry", meta: { overview: [] }, chunks };
  const id = await saveDocument(ctx, document, async (_tx, documentId) => documentId);
  return { id, chunks };
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
  const { id, chunks } = await saved(ctx);

  await Promise.all([embedPassages(ctx, id, chunks), embedPassages(ctx, id, chunks)]);

  expect(embedded).toEqual([PARTS[0]?.text]);
  const [stored] = await listChunks(ctx.db, id);
  expect(stored?.embedding?.length).toBe(384);
});

it("embeds what an earlier process left, before the first question", async () => {
  const ctx = await createTestContext();
  const { id } = await saved(ctx);

  const { index } = await loadDocument(ctx, "pdf", id);

  expect(index.chunks[0]?.embedding).not.toBeNull();
});

it("leaves search to words when there is no model", async () => {
  const embeddings = { ...wordEmbeddings(), embed: () => Promise.reject(new Error("no model")) };
  const ctx = await createTestContext({ embeddings });
  const { id } = await saved(ctx);

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
  const chunksOf = (content: string) => [
    { ordinal: 0, place: 1, content, marks: [], embedding: null },
  ];

  const done = ["first", "second", "third"].map((name) =>
    embedPassages(ctx, uuidv7(), chunksOf(name)),
  );
  const asked = uuidv7();
  done.push(embedPassages(ctx, asked, chunksOf("asked about")));
  embedNext(asked);
  await setTimeout(50);
  expect(embedded).toEqual([]);
  isBusy = false;
  await Promise.all(done);

  expect(embedded).toEqual(["first", "asked about", "second", "third"]);
});
