import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { GET as getRoute } from "@/app/api/user/get-creation/route";
import { GET as versionRoute } from "@/app/api/user/get-version/route";
import { GET as versionsRoute } from "@/app/api/user/get-versions/route";
import { POST as restoreCreationRoute } from "@/app/api/user/restore-creation/route";
import { POST as restoreRoute } from "@/app/api/user/restore-version/route";
import { POST as saveRoute } from "@/app/api/user/save-creation/route";
import { MAX_VERSIONS, replaceText } from "@/db/queries/creation-versions";
import { purgeCreations } from "@/db/queries/delete-creations";
import { creationVersions } from "@/db/schema";
import { LIMITS } from "@/lib/core/limits";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

const ENGINE = { id: "openai/gpt", name: "GPT", builtIn: false };
const WRITTEN = "# Bees\n\nThey never sleep.";
const META = { words: 4, engine: ENGINE, truncated: false, seconds: 3 };

async function makeArticle(account: TestAccount, parts: { type?: string } = {}) {
  const db = await getDatabase();
  return seedCreation(db, {
    userId: account.id,
    tool: "write-article",
    type: "article",
    prompt: "Bees",
    content: WRITTEN,
    meta: META,
    createdAt: new Date("2026-01-01T00:00:00.000Z"),
    ...parts,
  });
}

type Route = (request: Request) => Promise<Response>;

async function post(route: Route, account: TestAccount | null, json: unknown) {
  const token = account ? { token: account.token } : {};
  const response = await route(apiRequest("/api/user/any", { json, ...token }));
  return { status: response.status, body: await response.json() };
}

async function get(route: Route, account: TestAccount, id: string) {
  const response = await route(apiRequest(`/api/user/any?id=${id}`, { token: account.token }));
  return { status: response.status, body: await response.json() };
}

/** One earlier text. */
async function getVersion(account: TestAccount, id: string, versionId: string) {
  return get(versionRoute, account, `${id}&versionId=${versionId}`);
}

const save = (account: TestAccount | null, json: unknown) => post(saveRoute, account, json);

describe("POST /api/user/save-creation", () => {
  it("saves the text as edited, counts its words, and keeps the one before", async () => {
    const account = await signUpAccount();
    const { id } = await makeArticle(account);

    const saved = await save(account, { id, content: "# Bees\n\nThey do sleep.", revision: 0 });

    expect(saved.status).toBe(200);
    const creation = {
      id,
      content: "# Bees\n\nThey do sleep.",
      meta: { ...META, edited: true },
      revision: 1,
      versionCount: 1,
    };
    expect(saved.body.creation).toMatchObject(creation);
    expect((await get(getRoute, account, id)).body.creation).toMatchObject(creation);
    const { versions } = (await get(versionsRoute, account, id)).body;
    expect(versions).toEqual([
      {
        id: saved.body.replacedId,
        words: 4,
        engine: "GPT",
        edited: false,
        written_at: "2026-01-01T00:00:00.000Z",
      },
    ]);
  });

  it("refuses to save over a text that wasn't the one edited, and changes nothing", async () => {
    const account = await signUpAccount();
    const { id } = await makeArticle(account);
    await save(account, { id, content: "First.", revision: 0 });

    const late = await save(account, { id, content: "Second.", revision: 0 });

    expect(late).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await get(getRoute, account, id)).body.creation).toMatchObject({
      content: "First.",
      versionCount: 1,
    });
  });

  it("lets one of several saves at once win", async () => {
    const account = await signUpAccount();
    const { id } = await makeArticle(account);

    const answers = await Promise.all(
      ["A", "B", "C"].map((content) => save(account, { id, content, revision: 0 })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await get(getRoute, account, id)).body.creation).toMatchObject({
      revision: 1,
      versionCount: 1,
    });
  });

  it("takes the same text twice, as after an answer that was lost", async () => {
    const account = await signUpAccount();
    const { id } = await makeArticle(account);
    const call = { id, content: "Again.", revision: 0 };
    await save(account, call);

    const again = await save(account, call);

    expect(again).toMatchObject({ status: 200, body: { replacedId: null } });
    expect(again.body.creation).toMatchObject({ revision: 1, versionCount: 1 });
  });

  it("hides other people's, deleted, and missing creations alike", async () => {
    const [owner, stranger] = [await signUpAccount(), await signUpAccount()];
    const { id } = await makeArticle(owner);
    const text = { content: "Mine now.", revision: 0 };

    expect((await save(stranger, { id, ...text })).status).toBe(404);
    expect((await save(owner, { id: randomUUID(), ...text })).status).toBe(404);
    expect((await save(null, { id, ...text })).status).toBe(401);
    expect((await get(versionsRoute, stranger, id)).status).toBe(404);
    await post(deleteRoute, owner, { id });
    expect((await save(owner, { id, ...text })).status).toBe(404);
    expect((await get(versionsRoute, owner, id)).status).toBe(404);
  });

  it("takes articles only, with text, of bounded length", async () => {
    const account = await signUpAccount();
    const image = await makeArticle(account, { type: "image" });
    const { id } = await makeArticle(account);
    const long = "a".repeat(LIMITS.articleCharacters + 1);

    expect((await save(account, { id: image.id, content: "x", revision: 0 })).status).toBe(422);
    expect((await save(account, { id, content: " \n", revision: 0 })).status).toBe(400);
    expect((await save(account, { id, content: long, revision: 0 })).status).toBe(400);
    expect((await save(account, { id, content: "x" })).status).toBe(400);
  });

  it("keeps a bounded number of versions, dropping the oldest", async () => {
    const account = await signUpAccount();
    const { id } = await makeArticle(account);
    for (let revision = 0; revision < MAX_VERSIONS + 2; revision += 1) {
      const saved = await save(account, { id, content: `Text ${revision}`, revision });
      expect(saved.status).toBe(200);
    }

    const { versions } = (await get(versionsRoute, account, id)).body;

    expect(versions).toHaveLength(MAX_VERSIONS);
    expect(versions.every(({ edited }: { edited: boolean }) => edited)).toBe(true);
  });
});

