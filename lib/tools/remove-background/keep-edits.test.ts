import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as textRoute } from "@/app/api/ai/extract-text/route";
import { POST as cutOutRoute } from "@/app/api/ai/remove-image-background/route";
import { GET as fileRoute } from "@/app/api/files/[id]/route";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { POST as zipRoute } from "@/app/api/user/download-creations/route";
import { GET as getEditsRoute } from "@/app/api/user/get-edits/route";
import { GET as usageRoute } from "@/app/api/user/get-usage/route";
import { POST as backdropRoute } from "@/app/api/user/keep-backdrop/route";
import { POST as copyRoute } from "@/app/api/user/keep-edited-copy/route";
import { POST as keepEditsRoute } from "@/app/api/user/keep-edits/route";
import { GET as openRoute } from "@/app/api/user/open-creation/route";
import { POST as publishRoute } from "@/app/api/user/publish-creation/route";
import { removeFromBin } from "@/db/queries/bin";
import { creationEdits } from "@/db/schema/creation-edits";
import { deleteAccount } from "@/lib/account/delete-account";
import { fileIdOf } from "@/lib/files/file-path";
import { removeUnusedFiles } from "@/lib/files/remove-files";
import { fileKey } from "@/lib/files/storage-keys";
import { NO_FRAME } from "@/lib/frames/cutout-frame";
import {
  type CutoutEdits,
  MAX_STROKES,
  NO_EDITS,
} from "@/lib/tools/remove-background/cutout-edits";
import { limitRate } from "@/lib/usage/rate-limit";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { blankPng, scenePng, squareMaskPng } from "@/tests/support/scene-images";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";
import { installTinyVision } from "@/tests/support/tiny-vision";
import { unzip } from "@/tests/support/unzip";

const STROKE = { id: "a", mode: "erase", radius: 0.03, points: [0, 0, 65_535, 65_535] } as const;
const SHOP = { ...NO_FRAME, size: { width: 1600, height: 1600 }, margin: 0.1, shadow: 0.4 };
const BLUE: CutoutEdits = {
  backdrop: { kind: "color", color: "#0000ff" },
  strokes: [STROKE],
  frame: SHOP,
};

let owner: TestAccount;
let stranger: TestAccount;
let cutout: string;
let uninstall: () => Promise<void>;
beforeAll(() => {
  uninstall = installTinyVision();
});
beforeEach(async () => {
  owner = await signUpAccount();
  stranger = await signUpAccount();
  cutout = (await send(cutOutRoute, { image: await scenePng() })).id;
});
afterAll(() => uninstall());

async function ask(route: typeof copyRoute, parts: Record<string, string | Uint8Array>) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === "string") body.append(name, part);
    // Safe: a buffer of Node is one of the platform.
    else body.append(name, new Blob([part as Uint8Array<ArrayBuffer>]), "street.png");
  }
  return route(apiRequest("/x", { body, token: owner.token }));
}

