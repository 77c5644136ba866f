import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { linesAt, makePdf } from "../support/make-pdf";
import { newPerson, type Person } from "../support/person";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const { TEST_DATABASE_URL } = process.env;
/** No model that writes: what answers must have been kept by the other process. */
const BUILT_IN = {
  OPENAI_BASE_URL: "",
  AI_TEXT_MODEL: "",
  MODELS_FETCH: "off",
  // The database may have counted every other test's sign-ups by then.
  SIGN_UPS_PER_HOUR: "100000",
  SIGN_INS_PER_MINUTE: "100000",
};

const PDF = {
  name: "garden.pdf",
  mimeType: "application/pdf",
  buffer: makePdf([
    { texts: linesAt(["The community garden was founded in 1984 by twelve neighbors."]) },
    { texts: linesAt(["Water comes from a well that was drilled to a depth of 60 meters."]) },
  ]),
};
const TRANSCRIPT = [
  "0:00 Welcome to the workshop, today we sharpen a kitchen knife at home.",
  "0:40 Soak the whetstone in water for ten minutes before you begin.",
  "1:30 Hold the blade at fifteen degrees and pull it over the stone.",
].join("\n");

async function start(port: number, env: Record<string, string>): Promise<TestServer> {
  const server = startTestServer(port, {
    ...BUILT_IN,
    APP_URL: `http://localhost:${port}`,
    ...env,
  });
  await untilReady(server);
  return server;
}

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "atelier-servers-"));
}

/** A data folder whose files are those of the server that the other tests use, as on a volume. */
function folderWithSharedFiles(): string {
  const folder = newFolder();
  symlinkSync(path.resolve(".test/data-local/files"), path.join(folder, "files"));
  return folder;
}

/** Summarises a PDF and a transcript at one server, and gives the ids of what may be asked. */
async function summarize(person: Person, { url }: TestServer): Promise<[string, string]> {
  const pdf = await person.call(`${url}/api/ai/summarize-pdf`, { multipart: { pdf: PDF } });
  expect(pdf.status(), await pdf.text()).toBe(200);
  const video = await person.call(`${url}/api/ai/youtube-summary`, {
    data: { url: "", detail: "short", transcript: TRANSCRIPT },
  });
  expect(video.status(), await video.text()).toBe(200);
  return [(await pdf.json()).contextId, (await video.json()).contextId];
}

/** Asks both at one server: named, and as what was summarized last. */
async function ask(person: Person, { url }: TestServer, [pdf, video]: [string, string]) {
  const well = { question: "How deep is the well?" };
  const soak = { question: "How long is the whetstone soaked?" };
  for (const data of [well, { ...well, contextId: pdf }]) {
    const answer = await person.call(`${url}/api/ai/pdf-chat`, { data });
    expect(await answer.json()).toMatchObject({
      success: true,
      answer: expect.stringMatching(/60 meters.*\[p\. 2\]\(#page=2\)/s),
    });
  }
  for (const data of [soak, { ...soak, contextId: video }]) {
    const answer = await person.call(`${url}/api/ai/youtube-chat`, { data });
    expect(await answer.json()).toMatchObject({
      success: true,
      answer: expect.stringMatching(/ten minutes.*\[0:40\]\(#t=40\)/s),
    });
  }
}

test("a document summarized before kill -9 can be asked about after it [C-11, C-13, C-17]", async ({
  playwright,
}) => {
  test.setTimeout(360_000);
  const env = { DATA_DIR: newFolder(), DATABASE_URL: "" };
  const before = await start(4317, env);
  const person = await newPerson(playwright, before.url);
  const summarized = await summarize(person, before);

  await before.end("SIGKILL");
  const after = await start(4317, env);

  await ask(person, after, summarized);
  expect(await after.end("SIGTERM")).toBe(0);
  await person.dispose();
});

test("a document summarized by one server can be asked about on another with the same Postgres [C-11, C-13, C-17]", async ({
  playwright,
}) => {
  test.skip(!TEST_DATABASE_URL, "needs a Postgres server");
  test.setTimeout(360_000);
  const DATABASE_URL = TEST_DATABASE_URL ?? "";
  const one = await start(4317, { DATA_DIR: folderWithSharedFiles(), DATABASE_URL });
  const other = await start(4318, { DATA_DIR: folderWithSharedFiles(), DATABASE_URL });
  const person = await newPerson(playwright, one.url);
  const stranger = await newPerson(playwright, other.url);

  const summarized = await summarize(person, one);
  await ask(person, other, summarized);
  await one.end("SIGTERM");
  await ask(person, other, summarized);
  const one2 = await start(4317, { DATA_DIR: folderWithSharedFiles(), DATABASE_URL });
  await ask(person, one2, summarized);

  const theft = await stranger.call(`${other.url}/api/ai/pdf-chat`, {
    data: { question: "How deep is the well?", contextId: summarized[0] },
  });
  expect(theft.status()).toBe(404);
  // A new summary at one server replaces what the other one answers from.
  const ship = makePdf([{ texts: linesAt(["The ship carries nine hundred passengers to Kiel."]) }]);
  await person.call(`${other.url}/api/ai/summarize-pdf`, {
    multipart: { pdf: { ...PDF, buffer: ship } },
  });
  const answer = await person.call(`${one2.url}/api/ai/pdf-chat`, {
    data: { question: "How many passengers does the ship carry?" },
  });
  expect((await answer.json()).answer).toContain("nine hundred passengers");
  for (const server of [one2, other]) expect(await server.end("SIGTERM")).toBe(0);
  for (const someone of [person, stranger]) await someone.dispose();
});

test("a server with a disk of its own over another server's database refuses to start", async () => {
  test.skip(!TEST_DATABASE_URL, "needs a Postgres server");
  const env = { ...BUILT_IN, DATA_DIR: newFolder(), DATABASE_URL: TEST_DATABASE_URL ?? "" };
  const server = startTestServer(4318, env);

  expect(await server.exited).toBe(78);
  expect(server.output()).toContain("must share their storage");
});
