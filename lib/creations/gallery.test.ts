import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { GET as getNameRoute } from "@/app/api/user/get-gallery-name/route";
import { GET as listRoute } from "@/app/api/user/get-published-creations/route";
import { POST as keepNameRoute } from "@/app/api/user/keep-gallery-name/route";
import { POST as publishRoute } from "@/app/api/user/publish-creation/route";
import { POST as reportRoute } from "@/app/api/user/report-creation/route";
import { POST as likeRoute } from "@/app/api/user/toggle-like-creation/route";
import { purgeWithdrawnLikes, toggleLike } from "@/db/queries/likes";
import { creations, likes, reports } from "@/db/schema";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

type TestImage = {
  missing?: string[];
  prompt?: string;
  type?: string;
  published?: boolean;
  at?: number;
};

let ada: TestAccount;
let bob: TestAccount;
beforeEach(async () => {
  ada = await signUpAccount();
  bob = await signUpAccount();
});

async function makeImage(owner: TestAccount, image: TestImage = {}) {
  return seedCreation(await getDatabase(), {
    userId: owner.id,
    tool: "generate-images",
    type: image.type ?? "image",
    prompt: image.prompt ?? "A lighthouse",
    content: `/api/files/${uuidv7()}`,
    meta: {
      engine: { id: "x", name: "X", builtIn: true },
      width: 640,
      height: 480,
      seed: 7,
      missing: image.missing,
    },
    published: image.published ?? true,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, image.at ?? 0)),
  });
}

/** Queries filter by a unique word because all tests share one gallery. */
async function list(viewer: TestAccount, query: Record<string, string> = {}) {
  const path = `/api/user/get-published-creations?${new URLSearchParams(query)}`;
  const response = await listRoute(apiRequest(path, { token: viewer.token }));
  return { status: response.status, body: await response.json() };
}

type Route = typeof likeRoute;

async function post(route: Route, account: TestAccount, json: unknown) {
  const response = await route(apiRequest("/api/user/x", { json, token: account.token }));
  return { status: response.status, body: await response.json() };
}

