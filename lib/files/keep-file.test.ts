import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { POST as compressRoute } from "@/app/api/ai/compress-resize-image/route";
import { POST as summarizeRoute } from "@/app/api/ai/summarize-pdf/route";
import { GET as fileRoute } from "@/app/api/files/[id]/route";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { POST as deleteSeveralRoute } from "@/app/api/user/delete-creations/route";
import { POST as emptyBinRoute } from "@/app/api/user/empty-bin/route";
import { GET as openRoute } from "@/app/api/user/open-creation/route";
import { files } from "@/db/schema/files";
import { deleteAccount } from "@/lib/account/delete-account";
import { env } from "@/lib/core/env";
import { passwordField } from "@/lib/core/file-password";
import { fileIdOf } from "@/lib/files/file-path";
import { removeUnusedFiles } from "@/lib/files/remove-files";
import { fileKey } from "@/lib/files/storage-keys";
import { closeEngines } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { lockedPdf } from "@/tests/support/locked-pdf";
import { linesAt, makePdf } from "@/tests/support/make-pdf";
import { scenePng } from "@/tests/support/scene-images";
import { createTestContext } from "@/tests/support/test-context";

const LINES = [
  "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
  "It covers 3.5 hectares and feeds forty families through the whole summer.",
];

let owner: TestAccount;
beforeAll(async () => {
  owner = await signUpAccount();
});
afterAll(() => closeEngines());

async function run(route: typeof compressRoute, parts: Record<string, string | Uint8Array>) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === "string") body.append(name, part);
    // Safe: a buffer of Node is one of the platform.
    else body.append(name, new Blob([part as Uint8Array<ArrayBuffer>]), "garden.pdf");
  }
  const answer = await route(apiRequest("/x", { body, token: owner.token }));
  expect(answer.status).toBe(200);
  const { id } = await answer.json();
  return (await openRoute(apiRequest(`/x?id=${id}`, { token: owner.token }))).json();
}

async function load(url: string, token = owner.token) {
  const answer = await fileRoute(apiRequest(url, { token }));
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

it("keeps a PDF with its summary, for its owner alone, and once", async () => {
  const pdf = Buffer.from(makePdf([{ texts: linesAt(LINES) }]));
  const { source } = await run(summarizeRoute, { pdf });

  expect(await load(source)).toEqual({ status: 200, type: "application/pdf", bytes: pdf });
  expect((await load(source, (await signUpAccount()).token)).status).toBe(404);
  expect((await run(summarizeRoute, { pdf })).source).toBe(source);
  expect((await run(summarizeRoute, { pdf: source })).source).toBe(source);
  const kept = and(eq(files.userId, owner.id), eq(files.contentType, "application/pdf"));
  expect(await (await getDatabase()).$count(files, kept)).toBe(1);
});

it("keeps a locked PDF as it was unlocked, so that no password is asked for again", async () => {
  const pdf = await lockedPdf([LINES.join("\n")], { userPassword: "open-7", ownerPassword: "o" });
  const { source } = await run(summarizeRoute, { pdf, [passwordField("pdf")]: "open-7" });

  expect((await load(source)).bytes.includes("/Encrypt")).toBe(false);
  expect((await run(summarizeRoute, { pdf: source })).source).toBe(source);
});

it("keeps an image to compress byte by byte, to be compressed again", async () => {
  const image = await scenePng();
  const { source, creation } = await run(compressRoute, { image, format: "webp" });

  expect(source).not.toBe(creation.content);
  expect((await load(source)).bytes).toEqual(Buffer.from(image));
  const again = await run(compressRoute, { image: source, format: "jpeg" });
  expect([again.source, again.creation.parentId]).toEqual([source, null]);
});

it("keeps no more than the plan has room for, but what is there stays and is found", async () => {
  const settings = env();
  const { KEPT_MEGABYTES_FREE } = settings;
  owner = await signUpAccount();
  const [small, large] = [await noisePng(400), await noisePng(800)];
  try {
    Object.assign(settings, { KEPT_MEGABYTES_FREE: 1 });
    const { source } = await run(compressRoute, { image: small, format: "webp" });
    const refused = await run(compressRoute, { image: large, format: "webp" });

    expect([typeof source, refused.source]).toEqual(["string", null]);
    expect(refused.creation.content).toMatch(/^\/api\/files\//);
    expect((await run(compressRoute, { image: small, format: "jpeg" })).source).toBe(source);
  } finally {
    Object.assign(settings, { KEPT_MEGABYTES_FREE });
  }
});

describe("a PDF that two summaries are made from", () => {
  let ids: string[];
  let source: string;
  beforeEach(async () => {
    owner = await signUpAccount();
    const pdf = Buffer.from(makePdf([{ texts: linesAt(LINES) }]));
    const made = [await run(summarizeRoute, { pdf }), await run(summarizeRoute, { pdf })];
    ids = made.map(({ creation }) => creation.id);
    source = made[0].source;
    expect(made[1].source).toBe(source);
  });

  /** Whether the bytes of a file are stored. */
  async function isStored(url: string): Promise<boolean> {
    const { storage } = await createTestContext();
    const object = await storage.open(fileKey(String(fileIdOf(url))));
    await object?.body.cancel();
    return object !== null;
  }

  const cleanUpInAYear = async () =>
    removeUnusedFiles(await createTestContext(), new Date(Date.now() + 365 * 24 * 60 * 60_000));

  const erase = async (id: string | undefined) => {
    for (const [route, json] of [
      [deleteRoute, { id }],
      [emptyBinRoute, { all: true }],
    ] as const) {
      const answer = await route(apiRequest("/x", { json, token: owner.token }));
      expect(answer.status).toBe(200);
    }
  };

  it("stays with the second when the first is erased, and goes with it", async () => {
    await erase(ids[0]);
    await cleanUpInAYear();
    expect((await load(source)).status).toBe(200);

    await erase(ids[1]);
    expect(await isStored(source)).toBe(false);
    expect((await load(source)).status).toBe(404);
  });

  it("goes when both are erased at once", async () => {
    const json = { ids };
    const deleted = await deleteSeveralRoute(apiRequest("/x", { json, token: owner.token }));
    expect(deleted.status).toBe(200);
    await cleanUpInAYear();
    expect(await isStored(source)).toBe(true);

    await emptyBinRoute(apiRequest("/x", { json: { all: true }, token: owner.token }));

    expect(await isStored(source)).toBe(false);
  });

  it("goes with the account, and nobody else's copy does", async () => {
    const leaving = owner;
    owner = await signUpAccount();
    const pdf = Buffer.from(makePdf([{ texts: linesAt(LINES) }]));
    const theirs = (await run(summarizeRoute, { pdf })).source;
    expect(theirs).not.toBe(source);

    await deleteAccount(await createTestContext({ user: { id: leaving.id } }), leaving.id);

    expect(await isStored(source)).toBe(false);
    await cleanUpInAYear();
    expect(await isStored(theirs)).toBe(true);
  });
});

/** An image that compresses badly: about three bytes per pixel. */
async function noisePng(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: "black" } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { ...create, noise } })
    .png()
    .toBuffer();
}

it("keeps no SVG, which could run scripts where it's shown", async () => {
  const image = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  expect((await run(compressRoute, { image, format: "webp" })).source).toBeNull();
});