describe("versions", () => {
  async function editedArticle() {
    const account = await signUpAccount();
    const { id } = await makeArticle(account);
    const { body } = await save(account, { id, content: "Edited.", revision: 0 });
    return { account, id, versionId: body.replacedId as string };
  }

  it("are restored with what wrote them, and that is undone the same way", async () => {
    const { account, id, versionId } = await editedArticle();

    const restored = await post(restoreRoute, account, { id, versionId, revision: 1 });

    expect(restored.body.creation).toMatchObject({
      content: WRITTEN,
      meta: META,
      revision: 2,
      versionCount: 1,
    });
    expect(restored.body.creation.meta).not.toHaveProperty("edited");
    const undo = { id, versionId: restored.body.replacedId, revision: 2 };
    const undone = await post(restoreRoute, account, undo);
    expect(undone.body.creation).toMatchObject({ content: "Edited.", meta: { edited: true } });
    const { versions } = (await get(versionsRoute, account, id)).body;
    expect(versions).toMatchObject([{ edited: false, written_at: "2026-01-01T00:00:00.000Z" }]);
  });

  it("aren't restored over a newer text, from elsewhere, or by others", async () => {
    const { account, id, versionId } = await editedArticle();
    const other = await editedArticle();

    const stale = await post(restoreRoute, account, { id, versionId, revision: 0 });
    expect(stale.status).toBe(409);
    const foreign = { id, versionId: other.versionId, revision: 1 };
    expect((await post(restoreRoute, account, foreign)).status).toBe(404);
    const mine = { id, versionId, revision: 1 };
    expect((await post(restoreRoute, other.account, mine)).status).toBe(404);
  });

  it("stay when a creation is deleted and restored, and go when it is purged", async () => {
    const { account, id } = await editedArticle();
    const db = await getDatabase();
    await post(deleteRoute, account, { id });
    await post(restoreCreationRoute, account, { id });
    expect((await get(versionsRoute, account, id)).body.versions).toHaveLength(1);

    await post(deleteRoute, account, { id });
    await purgeCreations(db, new Date(Date.now() + 60_000));

    const left = await db.select().from(creationVersions);
    expect(left.filter(({ creationId }) => creationId === id)).toEqual([]);
  });

  it("show their text to their owner alone, before one is restored", async () => {
    const { account, id } = await editedArticle();
    const stranger = await signUpAccount();
    const [version] = (await get(versionsRoute, account, id)).body.versions;

    const shown = await getVersion(account, id, version.id);

    expect(shown.body.version).toEqual({ ...version, content: WRITTEN });
    for (const [who, one] of [
      [stranger, version.id],
      [account, id],
    ])
      expect((await getVersion(who, id, one)).status).toBe(404);

    await post(deleteRoute, account, { id });
    expect((await getVersion(account, id, version.id)).status).toBe(404);
  });

  it("keep a text that a run continued while it was edited", async () => {
    const { account, id } = await editedArticle();
    const db = await getDatabase();
    const text = { content: "Edited. And more.", meta: META, truncated: false };

    await replaceText(db, { id, userId: account.id, ...text, writtenAt: new Date() });

    const { versions } = (await get(versionsRoute, account, id)).body;
    expect(versions).toHaveLength(2);
    const late = await save(account, { id, content: "Late.", revision: 1 });
    expect(late.status).toBe(409);
  });
});
