import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { type Connection, connect } from "@/db/client";
import { addPiece, openAnswer } from "@/db/queries/browser-answers";
import type { PageQuestion } from "@/lib/core/progress";
import { getDatabase } from "@/lib/providers/database";
import { createBrowserText } from "@/lib/providers/text/browser";
import type { TextCompletion } from "@/lib/providers/text/port";
import { NO_POSTGRES, startPostgres } from "@/tests/support/postgres-server";

const userId = "user_of_a_browser";
const WAITS = { firstMs: 300, silenceMs: 300 };
const request = (parts: { timeoutMs?: number; signal?: AbortSignal } = {}) => ({
  system: "Write.",
  prompt: "Bees",
  maxOutputTokens: 100,
  userId,
  signal: new AbortController().signal,
  ...parts,
});

type Db = Connection["db"];

/** An engine whose page does `answer`, through the database of the server that it reaches. */
function browserText(db: Db, answer: (question: PageQuestion) => unknown) {
  const ask = (question: PageQuestion) => void answer(question);
  return createBrowserText({ db, ask, contextTokens: 9_216, timeoutMs: 5_000, waits: WAITS });
}

async function readAll(pieces: AsyncGenerator<string, TextCompletion>) {
  const texts: string[] = [];
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return { texts, completion: value };
    texts.push(value);
  }
}

const say = (db: Db, { id }: PageQuestion, seq: number, text: string, end?: "stop") =>
  addPiece(db, { id, userId, seq, text, end });

it("opens six answers for a person, however many begin together", async () => {
  const db = await getDatabase();
  const owner = `user_${randomUUID()}`;
  const open = () =>
    openAnswer(db, { id: randomUUID(), userId: owner, maxCharacters: 9, lifetimeMs: 9_000 }, 6);

  const opened = await Promise.allSettled(Array.from({ length: 20 }, open));

  expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});

describe("a page that goes away", () => {
  it("before its first piece, is a lost upstream", async () => {
    const text = browserText(await getDatabase(), () => {});

    await expect(text.generate(request())).rejects.toMatchObject({
      code: "provider_unavailable",
      message: expect.stringContaining("didn't answer"),
    });
    expect(text.queue()).toEqual({ running: 0, waiting: 0 });
  });

  it("before its first word, is a lost upstream as well", async () => {
    const db = await getDatabase();
    const text = browserText(db, (question) => say(db, question, 0, ""));

    await expect(text.generate(request())).rejects.toMatchObject({
      code: "provider_unavailable",
      message: expect.stringContaining("was closed"),
    });
  });

  it("after some words, leaves what it wrote", async () => {
    const db = await getDatabase();
    const text = browserText(db, (question) => say(db, question, 0, "Bees hum"));

    expect(await text.generate(request())).toEqual({ text: "Bees hum", finishReason: "length" });
  });

  it("isn't one whose model has ended, with a count of what it used or without", async () => {
    const db = await getDatabase();
    const tokens = { input: 40, output: 3 };
    const counting = browserText(db, ({ id }) =>
      addPiece(db, { id, userId, seq: 0, text: "Bees hum.", end: "stop", tokens }),
    );
    const silent = browserText(db, (question) => say(db, question, 0, "Bees hum.", "stop"));

    const ended = { text: "Bees hum.", finishReason: "stop" };
    expect(await counting.generate(request())).toEqual({ ...ended, tokens });
    expect(await silent.generate(request())).toEqual(ended);
  });

  it("isn't one that says every now and then that it's still there", async () => {
    const db = await getDatabase();
    const text = browserText(db, async (question) => {
      for (let seq = 0; seq < 5; seq += 1) {
        await say(db, question, seq, "");
        await new Promise((resolve) => setTimeout(resolve, WAITS.silenceMs / 2));
      }
      await say(db, question, 5, "At last.", "stop");
    });

    expect(await text.generate(request())).toEqual({ text: "At last.", finishReason: "stop" });
  });
});

describe("a call", () => {
  it("ends at its time limit, with what there is", async () => {
    const db = await getDatabase();
    const silent = browserText(db, (question) => say(db, question, 0, ""));
    const begun = browserText(db, (question) => say(db, question, 0, "Bees"));

    const call = silent.generate(request({ timeoutMs: 100 }));
    await expect(call).rejects.toMatchObject({ code: "provider_timeout" });
    expect(await begun.generate(request({ timeoutMs: 100 }))).toEqual({
      text: "Bees",
      finishReason: "length",
    });
  });

  it("ends at its signal, and takes no further piece", async () => {
    const db = await getDatabase();
    const left = new AbortController();
    let asked: PageQuestion | undefined;
    const text = browserText(db, async (question) => {
      asked = question;
      await say(db, question, 0, "Bees");
      setTimeout(() => left.abort(), 100);
    });

    expect(await text.generate(request({ signal: left.signal }))).toEqual({
      text: "Bees",
      finishReason: "aborted",
    });
    expect(await say(db, asked as PageQuestion, 1, " hum")).toBe("ended");
  });
});

describe.skipIf(NO_POSTGRES)(`two servers${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`, () => {
  it("share an answer: one asks, the page reaches the other", async () => {
    const server = await startPostgres();
    const open = () => connect({ url: server.url, dataDir: "", poolSize: 2 });
    const [one, other] = [await open(), await open()];
    try {
      const text = browserText(one.db, async (question) => {
        await say(other.db, question, 0, "Bees ");
        await new Promise((resolve) => setTimeout(resolve, 200));
        await say(other.db, question, 1, "hum.", "stop");
      });

      expect(await readAll(text.stream(request()))).toEqual({
        texts: ["Bees ", "hum."],
        completion: { text: "Bees hum.", finishReason: "stop" },
      });
    } finally {
      await one.close();
      await other.close();
      server.remove();
    }
  });
});