describe("GET /api/user/get-published-creations", () => {
  it("lists everyone's published images with public fields only [C-02, E-02, E-11]", async () => {
    const word = uuidv7();
    const shown = await makeImage(ada, { prompt: `Shown ${word}` });
    await makeImage(ada, { prompt: `Kept private ${word}`, published: false });

    const { body } = await list(bob, { q: word });

    expect(body).toEqual({
      success: true,
      nextCursor: null,
      creations: [
        {
          id: shown.id,
          tool: "generate-images",
          type: "image",
          prompt: `Shown ${word}`,
          title: null,
          content: shown.content,
          meta: { engine: { id: "x", name: "X", builtIn: true }, width: 640, height: 480 },
          likes: [],
          likeCount: 0,
          likedByMe: false,
          mine: false,
          published: true,
          truncated: false,
          parentId: null,
          created_at: "2026-01-01T00:00:00.000Z",
        },
      ],
    });
    expect((await list(ada, { q: word })).body.creations[0].mine).toBe(true);
  });

  it("says what an image doesn't show of its prompt", async () => {
    const word = uuidv7();
    const missing = ["pirate ship (drawn as a sailboat)"];
    await makeImage(ada, { prompt: `A pirate ship ${word}`, missing });

    expect((await list(bob, { q: word })).body.creations[0].meta.missing).toEqual(missing);
  });

  it.each(["newest", "most-liked"])(
    "pages through everything by %s without gaps or repeats",
    async (order) => {
      const word = uuidv7();
      const rows = [];
      for (let index = 0; index < 7; index += 1) {
        // Several per millisecond, and several with equal likes.
        rows.push(await makeImage(ada, { prompt: `${word} ${index}`, at: Math.floor(index / 3) }));
      }
      const db = await getDatabase();
      for (const row of rows.slice(2, 5)) {
        await toggleLike(db, { creationId: row.id, userId: bob.id, now: new Date() });
      }

      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const paging: Record<string, string> = cursor ? { cursor } : {};
        const { body } = await list(bob, { q: word, order, limit: "2", ...paging });
        seen.push(...body.creations.map((one: { id: string }) => one.id));
        cursor = body.nextCursor;
      }

      const ids = rows.map((row) => row.id).reverse();
      const liked = new Set(rows.slice(2, 5).map((row) => row.id));
      const byLikes = [...ids.filter((id) => liked.has(id)), ...ids.filter((id) => !liked.has(id))];
      expect(seen).toEqual(order === "newest" ? ids : byLikes);
    },
  );

  it.each([
    ["a red boat at sea", "boat red", true],
    ["a red boat at sea", "sea a BO", true],
    ["two boats", "boat", true],
    ["a red car beside a lake", "lakes cars", true],
    ["a house of glass", "glasses", true],
    ["a new penguin", "news", false],
    ["a carpet", "cars", false],
    ["a red boat", "boat blue", false],
    ["100% WOOL", "100% wool", true],
    ["100 percent", "100% wool", false],
    ["a steamboat", "boat", false],
    ["it's a blue-eyed cat", "eyed it's", true],
    ["夕焼けの富士山", "富士山", true],
    ["夕焼けの富士山", "富山", false],
    ["夕焼けの富士山", "富士山 夕焼け", true],
    ["แมวสีดำ", "สีดำ", true],
    ["Ein Haus am Fluß", "fluß", true],
    ["a rocket 🚀", "🚀 rocket", true],
    ["a rocket", "🚀", false],
    ["a rocket", "%", false],
    ["a rocket \\ ' & | !", "' & | ! \\", true],
    ["ÜBER den Wolken", "über", true],
    ["a “blue boat”—at sea", "boat sea", true],
    ["富 の 士山", "富士", false],
    ["ｶﾞﾗｽの船", "ｶﾞﾗｽ", true],
    ["a red boat", "º", false],
    ["a red boat", "a", true],
    ["two boats:red,blue", "red,blue boats", true],
  ])("in %j, %j is found: %s", async (prompt, q, found) => {
    const word = uuidv7();
    const made = await makeImage(ada, { prompt: `${prompt} ${word}` });

    const { body } = await list(bob, { q: `${q} ${word}` });

    expect(body.creations.map((one: { id: string }) => one.id)).toEqual(found ? [made.id] : []);
  });

  it("gives one by its ID, if it's published", async () => {
    const shown = await makeImage(ada);
    const hidden = await makeImage(ada, { published: false });

    expect((await list(bob, { id: shown.id })).body.creations).toHaveLength(1);
    expect((await list(bob, { id: hidden.id })).body.creations).toHaveLength(0);
  });

  it.each([
    ["an unknown order", { order: "best" }],
    ["a limit over 100", { limit: "101" }],
    ["a malformed cursor", { cursor: "eA" }],
  ])("refuses %s", async (_what, query) => {
    expect((await list(ada, query)).status).toBe(400);
  });

  it("refuses a visitor [P-02]", async () => {
    const response = await listRoute(apiRequest("/api/user/get-published-creations"));

    expect(response.status).toBe(401);
  });
});

