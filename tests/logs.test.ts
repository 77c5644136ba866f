import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { passwordHashing } from "@/lib/providers/auth/local/password-hashing";
import { faultsOf, findInLogs, type LogCheck } from "@/tests/support/find-in-logs";

/** A server that reads every body and logs what it's told to by `?log=`. */
const SERVER = `
  import { createServer } from "node:http";
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    response.end(String(body.length));
  });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
  process.on("SIGTERM", () => process.exit());
`;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "atelier-logs-"));
  await build({
    entryPoints: ["tests/support/record-requests.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: join(folder, "record-requests.mjs"),
  });
  writeFileSync(join(folder, "server.mjs"), SERVER);
  await sendRequests();
});
afterAll(() => rmSync(folder, { recursive: true }));

const recorded = () => join(folder, "recorded");

/** One request of each kind, to a server that records them. */
async function sendRequests(): Promise<void> {
  const server = spawn(
    process.execPath,
    ["--import", join(folder, "record-requests.mjs"), join(folder, "server.mjs")],
    { env: { ...process.env, RECORD_REQUESTS: recorded() }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const [port] = await once(server.stdout, "data");
  const url = `http://127.0.0.1:${String(port).trim()}`;
  const json = JSON.stringify({
    prompt: 'Why "honey"\nkeeps',
    nested: [{ email: "eve@example.com" }],
  });
  const sent = await fetch(`${url}/api/x?q=bumblebee+hives`, {
    method: "POST",
    body: json,
    headers: {
      "content-type": "application/json",
      authorization: "Bearer eyJtoken.of.eve",
      cookie: "session=s3cr3t-of-eve; theme=dark",
    },
  });
  expect(await sent.text()).toBe(String(json.length));
  const form = new FormData();
  form.set("object", "grandmother's vase");
  form.set("image", new Blob(["x".repeat(300_000)]), "my divorce.png");
  await (await fetch(url, { method: "POST", body: form })).text();
  server.kill();
  await once(server, "exit");
}

/** What is found with this log. */
function check(...lines: string[]): string[] {
  const logs = mkdtempSync(join(folder, "log-"));
  writeFileSync(join(logs, "server.log"), lines.join("\n"));
  return findInLogs(recorded(), logs).found.map(({ text }) => text);
}

it("records what requests carry, and leaves their bodies to the server", () => {
  expect(readdirSync(recorded())).toHaveLength(1);
  expect(findInLogs(recorded(), "nowhere")).toEqual({
    requests: 2,
    texts: 7,
    lines: 0,
    found: [],
  });
});

it.each([
  ["a prompt", JSON.stringify({ error: { message: 'no answer to Why "honey"\nkeeps' } })],
  ["a search", "GET /api/x?q=bumblebee%20hives 500"],
  ["an email address", "not found: eve@example.com"],
  ["a token", "bad token eyJtoken.of.eve"],
  ["a cookie", '{"cookie":"s3cr3t-of-eve"}'],
  ["a field of a form", "no grandmother's vase in it"],
  ["the name of a file", "ENOENT: my divorce.png"],
])("finds %s in a log", (_what, line) => {
  expect(check('{"level":30}', line)).toHaveLength(1);
});

it("finds nothing in what the server says by itself", () => {
  expect(check('{"level":50,"error":{"type":"AppError"},"msg":"request failed"}', "dark")).toEqual(
    [],
  );
});

it.each([
  ["whole", (hash: string) => `params: ada@elsewhere.example,${hash}`],
  ["in JSON", (hash: string) => JSON.stringify({ error: { detail: `(${hash})` } })],
  ["in a line that was cut", (hash: string) => hash.slice(0, 80)],
])("finds a password's hash %s, which no request carried", async (_how, lineWith) => {
  const hash = await passwordHashing.hash("correct horse battery");

  expect(check('{"level":30}', lineWith(hash))).toEqual(["a password's hash"]);
});

describe("a run's check", () => {
  const CLEAN: LogCheck = { requests: 3, texts: 2, lines: 4, found: [] };
  const faults = (change: Partial<LogCheck>, isWhole = true) =>
    faultsOf({ ...CLEAN, ...change }, { isWhole });

  it("passes when it looked for something in something", () => {
    expect(faults({})).toEqual([]);
    // Tests of public pages alone send nothing that somebody typed.
    expect(faults({ texts: 0 }, false)).toEqual([]);
  });

  it.each(["requests", "texts", "lines"])("fails without %s", (name) => {
    expect(faults({ [name]: 0 })).toEqual([
      `The run left no ${name}, so its logs were not checked.`,
    ]);
    expect(faults({ [name]: 0 }, false)).toHaveLength(name === "texts" ? 0 : 1);
  });

  it("fails for what it found", () => {
    const found = [{ text: "bumblebee", line: "no bumblebee" }];
    expect(faults({ found })).toEqual(['"bumblebee" is in the log: no bumblebee']);
  });
});
