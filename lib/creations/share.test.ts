import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as sharedFileRoute } from "@/app/api/shared/[token]/files/[id]/route";
import { GET as sharedRoute } from "@/app/api/shared/[token]/route";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { POST as deleteAllRoute } from "@/app/api/user/delete-creations/route";
import { GET as stateRoute } from "@/app/api/user/get-share/route";
import { POST as restoreRoute } from "@/app/api/user/restore-creation/route";
import { POST as shareRoute } from "@/app/api/user/share-creation/route";
import { POST as unshareRoute } from "@/app/api/user/unshare-creation/route";
import { keepCreation } from "@/db/queries/creations";
import { shareLinks } from "@/db/schema/share-links";
import { deleteAccount } from "@/lib/account/delete-account";
import { DRAFT_ENGINE_ID } from "@/lib/drafting/draft-notice";
import { storeFile } from "@/lib/files/store-file";
import { PEER_HEADER } from "@/lib/http/client-ip";
import type { RunContext } from "@/lib/providers/context";
import { purge } from "@/lib/server/purge";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";

let owner: TestAccount;
let ctx: RunContext;
beforeEach(async () => {
  owner = await signUpAccount();
  ctx = await createTestContext({ user: { id: owner.id } });
});

/** A private QR code with its file. */
async function makeCode(ofContext = ctx) {
  const file = await storeFile(ofContext, {
    bytes: Buffer.from("image"),
    contentType: "image/png",
  });
  const row = await keepCreation(ofContext, {
    tool: "qr-generator",
    type: "qr-code",
    prompt: "Link to the menu",
    content: `![QR code](${file.url})`,
    meta: { engine: { id: "qr", name: "QR (my-server.local)", builtIn: false }, seed: 7 },
    fileIds: [file.id],
  });
  return { id: row.id, file };
}

const send = async (route: typeof shareRoute, json: unknown, { token } = owner) => {
  const answer = await route(apiRequest("/x", { json, token }));
  return { status: answer.status, body: await answer.json() };
};

const OPEN = { expiresInDays: null, showName: false };

async function shareOf(id: string, options: object = OPEN): Promise<string> {
  const { body } = await send(shareRoute, { id, ...options });
  expect(body.path).toMatch(/^\/s\/[\w-]{43}$/);
  return body.path.slice("/s/".length);
}

let visitors = 0;

/** As a visitor reads it, from an address of their own. */
async function read(token: string, address?: string) {
  visitors += 1;
  const ip = address ?? `10.0.0.${visitors}`;
  const headers = { [PEER_HEADER]: ip };
  const answer = await sharedRoute(apiRequest(`/api/shared/${token}`, { headers }));
  return { status: answer.status, body: await answer.json() };
}

async function readFile(token: string, fileId: string) {
  const answer = await sharedFileRoute(apiRequest(`/api/shared/${token}/files/${fileId}`));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()).toString() };
}

