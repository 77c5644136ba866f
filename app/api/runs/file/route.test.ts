import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST as removeObject } from "@/app/api/ai/remove-image-object/route";
import { GET } from "@/app/api/runs/file/route";
import { GET as get } from "@/app/api/runs/get/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { insertRun } from "@/db/queries/run-queue";
import { endRun } from "@/db/queries/run-work";
import { findRun } from "@/db/queries/runs";
import { runs } from "@/db/schema/runs";
import { fileResponse } from "@/lib/files/file-response";
import { getPorts } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createS3Storage } from "@/lib/providers/storage/s3";
import { createVercelBlobStorage } from "@/lib/providers/storage/vercel-blob";
import { RUN_CHAIN } from "@/lib/registry/chain-paths";
import { findRunFile } from "@/lib/runs/open-run-file";
import { keepRunFiles } from "@/lib/runs/run-files";
import { signUpWithToken } from "@/tests/support/access-token";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { startBlobDouble } from "@/tests/support/blob-double";
import { holdPlaces } from "@/tests/support/hold-places";
import { startS3Double } from "@/tests/support/s3-double";
import { createTestContext } from "@/tests/support/test-context";
import { photo, uploaded } from "@/tests/support/test-images";

const SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const PAGE = "<!doctype html><script>alert(1)</script>";
const TOKEN = "vercel_blob_rw_store_secret";
const KEYS = { id: "AKIATEST", secret: "a secret/with+signs" };

let ada: TestAccount;
let blobs: Awaited<ReturnType<typeof startBlobDouble>>;
let bucket: Awaited<ReturnType<typeof startS3Double>>;
beforeAll(async () => {
  ada = await signUpAccount();
  blobs = await startBlobDouble(TOKEN);
  bucket = await startS3Double("atelier", KEYS);
  process.env.VERCEL_BLOB_API_URL = blobs.origin;
});
afterAll(async () => {
  delete process.env.VERCEL_BLOB_API_URL;
  await blobs.close();
  await bucket.close();
  // Nobody carries them: other tests would find the line full.
  await (await getDatabase()).delete(runs);
});

type Ask = { field?: string; token?: string; headers?: Record<string, string>; method?: string };

function fileOf(id: string, { field = "image", token = ada.token, ...init }: Ask = {}) {
  return GET(apiRequest(`/api/runs/file?id=${id}&field=${field}`, { token, ...init }));
}

