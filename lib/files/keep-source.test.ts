import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { POST as cutOutRoute } from "@/app/api/ai/remove-image-background/route";
import { POST as removeRoute } from "@/app/api/ai/remove-image-object/route";
import { GET as fileRoute } from "@/app/api/files/[id]/route";
import { GET as sharedFileRoute } from "@/app/api/shared/[token]/files/[id]/route";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { POST as zipRoute } from "@/app/api/user/download-creations/route";
import { POST as emptyBinRoute } from "@/app/api/user/empty-bin/route";
import { GET as openRoute } from "@/app/api/user/open-creation/route";
import { POST as publishRoute } from "@/app/api/user/publish-creation/route";
import { POST as restoreRoute } from "@/app/api/user/restore-creation/route";
import { POST as shareRoute } from "@/app/api/user/share-creation/route";
import { purgeCreations } from "@/db/queries/delete-creations";
import { files } from "@/db/schema/files";
import { deleteAccount } from "@/lib/account/delete-account";
import { fileIdOf } from "@/lib/files/file-path";
import { removeUnusedFiles } from "@/lib/files/remove-files";
import { fileKey } from "@/lib/files/storage-keys";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { SCENE, scenePng, squareMaskPng } from "@/tests/support/scene-images";
import { createTestContext } from "@/tests/support/test-context";
import { installTinyVision } from "@/tests/support/tiny-vision";
import { unzip } from "@/tests/support/unzip";

let owner: TestAccount;
let uninstall: () => Promise<void>;
beforeAll(() => {
  uninstall = installTinyVision();
});
beforeEach(async () => {
  owner = await signUpAccount();
});
afterAll(() => uninstall());

async function run(route: typeof removeRoute, parts: Record<string, string | Uint8Array>) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === "string") body.append(name, part);
    // Safe: a buffer of Node is one of the platform.
    else body.append(name, new Blob([part as Uint8Array<ArrayBuffer>]), "street.png");
  }
  const answer = await route(apiRequest("/x", { body, token: owner.token }));
  expect(answer.status).toBe(200);
  return answer.json();
}

const remove = async () =>
  run(removeRoute, { image: await scenePng(), mask: await squareMaskPng() });

const open = async (id: string) =>
  (await openRoute(apiRequest(`/x?id=${id}`, { token: owner.token }))).json();

const load = (url: string, token: string) => fileRoute(apiRequest(url, { token }));

const post = async (route: typeof shareRoute, json: unknown) =>
  (await route(apiRequest("/x", { json, token: owner.token }))).json();

