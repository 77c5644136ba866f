import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { ModelFile } from "@/lib/models/catalog";
import { fetchModel, type ModelFetch } from "@/lib/models/fetch-model";
import { modelPath } from "@/lib/models/install-model";

type Respond = (request: IncomingMessage, response: ServerResponse, archive: Buffer) => void;

const PARTS = [randomBytes(300_000), randomBytes(200_000)];
const WHOLE = Buffer.concat(PARTS);
const ARCHIVES = await Promise.all(PARTS.map((part) => archiveOf("package/model.part", part)));
const MODEL: ModelFile = {
  file: "text/test.gguf",
  capability: "writing",
  parts: PARTS.map((part, index) => ({
    package: `part-${index}@1.0.0`,
    path: "package/model.part",
    bytes: part.length,
    archiveBytes: ARCHIVES[index]?.length ?? 0,
  })),
  bytes: WHOLE.length,
  sha256: createHash("sha256").update(WHOLE).digest("hex"),
  license: "none",
  attribution: "nobody",
};

/** A tarball as npm packs it: another file first, then the wanted one. */
async function archiveOf(name: string, content: Buffer): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name: "package/README.md" }, "read me");
  archive.entry({ name }, content);
  archive.finalize();
  return gzipSync(await buffer(archive));
}

function serveRange(request: IncomingMessage, response: ServerResponse, archive: Buffer): void {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
  if (start > 0) response.setHeader("content-range", `bytes ${start}-/${archive.length}`);
  response.writeHead(start > 0 ? 206 : 200).end(archive.subarray(start));
}

/** Bytes of the running attempt. */
function received(fetching: ModelFetch): number {
  const state = fetching.state();
  return state.state === "fetching" ? state.receivedBytes : 0;
}

describe("fetchModel", () => {
  let modelsDir = "";
  let requests: string[] = [];
  /** Responses to the next requests; once used up, the server behaves normally. */
  let answers: Respond[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.range ?? ""}`.trim());
    const archive = ARCHIVES[Number(request.url?.slice(1))] ?? Buffer.alloc(0);
    (answers.shift() ?? serveRange)(request, response, archive);
  });

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    modelsDir = mkdtempSync(path.join(tmpdir(), "atelier-models-"));
    requests = [];
    answers = [];
  });

  function start(model = MODEL, offline = false) {
    return fetchModel(model, {
      modelsDir,
      offline,
      firstRetryMs: 10,
      resolveArchive: async (packageVersion) => {
        const index = Number(/\d/.exec(packageVersion)?.[0]);
        const { port } = server.address() as AddressInfo; // Safe: it listens on a port.
        const digest = createHash("sha512")
          .update(ARCHIVES[index] ?? "")
          .digest("base64");
        return { url: `http://127.0.0.1:${port}/${index}`, integrity: `sha512-${digest}` };
      },
    });
  }

  it("joins the parts of several packages", async () => {
    const fetching = start();

    const file = await fetching.ready;

    expect(readFileSync(file).equals(WHOLE)).toBe(true);
    expect(fetching.state()).toMatchObject({ state: "ready" });
    expect(existsSync(path.join(modelsDir, ".partial", "part-0@1.0.0.tgz"))).toBe(false);
  });

  it("extracts companion files from the same archive", async () => {
    const readme = Buffer.from("read me");
    const known = {
      file: "text/test.md",
      part: { package: "part-1@1.0.0", path: "package/README.md", bytes: 7, archiveBytes: 0 },
      bytes: readme.length,
      sha256: createHash("sha256").update(readme).digest("hex"),
    };

    await start({ ...MODEL, companionFiles: [known] }).ready;

    expect(readFileSync(modelPath(modelsDir, known)).equals(readme)).toBe(true);
    expect(requests).toEqual(["/0", "/1"]);
  });

  it("makes no request when the file is already there", async () => {
    await start().ready;
    requests = [];

    const again = start();
    await again.checked;

    expect(again.state()).toMatchObject({ state: "ready" });
    expect(requests).toEqual([]);
  });

  it("makes no request when offline", async () => {
    const fetching = start(MODEL, true);

    await fetching.checked;

    expect(fetching.state()).toMatchObject({ state: "failed", isFinal: true });
    expect(requests).toEqual([]);
    fetching.stop();
  });

  it("resumes after a broken connection", async () => {
    const cutAt = 100_000;
    let cut = () => {};
    answers = [
      (_request, response, archive) => {
        response.writeHead(200, { "content-length": archive.length });
        response.write(archive.subarray(0, cutAt));
        cut = () => response.destroy();
      },
    ];

    const fetching = start();
    await expect.poll(() => received(fetching)).toBeGreaterThan(0);
    cut();
    await fetching.ready;

    const [first, second] = requests;
    expect(first).toBe("/0");
    const from = Number(/^\/0 bytes=(\d+)-$/.exec(second ?? "")?.[1]);
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThanOrEqual(cutAt);
  });

  it("starts over when the server ignores the range", async () => {
    answers = [
      (_request, response, archive) => {
        response.writeHead(200, { "content-length": archive.length });
        response.write(archive.subarray(0, 50_000), () => response.destroy());
      },
      (_request, response, archive) => response.writeHead(200).end(archive),
    ];

    const file = await start().ready;

    expect(readFileSync(file).equals(WHOLE)).toBe(true);
  });

  it("discards a corrupt download and tries again", async () => {
    answers = [
      (_request, response, archive) => response.writeHead(200).end(randomBytes(archive.length)),
      (_request, response) => response.writeHead(500).end(),
    ];

    const file = await start().ready;

    expect(readFileSync(file).equals(WHOLE)).toBe(true);
    expect(requests.slice(0, 3)).toEqual(["/0", "/0", "/0"]);
  });

  it("doesn't trust a file that was changed on disk", async () => {
    const file = await start().ready;
    writeFileSync(file, randomBytes(WHOLE.length));
    utimesSync(file, new Date(), new Date());

    await start().ready;

    expect(readFileSync(file).equals(WHOLE)).toBe(true);
  });

  it("reports a failed attempt, then keeps retrying", async () => {
    answers = Array.from(
      { length: 50 },
      () => (_request, response) => response.writeHead(503).end(),
    );
    const fetching = start();

    await expect.poll(fetching.state).toMatchObject({ state: "failed", isFinal: false });
    answers = [];
    await fetching.ready;

    expect(statSync(modelPath(modelsDir, MODEL)).size).toBe(WHOLE.length);
  });

  it("downloads once when two processes want the same model", async () => {
    const files = await Promise.all([start().ready, start().ready]);

    expect(files.map((file) => readFileSync(file).equals(WHOLE))).toEqual([true, true]);
    expect(requests.filter((request) => request === "/0")).toHaveLength(1);
  });

  it("stops on request", async () => {
    answers = [(_request, response) => response.writeHead(200)];
    const fetching = start();
    await expect.poll(() => requests.length).toBe(1);

    fetching.stop();

    await expect(fetching.ready).rejects.toThrow();
  });
});