async function filesOf(id: string) {
  const answer = await get(apiRequest(`/api/runs/get?id=${id}`, { token: ada.token }));
  return (await answer.json()).run.files;
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** A run of a person that works on a file and ends when the test says so. */
async function begin(bytes: Uint8Array, { userId = ada.id, endpoint = "x", storage = ports() }) {
  const user = { id: userId, name: "Ada", imageUrl: null, plan: "free" as const };
  const files = await keepRunFiles(storage, { image: uploaded(bytes, "a.png") });
  const call = { runId: uuidv7(), requestHash: "", user, engine: null, compared: null };
  const ticket = { ...call, charge: null, files };
  const run = { userId, id: uuidv7(), endpoint, input: {}, ticket };
  await insertRun(await getDatabase(), { ...run, now: new Date() });
  return run;
}

function ports(): StoragePort {
  return getPorts().storage;
}

describe("a file that a run works on", () => {
  it("is its owner's while the run waits or works, with the type that its bytes have", async () => {
    const id = uuidv7();
    const image = await photo(40, 30).jpeg().toBuffer();
    const mask = await photo(40, 30).png().toBuffer();
    const body = new FormData();
    body.append("image", new File([new Uint8Array(image)], "bees.html", { type: "text/html" }));
    body.append("mask", new File([new Uint8Array(mask)], "mask.png"));
    const release = await holdPlaces("vision");
    const headers = { "idempotency-key": id, "x-run": "keep", "x-engine": "server" };
    const { token } = ada;
    const answered = removeObject(apiRequest("/api/ai/x", { body, headers, token }));
    const isWaiting = async () =>
      (await findRun(await getDatabase(), { userId: ada.id, id }))?.isWaiting;
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);

    expect(await filesOf(id)).toEqual([
      { field: "image", name: "bees.html", byteSize: image.byteLength },
      { field: "mask", name: "mask.png", byteSize: mask.byteLength },
    ]);
    const answer = await fileOf(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("content-length")).toBe(String(image.byteLength));
    expect((await bytesOf(answer)).equals(image)).toBe(true);
    expect((await bytesOf(await fileOf(id, { field: "mask" }))).equals(mask)).toBe(true);
    expect((await fileOf(id, { field: "pdf" })).status).toBe(404);

    await stop(apiRequest("/api/runs/stop", { json: { id }, token }));
    await answered;
    release();
    expect((await fileOf(id)).status).toBe(404);
    expect(await filesOf(id)).toEqual([]);
  });

  it("isn't there for anybody else", async () => {
    const { id } = await begin(await photo(4, 3).png().toBuffer(), {});
    const bob = await signUpAccount();

    expect((await fileOf(id, { token: bob.token })).status).toBe(404);
    expect((await fileOf(id, { token: "" })).status).toBe(401);
    // A link in somebody's page comes with the cookie alone.
    expect((await fileOf(id, { token: "", headers: { cookie: ada.cookie } })).status).toBe(401);
    expect((await fileOf(uuidv7())).status).toBe(404);
    expect((await fileOf(id, { field: "../image" })).status).toBe(400);
  });

  it("isn't there once the run has ended, or the file is gone before that", async () => {
    const bytes = await photo(4, 3).png().toBuffer();
    const [ended, lost] = [await begin(bytes, {}), await begin(bytes, {})];
    const db = await getDatabase();
    await endRun(db, { ...ended, state: "done", text: "", answer: {}, now: new Date() });
    await ports().remove(lost.ticket.files.map(({ key }) => key));

    expect((await fileOf(ended.id)).status).toBe(404);
    expect((await fileOf(lost.id)).status).toBe(404);
  });

  it.each([
    ["an SVG", SCRIPT, "image/svg+xml"],
    ["a page", PAGE, "application/octet-stream"],
    ["a PDF", "%PDF-1.7\n", "application/pdf"],
    ["nothing known", "GIF", "application/octet-stream"],
  ])("never opens on its own, be it %s", async (_what, text, type) => {
    const { id } = await begin(Buffer.from(text), {});

    const { headers, body } = await fileOf(id);

    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-disposition")).toBe("attachment");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("vary")).toBe("authorization, cookie");
    await body?.cancel();
  });

  it("comes in parts, and only when it's another one than before", async () => {
    const bytes = await photo(4, 3).png().toBuffer();
    const { id } = await begin(bytes, {});
    const etag = (await fileOf(id, { method: "HEAD" })).headers.get("etag") ?? "";

    const part = await fileOf(id, { headers: { range: "bytes=1-3" } });
    const again = await fileOf(id, { headers: { "if-none-match": etag } });

    expect(part.status).toBe(206);
    expect(await part.text()).toBe("PNG");
    expect(again.status).toBe(304);
    const other = await begin(bytes, {});
    const another = await fileOf(other.id, { headers: { "if-none-match": etag } });
    expect(another.status).toBe(200);
    await another.body?.cancel();
  });

  it("can be downloaded by programs that may run tools, unless it's a chain's", async () => {
    const { account, token } = await signUpWithToken("run");
    const reader = await signUpWithToken("read");
    const bytes = await photo(4, 3).png().toBuffer();
    const own = await begin(bytes, { userId: account.id });
    const chain = await begin(bytes, { userId: account.id, endpoint: RUN_CHAIN });

    const answer = await fileOf(own.id, { token });

    expect((await bytesOf(answer)).equals(bytes)).toBe(true);
    expect((await fileOf(chain.id, { token })).status).toBe(404);
    expect((await fileOf(own.id, { token: reader.token })).status).toBe(403);
  });

  it.each([
    ["Vercel Blob", () => createVercelBlobStorage(TOKEN)],
    [
      "S3",
      () =>
        createS3Storage({
          bucket: "atelier",
          region: "us-east-1",
          keys: KEYS,
          directUploads: true,
          endpoint: bucket.origin,
        }),
    ],
  ])("comes from %s, which all servers share", async (_kind, create) => {
    const storage = create();
    const bytes = await photo(40, 30).webp().toBuffer();
    const { id, ticket } = await begin(bytes, { storage });
    const ctx = await createTestContext({ user: { id: ada.id }, storage });
    const request = apiRequest("/api/runs/file");
    const open = async () =>
      fileResponse(await findRunFile(ctx, { id, field: "image" }), request, "request");

    const answer = await open();

    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect((await bytesOf(answer)).equals(bytes)).toBe(true);
    await storage.remove(ticket.files.map(({ key }) => key));
    await expect(open()).rejects.toMatchObject({ status: 404 });
  });
});