describe("POST /api/user/toggle-like-creation", () => {
  it("likes and unlikes for each user separately [C-03, ST-07, CG-03]", async () => {
    const word = uuidv7();
    const { id } = await makeImage(ada, { prompt: word });

    expect((await post(likeRoute, bob, { id })).body).toEqual({
      success: true,
      message: "Creation liked",
      likedByMe: true,
      likeCount: 1,
    });
    expect((await post(likeRoute, ada, { id })).body.likeCount).toBe(2);
    const [seen] = (await list(bob, { q: word })).body.creations;
    expect(seen).toMatchObject({ likeCount: 2, likedByMe: true });
    expect(seen.likes).toHaveLength(2);
    expect(seen.likes).toContain(bob.id);
    expect(seen.likes).not.toContain(ada.id);

    expect((await post(likeRoute, bob, { id })).body).toMatchObject({
      message: "Creation unliked",
      likedByMe: false,
      likeCount: 1,
    });
    expect((await list(bob, { q: word })).body.creations[0]).toMatchObject({
      likeCount: 1,
      likedByMe: false,
    });
  });

  it("leaves exactly the right rows and counts after 200 concurrent toggles by 50 users", async () => {
    const db = await getDatabase();
    const images = [await makeImage(ada), await makeImage(ada)];
    const people = Array.from({ length: 50 }, () => `user_${uuidv7()}`);
    // User 0 toggles once, user 1 twice, up to seven times, then over again. An odd number is a like.
    const timesOf = (person: number) => (person % 7) + 1;
    const calls = people.flatMap((userId, person) =>
      Array.from({ length: timesOf(person) }, (_, call) => ({
        userId,
        creationId: images[(person + call) % 2]?.id ?? "",
      })),
    );
    expect(calls.length).toBeGreaterThanOrEqual(190);
    const expected = (creationId: string) =>
      people.filter((userId) => {
        const own = calls.filter(
          (call) => call.userId === userId && call.creationId === creationId,
        );
        return own.length % 2 === 1;
      });

    await Promise.all(shuffled(calls).map((call) => toggleLike(db, { ...call, now: new Date() })));

    for (const { id } of images) {
      const rows = await db.select().from(likes).where(eq(likes.creationId, id));
      const standing = rows.filter((row) => row.withdrawnAt === null).map((row) => row.userId);
      expect(standing.sort()).toEqual(expected(id).sort());
      const [row] = await db.select().from(creations).where(eq(creations.id, id));
      expect(row?.likeCount).toBe(expected(id).length);
    }
  });

  it("purges a withdrawn like and counts the next one correctly", async () => {
    const db = await getDatabase();
    const { id } = await makeImage(ada);
    await post(likeRoute, bob, { id });
    await post(likeRoute, bob, { id });

    await purgeWithdrawnLikes(db, new Date(Date.now() + 60_000));

    expect(await db.select().from(likes).where(eq(likes.creationId, id))).toEqual([]);
    expect((await post(likeRoute, bob, { id })).body.likeCount).toBe(1);
  });

  it("keeps an active like, however old it is", async () => {
    const db = await getDatabase();
    const { id } = await makeImage(ada);
    await post(likeRoute, bob, { id });

    await purgeWithdrawnLikes(db, new Date(Date.now() + 60_000));

    expect(await db.select().from(likes).where(eq(likes.creationId, id))).toHaveLength(1);
  });

  it("only accepts published creations or the caller's own", async () => {
    const hidden = await makeImage(ada, { published: false });
    const gone = await makeImage(ada);
    await post(deleteRoute, ada, { id: gone.id });

    expect((await post(likeRoute, bob, { id: hidden.id })).status).toBe(404);
    expect((await post(likeRoute, bob, { id: gone.id })).status).toBe(404);
    expect((await post(likeRoute, bob, { id: uuidv7() })).status).toBe(404);
    expect((await post(likeRoute, bob, { id: "1 or 1=1" })).status).toBe(400);
    expect((await post(likeRoute, ada, { id: hidden.id })).body.likeCount).toBe(1);
  });
});