describe("what a creation was made from", () => {
  it.each([
    ["a removal", remove],
    ["a cutout", async () => run(cutOutRoute, { image: await scenePng() })],
  ])("opens with %s, for its owner", async (_what, make) => {
    const { id, content } = await make();

    const { source } = await open(id);

    expect(source).not.toBe(content);
    const file = await load(source, owner.token);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await load(source, (await signUpAccount()).token)).status).toBe(404);
  });

  it("has the pixels and colors of the upload, and none of its notes", async () => {
    const numbers = (file: Uint8Array) =>
      sharp(file, { ignoreIcc: true }).autoOrient().raw().toBuffer();
    const image = await sharp(await scenePng())
      .tint("#ff3010")
      .withIccProfile("p3")
      .withExif({ IFD0: { Copyright: "Ada" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const mask = await sharp(await squareMaskPng())
      .rotate(90)
      .png()
      .toBuffer();

    const { id, content } = await run(removeRoute, { image, mask });
    const { source } = await open(id);
    const again = await run(removeRoute, { image: source, mask });

    const bytesOf = async (url: string) =>
      Buffer.from(await (await load(url, owner.token)).arrayBuffer());
    const kept = await bytesOf(source);
    expect((await numbers(kept)).equals(await numbers(image))).toBe(true);
    expect(kept.includes("Ada")).toBe(false);
    // What is removed from it once more differs from the upload nowhere else either.
    expect(await bytesOf(again.content)).toEqual(await bytesOf(content));
    expect(again.meta.converted).toBeUndefined();
  });

  it("stays private when the creation is published or shared, and out of archives", async () => {
    const { id, content } = await remove();
    const { source } = await open(id);

    await post(publishRoute, { id, publish: true });
    const { path } = await post(shareRoute, { id, expiresInDays: null, showName: false });
    const token = path.slice("/s/".length);
    const shared = async (url: string) => {
      const asked = `/api/shared/${token}/files/${fileIdOf(url)}`;
      return (await sharedFileRoute(apiRequest(asked))).status;
    };

    const { token: stranger } = await signUpAccount();
    const statuses = [await load(content, stranger), await load(source, stranger)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 404]);
    expect([await shared(content), await shared(source)]).toEqual([200, 404]);
    const zip = await zipRoute(apiRequest("/x", { json: { ids: [id] }, token: owner.token }));
    const zipped = [...unzip(Buffer.from(await zip.arrayBuffer())).values()];
    expect(zipped).toEqual([Buffer.from(await (await load(content, owner.token)).arrayBuffer())]);
  });

  it("is stored once for all that is made from it, and not for what is made from a creation", async () => {
    const first = await remove();
    const { source, mask } = await open(first.id);

    const again = await run(removeRoute, { image: source, mask: await squareMaskPng() });
    const uploadedAgain = await remove();
    const next = await run(removeRoute, { image: first.content, mask: await squareMaskPng() });

    const opened = await open(again.id);
    expect(opened.creation).toMatchObject({
      parentId: null,
      prompt: "Removed marked area: street",
    });
    expect([opened.source, opened.mask]).toEqual([source, mask]);
    expect(await open(uploadedAgain.id)).toMatchObject({ source, mask });
    expect(await open(next.id)).toMatchObject({ source: null, creation: { parentId: first.id } });
    const ctx = await createTestContext({ user: { id: owner.id } });
    const stored = and(eq(files.userId, owner.id), eq(files.isSource, true));
    expect(await ctx.db.$count(files, stored)).toBe(2);
  });

  it("is someone else's own copy, even of the same bytes", async () => {
    const first = await open((await remove()).id);
    const mine = owner;
    owner = await signUpAccount();
    const second = await open((await remove()).id);

    expect(second.source).not.toBe(first.source);
    expect((await load(first.source, mine.token)).status).toBe(200);
  });

  it("stays as long as one creation is made from it", async () => {
    const first = await remove();
    const { source, mask } = await open(first.id);
    const again = await run(removeRoute, { image: source, mask: await squareMaskPng() });
    const ctx = await createTestContext({ user: { id: owner.id } });
    const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000);
    const statuses = async () => {
      await removeUnusedFiles(ctx, inAYear);
      const loaded = [await load(source, owner.token), await load(mask, owner.token)];
      return loaded.map(({ status }) => status);
    };

    await post(deleteRoute, { id: first.id });
    expect(await statuses()).toEqual([200, 200]);
    await post(emptyBinRoute, { all: true });
    expect(await statuses()).toEqual([200, 200]);

    await post(deleteRoute, { id: again.id });
    // Hidden with its creation, which can still be restored.
    expect(await statuses()).toEqual([404, 404]);
    await post(restoreRoute, { id: again.id });
    expect(await statuses()).toEqual([200, 200]);
    expect(await open(again.id)).toMatchObject({ source, mask });
    await post(deleteRoute, { id: again.id });
    await post(emptyBinRoute, { all: true });
    expect(await statuses()).toEqual([404, 404]);
    expect(await ctx.storage.open(fileKey(String(fileIdOf(source))))).toBeNull();
  });

  it("goes when the last creation made from it is purged", async () => {
    const { id } = await remove();
    const { source } = await open(id);
    const ctx = await createTestContext({ user: { id: owner.id } });
    await post(deleteRoute, { id });
    const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000);

    await purgeCreations(ctx.db, inAYear);
    await removeUnusedFiles(ctx, inAYear);

    expect(await ctx.storage.open(fileKey(String(fileIdOf(source))))).toBeNull();
  });

  it("keeps the mask of a removal, for its owner, and opens it", async () => {
    const { id } = await remove();

    const { mask } = await open(id);

    const file = await load(mask, owner.token);
    expect(file.status).toBe(200);
    const { data, info } = await sharp(await file.arrayBuffer())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, left, top } = SCENE;
    expect(info).toMatchObject({ width, height: SCENE.height });
    expect([data[0], data[(top + 5) * width + left + 5]]).toEqual([0, 255]);
    expect((await load(mask, (await signUpAccount()).token)).status).toBe(404);
  });

  it("is gone with the account", async () => {
    const { id } = await remove();
    const { source } = await open(id);
    const ctx = await createTestContext({ user: { id: owner.id } });

    await deleteAccount(ctx, owner.id);

    expect((await load(source, owner.token)).status).not.toBe(200);
  });
});