async function send(route: typeof copyRoute, parts: Record<string, string | Uint8Array>) {
  const answer = await ask(route, parts);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function keep(revision: number, edits: unknown, { token } = owner) {
  const answer = await keepEditsRoute(
    apiRequest("/x", { json: { id: cutout, revision, edits }, token }),
  );
  return { status: answer.status, body: await answer.json() };
}

async function read({ token } = owner) {
  const answer = await getEditsRoute(apiRequest(`/x?id=${cutout}`, { token }));
  return { status: answer.status, body: await answer.json() };
}

const load = async (url: string, { token } = owner) =>
  (await fileRoute(apiRequest(url, { token }))).status;

const behind = (url: string): CutoutEdits => ({ ...NO_EDITS, backdrop: { kind: "image", url } });

const contextOfOwner = () => createTestContext({ user: { id: owner.id } });

describe("edits of a cutout", () => {
  it("begin with none, and are kept as they were sent, for free", async () => {
    const usage = async () =>
      (await (await usageRoute(apiRequest("/x", { token: owner.token }))).json()).used;
    const before = await usage();
    expect((await read()).body).toMatchObject({ revision: 0, edits: NO_EDITS });

    expect(await keep(0, BLUE)).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await keep(1, { ...BLUE, strokes: [] })).toMatchObject({ body: { revision: 2 } });

    expect((await read()).body).toMatchObject({ revision: 2, edits: { ...BLUE, strokes: [] } });
    expect(await usage()).toEqual(before);
  });

  it("that were kept before there were frames have none", async () => {
    const { frame: _, ...old } = BLUE;
    expect((await keep(0, old)).status).toBe(200);
    expect((await read()).body.edits).toEqual({ ...BLUE, frame: NO_FRAME });
  });

  it("aren't saved over what another tab saved", async () => {
    const both = await Promise.all([keep(0, BLUE), keep(0, NO_EDITS)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).body.revision).toBe(1);
  });

  it("say that another tab was first, also when their background is gone since", async () => {
    await keep(0, BLUE);
    const gone = behind(`/api/files/${crypto.randomUUID()}`);

    expect((await keep(0, gone)).status).toBe(409);
    expect((await keep(1, gone)).status).toBe(400);
  });

  it("are their owner's alone, and gone while the cutout is deleted", async () => {
    await keep(0, BLUE);
    expect((await read(stranger)).status).toBe(404);
    expect((await keep(1, NO_EDITS, stranger)).status).toBe(404);

    await deleteRoute(apiRequest("/x", { json: { id: cutout }, token: owner.token }));

    expect((await read()).status).toBe(404);
    expect((await keep(1, NO_EDITS)).status).toBe(404);
  });

  it.each([
    ["a color that is none", { ...BLUE, backdrop: { kind: "color", color: "url(//x)" } }],
    ["an unknown background", { ...BLUE, backdrop: { kind: "script" } }],
    ["an image from elsewhere", behind("https://example.com/a.png")],
    ["half a point", { ...BLUE, strokes: [{ ...STROKE, points: [1, 2, 3] }] }],
    ["a point outside", { ...BLUE, strokes: [{ ...STROKE, points: [-1, 2] }] }],
    ["a frame larger than any", { ...BLUE, frame: { ...SHOP, size: { width: 1, height: 9e9 } } }],
    ["a margin that leaves nothing", { ...BLUE, frame: { ...SHOP, margin: 0.5 } }],
    ["too many strokes", { ...BLUE, strokes: Array(MAX_STROKES + 1).fill(STROKE) }],
    ["too many points", { ...BLUE, strokes: [{ ...STROKE, points: Array(80_002).fill(1) }] }],
  ])("refuse %s", async (_what, edits) => {
    const { status, body } = await keep(0, edits);
    expect([status, body.code]).toEqual([400, "invalid_input"]);
    expect((await read()).body.revision).toBe(0);
  });

  it("are refused for what isn't a cutout", async () => {
    const json = { text: "Dear Sir or Madam" };
    const made = await textRoute(apiRequest("/x", { json, token: owner.token }));
    cutout = (await made.json()).id;
    expect((await keep(0, BLUE)).status).toBe(422);
  });

  it("are gone with the account", async () => {
    await keep(0, BLUE);
    const ctx = await contextOfOwner();
    const kept = () => ctx.db.$count(creationEdits, eq(creationEdits.creationId, cutout));
    expect(await kept()).toBe(1);
    await deleteAccount(ctx, owner.id);
    expect(await kept()).toBe(0);
  });
});