describe("POST /api/user/publish-creation", () => {
  it("publishes the caller's own image to the gallery, and unpublishes it", async () => {
    const word = uuidv7();
    const { id } = await makeImage(ada, { prompt: word, published: false });

    const answer = await post(publishRoute, ada, { id, publish: true });
    expect(answer.body).toEqual({ success: true, message: "Creation published" });
    expect((await list(bob, { q: word })).body.creations).toHaveLength(1);

    await post(publishRoute, ada, { id, publish: false });
    expect((await list(bob, { q: word })).body.creations).toHaveLength(0);
  });

  it("keeps an image's place when it is published twice", async () => {
    const { id, publishedAt } = await makeImage(ada);

    await post(publishRoute, ada, { id, publish: true });

    const rows = await (await getDatabase()).select().from(creations).where(eq(creations.id, id));
    expect(rows).toMatchObject([{ published: true, publishedAt }]);
  });

  it("hides a deleted image from the gallery and from reports", async () => {
    const word = uuidv7();
    const { id } = await makeImage(ada, { prompt: word });

    await post(deleteRoute, ada, { id });

    expect((await list(bob, { q: word })).body.creations).toEqual([]);
    expect((await post(reportRoute, bob, { id, reason: "spam" })).status).toBe(404);
  });

  it("refuses to publish someone else's image, or a text", async () => {
    const image = await makeImage(ada, { published: false });
    const article = await makeImage(ada, { type: "article", published: false });

    expect((await post(publishRoute, bob, { id: image.id, publish: true })).status).toBe(404);
    const { status, body } = await post(publishRoute, ada, { id: article.id, publish: true });
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: "You can only publish images.",
    });
    expect((await post(publishRoute, ada, { id: image.id })).status).toBe(400);
  });
});

describe("POST /api/user/report-creation", () => {
  it("keeps the latest report and hides the image from the reporter", async () => {
    const word = uuidv7();
    const { id } = await makeImage(ada, { prompt: word });

    await post(reportRoute, bob, { id, reason: "spam" });
    const { status } = await post(reportRoute, bob, { id, reason: "other", note: " Not hers. " });

    expect(status).toBe(200);
    const db = await getDatabase();
    expect(await db.select().from(reports).where(eq(reports.creationId, id))).toMatchObject([
      { userId: bob.id, reason: "other", note: "Not hers." },
    ]);
    expect((await list(bob, { q: word })).body.creations).toHaveLength(0);
    expect((await list(ada, { q: word })).body.creations).toHaveLength(1);
  });

  it("refuses an unpublished image, a missing reason, and a long note", async () => {
    const hidden = await makeImage(ada, { published: false });
    const { id } = await makeImage(ada);

    expect((await post(reportRoute, bob, { id: hidden.id, reason: "spam" })).status).toBe(404);
    expect((await post(reportRoute, bob, { id })).body.message).toBe(
      "Choose a reason for your report.",
    );
    const note = "x".repeat(501);
    expect((await post(reportRoute, bob, { id, reason: "spam", note })).status).toBe(400);
  });
});

/** Shuffles deterministically. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item, index) => ({ item, key: (index * 7_919) % 1_009 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

describe("the name that a person shows in the gallery", () => {
  const authors = async (word: string) =>
    (await list(bob, { q: word })).body.creations.map(({ author }: { author?: string }) => author);

  it("is none until they type one, stands with all they published, and goes again", async () => {
    const word = uuidv7();
    await makeImage(ada, { prompt: `One ${word}` });
    await makeImage(ada, { prompt: `Two ${word}` });
    await makeImage(bob, { prompt: `Three ${word}` });
    expect(await authors(word)).toEqual([undefined, undefined, undefined]);

    await post(keepNameRoute, ada, { name: "  Ada L. " });

    expect((await authors(word)).sort()).toEqual(["Ada L.", "Ada L.", undefined]);
    const read = await getNameRoute(apiRequest("/api/user/x", { token: ada.token }));
    expect(await read.json()).toMatchObject({ name: "Ada L." });
    await post(keepNameRoute, ada, { name: "Ada" });
    expect((await authors(word)).sort()).toEqual(["Ada", "Ada", undefined]);
    await post(keepNameRoute, ada, { name: null });
    expect(await authors(word)).toEqual([undefined, undefined, undefined]);
  });

  it.each(["", " ", "a\u202eb", "a\nb", "x".repeat(61), 7])("isn't %j", async (name) => {
    expect((await post(keepNameRoute, ada, { name })).status).toBe(400);
  });
});