describe("a share link", () => {
  it("shows a creation to visitors, without its owner, its engine's server, and its figures", async () => {
    const { id, file } = await makeCode();
    const token = await shareOf(id);

    const { status, body } = await read(token);

    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      sharedBy: null,
      creation: {
        tool: "qr-generator",
        type: "qr-code",
        name: "Link to the menu",
        notice: null,
        content: `![QR code](/api/shared/${token}/files/${file.id})`,
        size: null,
        engine: { id: "qr", name: "QR", builtIn: false },
        created_at: expect.any(String),
      },
    });
    expect(JSON.stringify(body)).not.toContain(owner.id);
  });

  it("says of a practice draft that it's one", async () => {
    const engine = { id: DRAFT_ENGINE_ID, name: "Draft model", builtIn: true };
    const made = { tool: "write-article", type: "article", prompt: "bees", content: "# Bees" };
    const { id } = await keepCreation(ctx, { ...made, meta: { engine } });

    const { creation } = (await read(await shareOf(id))).body;

    expect(creation.notice).toBe("Practice draft. Unchecked: may be wrong.");
  });

  it("says how large an image is", async () => {
    const made = { tool: "generate-images", type: "image", prompt: "a fox", content: "/x" };
    const { id } = await keepCreation(ctx, { ...made, meta: { width: 640, height: 480, seed: 7 } });

    const { creation } = (await read(await shareOf(id))).body;

    expect(creation.size).toEqual({ width: 640, height: 480 });
  });

  it("gives the owner's name only on wish", async () => {
    const { id } = await makeCode();
    const token = await shareOf(id, { ...OPEN, showName: true });
    const { sharedBy } = (await read(token)).body;
    expect(sharedBy).toBeTruthy();
    const state = await stateRoute(apiRequest(`/x?id=${id}`, { token: owner.token }));
    expect((await state.json()).link).toMatchObject({ showsName: true, expires_at: null });
  });

  it("serves the creation's own files and no others, and no cache keeps them", async () => {
    const { id, file } = await makeCode();
    const other = await makeCode();
    const token = await shareOf(id);

    const { answer, bytes } = await readFile(token, file.id);

    expect({ status: answer.status, bytes }).toEqual({ status: 200, bytes: "image" });
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect((await readFile(token, other.file.id)).answer.status).toBe(404);
    expect((await readFile("x".repeat(43), file.id)).answer.status).toBe(404);
  });

  it("is stored as a hash", async () => {
    const { id } = await makeCode();
    const token = await shareOf(id);
    const [row] = await ctx.db.select().from(shareLinks).where(eq(shareLinks.creationId, id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/);
  });

  it("ends when its owner says so, or makes a new one", async () => {
    const { id, file } = await makeCode();
    const first = await shareOf(id);
    const second = await shareOf(id);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);

    await send(unshareRoute, { id });

    expect((await read(second)).status).toBe(404);
    expect((await readFile(second, file.id)).answer.status).toBe(404);
  });

  it("ends with its time, and its row goes", async () => {
    const { id } = await makeCode();
    const token = await shareOf(id, { ...OPEN, expiresInDays: 7 });
    expect((await read(token)).status).toBe(200);
    const past = new Date(Date.now() - 1_000);
    await ctx.db.update(shareLinks).set({ expiresAt: past }).where(eq(shareLinks.creationId, id));

    expect((await read(token)).status).toBe(404);
    await purge(ctx, new Date());
    expect(await ctx.db.$count(shareLinks, eq(shareLinks.creationId, id))).toBe(0);
  });

  it("ends in the bin, for good, and whoever deletes it is told", async () => {
    const { id, file } = await makeCode();
    const token = await shareOf(id);
    const { body } = await send(deleteRoute, { id });
    expect(body.message).toBe(
      "Creation deleted. Its share link was turned off, and restoring won't bring it back.",
    );
    expect((await read(token)).status).toBe(404);
    expect((await readFile(token, file.id)).answer.status).toBe(404);
    expect((await send(shareRoute, { id, ...OPEN })).status).toBe(404);

    await send(restoreRoute, { id });

    expect((await read(token)).status).toBe(404);
    // It has none any more.
    expect((await send(deleteRoute, { id })).body.message).toBe("Creation deleted");
  });

  it("is counted when several creations are deleted, while it works", async () => {
    const [one, two, expired, none] = [
      await makeCode(),
      await makeCode(),
      await makeCode(),
      await makeCode(),
    ].map(({ id }) => id);
    for (const id of [one, two, expired]) await shareOf(id ?? "");
    const past = new Date(Date.now() - 1_000);
    await ctx.db
      .update(shareLinks)
      .set({ expiresAt: past })
      .where(eq(shareLinks.creationId, expired ?? ""));
    const remove = async (...ids: unknown[]) => (await send(deleteAllRoute, { ids })).body.message;

    expect(await remove(expired, none)).toBe("2 creations deleted");
    await send(restoreRoute, { id: none });
    expect(await remove(one, none)).toBe(
      "2 creations deleted. 1 share link was turned off, and restoring won't bring it back.",
    );
    const three = (await makeCode()).id;
    await shareOf(three);
    expect(await remove(two, three)).toBe(
      "2 creations deleted. 2 share links were turned off, and restoring won't bring them back.",
    );
  });

  it("ends with the account", async () => {
    const { id } = await makeCode();
    const token = await shareOf(id);
    await deleteAccount(ctx, owner.id);
    expect((await read(token)).status).toBe(404);
    expect(await ctx.db.$count(shareLinks, eq(shareLinks.userId, owner.id))).toBe(0);
  });

  it("is made and ended by the owner alone", async () => {
    const { id } = await makeCode();
    const token = await shareOf(id);
    const stranger = await signUpAccount();
    expect((await send(shareRoute, { id, ...OPEN }, stranger)).status).toBe(404);
    await send(unshareRoute, { id }, stranger);
    const state = await stateRoute(apiRequest(`/x?id=${id}`, { token: stranger.token }));
    expect((await state.json()).link).toBeNull();
    expect((await read(token)).status).toBe(200);
  });

  it.each([{ expiresInDays: 2, showName: false }, { expiresInDays: null }, { showName: true }])(
    "refuses %j",
    async (options) => {
      const { id } = await makeCode();
      expect((await send(shareRoute, { id, ...options })).status).toBe(400);
    },
  );

  it("can't be guessed at: one address may try so many times a minute", async () => {
    stopClock();
    const statuses = new Set<number>();
    for (let tries = 0; tries <= 240; tries += 1) {
      statuses.add((await read("guess", "10.1.1.1")).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});
