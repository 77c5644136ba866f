// node bench/pdf.mjs <folder> [http://localhost:3000]
//
// Speed and completeness of reading the PDFs in a folder, against pdftotext (poppler-utils), file by file in turns. With the address of a
// running server, its summarize call is measured as well: upload, reading, summary and saving, as a person waits for it.
import { fork, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildWorkers } from "../scripts/build-workers.mjs";

const [folder = ".", url] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, "..");
await buildWorkers();
const reader = fork(path.join(root, "build", "workers", "pdf.mjs"), { serialization: "advanced" });
const token = url && (await signUp());

const sum = { files: 0, pages: 0, words: 0, found: 0, pdftotext: 0, reading: 0, call: 0 };
for (const name of readdirSync(folder).filter((name) => /\.pdf$/i.test(name))) {
  const row = await measure(path.resolve(folder, name));
  print(name, row);
  for (const key of Object.keys(sum)) sum[key] += row[key];
}
print("all", sum);
reader.disconnect();

async function measure(file) {
  const [reference, pdftotext] = await timed(() =>
    spawnSync("pdftotext", [file, "-"], { maxBuffer: 2 ** 30 }).stdout.toString(),
  );
  const [text, reading, pages] = await read(file);
  const [, call] = await timed(() => url && summarize(file));
  const wanted = wordsOf(reference);
  return {
    files: 1,
    pages,
    words: wanted.length,
    found: countFound(wanted, wordsOf(text)),
    pdftotext,
    reading,
    call: url ? call : 0,
  };
}

/** The job of a document, in the worker process that the product uses. */
async function read(file) {
  const input = { path: file, maxPages: 10_000, maxTextMs: 600_000, findHidden: false };
  const [answer, ms] = await timed(
    () =>
      new Promise((resolve) => {
        const receive = (message) => {
          if (message.type === "event") return;
          reader.off("message", receive);
          resolve(message);
        };
        reader.on("message", receive);
        reader.send({ type: "job", id: 1, kind: "read", input });
      }),
  );
  if (!answer.output) return ["", ms, 0];
  const { pages } = answer.output;
  const blocks = pages.flatMap((page) => page.blocks).filter(({ kind }) => kind !== "running");
  return [blocks.map(({ text }) => text).join("\n"), ms, pages.length];
}

async function summarize(file) {
  const body = new FormData();
  body.append("pdf", new Blob([readFileSync(file)]), path.basename(file));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/ai/summarize-pdf`, { method: "POST", headers, body });
  if (!answer.ok) process.stderr.write(`${path.basename(file)}: ${await answer.text()}\n`);
  else await answer.arrayBuffer();
}

async function signUp() {
  const email = `bench-${Date.now()}@example.com`;
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name: "Bench", email, password: "correct horse battery" }),
  });
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(";")[0]);
  const headers = { cookie: cookie.join("; "), origin: url };
  return (await (await fetch(`${url}/api/auth/token`, { headers })).json()).token;
}

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

function wordsOf(text) {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** How many of the wanted words are there, each as often as it is wanted. */
function countFound(wanted, words) {
  const left = new Map();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

function print(name, row) {
  const seconds = (ms) => `${(ms / 1_000).toFixed(2)} s`;
  const ratio = (ms) => `${seconds(ms)} (${(ms / row.pdftotext).toFixed(2)}x)`;
  const cells = [
    name,
    `${row.pages} pages`,
    `pdftotext ${seconds(row.pdftotext)}`,
    `reading ${ratio(row.reading)}`,
    url && `summarize ${ratio(row.call)}`,
    `recall ${(row.found / Math.max(1, row.words)).toFixed(4)}`,
  ];
  process.stdout.write(`${cells.filter(Boolean).join("  ")}\n`);
}