describe("an image behind a cutout", () => {
  const upload = async () => (await send(backdropRoute, { image: await blankPng() })).url;
  const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000);

  it("stays private, also where the cutout is published, and out of archives", async () => {
    const url = await upload();
    expect((await keep(0, behind(url))).status).toBe(200);
    const published = { id: cutout, publish: true };
    await publishRoute(apiRequest("/x", { json: published, token: owner.token }));

    expect([await load(url), await load(url, stranger)]).toEqual([200, 404]);
    const ids = { json: { ids: [cutout] }, token: owner.token };
    const zip = await zipRoute(apiRequest("/x", ids));
    expect(unzip(Buffer.from(await zip.arrayBuffer())).size).toBe(1);
  });

  it("stays as long as it's there, and goes with the cleanup when it's replaced or was never used", async () => {
    const url = await upload();
    const ctx = await contextOfOwner();
    await keep(0, behind(url));
    await removeUnusedFiles(ctx, inAYear);
    expect(await load(url)).toBe(200);

    await keep(1, BLUE);
    const unused = await upload();
    expect(await load(unused)).toBe(200);
    await removeUnusedFiles(ctx, inAYear);

    expect([await load(url), await load(unused)]).toEqual([404, 404]);
    expect(await ctx.storage.open(fileKey(String(fileIdOf(url))))).toBeNull();
  });

  it("is gone with the cutout and with the account", async () => {
    const url = await upload();
    await keep(0, behind(url));
    await deleteRoute(apiRequest("/x", { json: { id: cutout }, token: owner.token }));
    expect(await load(url)).toBe(404);

    const ctx = await contextOfOwner();
    await removeFromBin(ctx.db, { userId: owner.id, ids: null, now: inAYear });
    await removeUnusedFiles(ctx, new Date());

    expect(await ctx.storage.open(fileKey(String(fileIdOf(url))))).toBeNull();
  });

  it("can't be someone else's, or a file that isn't there for this", async () => {
    const theirs = owner;
    const url = await upload();
    owner = stranger;
    cutout = (await send(cutOutRoute, { image: await scenePng() })).id;

    expect((await keep(0, behind(url))).status).toBe(400);
    const { content } = (
      await (await openRoute(apiRequest(`/x?id=${cutout}`, { token: owner.token }))).json()
    ).creation;
    expect((await keep(0, behind(content))).status).toBe(400);
    expect(await load(url, theirs)).toBe(200);
  });

  it("has to be an image", async () => {
    const answer = await ask(backdropRoute, { image: Buffer.from("no image") });
    expect(answer.status).toBe(415);
    expect((await ask(backdropRoute, {})).status).toBe(400);
  });
});

describe("a cutout with its edits, to go on with", () => {
  const copy = async (image: Uint8Array, background = "yes") =>
    send(copyRoute, { id: cutout, background, image });

  it("is a creation made from the cutout, and the same one for the same image", async () => {
    const image = await scenePng();
    const all = await Promise.all([copy(image), copy(image), copy(image)]);
    const ids = new Set(all.map(({ id }) => id));
    expect(ids.size).toBe(1);
    const other = await copy(await blankPng(), "no");
    expect(ids).not.toContain(other.id);

    const [id] = ids;
    const opened = async (id: unknown) =>
      (await openRoute(apiRequest(`/x?id=${id}`, { token: owner.token }))).json();
    expect((await opened(id)).creation).toMatchObject({
      prompt: "Background added: street",
      parentId: cutout,
      tool: "remove-background",
    });
    expect((await opened(other.id)).creation.prompt).toBe("Touched up: street");
    const parts = { id: cutout, background: "no", framed: "yes" };
    const framed = await send(copyRoute, { ...parts, image: await squareMaskPng() });
    expect((await opened(framed.id)).creation.prompt).toBe("Framed: street");
  });

  it("has an hourly limit", async () => {
    stopClock();
    const ctx = await contextOfOwner();
    const subject = `edited-copies:${owner.id}`;
    const spend = () =>
      limitRate(ctx.db, { subject, max: 60, windowSeconds: 3_600, now: new Date() });
    for (let count = 0; count < 60; count += 1) await spend();

    const answer = await ask(copyRoute, { id: cutout, background: "yes", image: await scenePng() });

    expect(answer.status).toBe(429);
    expect((await answer.json()).message).toContain("edited images this hour");
  });

  it("can only be made of one's own, and of an image", async () => {
    const image = await scenePng();
    const parts = { id: cutout, background: "yes" };
    expect((await ask(copyRoute, { ...parts, image: Buffer.from("no image") })).status).toBe(415);
    expect((await ask(copyRoute, { ...parts, background: "red", image })).status).toBe(400);
    owner = stranger;
    expect((await ask(copyRoute, { ...parts, image })).status).toBe(404);
  });
});
