import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { GET as getRoute } from "@/app/api/user/get-creation/route";
import { GET as listRoute } from "@/app/api/user/get-user-creations/route";
import { POST as restoreRoute } from "@/app/api/user/restore-creation/route";
import { purgeCreations } from "@/db/queries/delete-creations";
import { pingDatabase } from "@/db/queries/ping";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

const LIST = "/api/user/get-user-creations";

async function make(
  account: TestAccount,
  count: number,
  parts: { tool?: string; prompt?: string; content?: string } = {},
) {
  const db = await getDatabase();
  const rows = [];
  for (let index = 0; index < count; index += 1) {
    rows.push(
      await seedCreation(db, {
        userId: account.id,
        tool: "write-article",
        type: "article",
        prompt: `prompt ${index}`,
        content: "## Text",
        // Several per millisecond, so that ties must be ordered too.
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, Math.floor(index / 3))),
        ...parts,
      }),
    );
  }
  return rows;
}

async function list(account: TestAccount, query = "") {
  const response = await listRoute(apiRequest(`${LIST}${query}`, { token: account.token }));
  return { status: response.status, body: await response.json() };
}

describe("GET /api/user/get-user-creations", () => {
  it("lists the caller's own, newest first, with every field [C-01, E-02, E-11, D-01]", async () => {
    const account = await signUpAccount();
    const stranger = await signUpAccount();
    const rows = await make(account, 4);
    await make(stranger, 2);

    const { body } = await list(account);

    expect(body).toMatchObject({ success: true, total: 4, nextCursor: null });
    expect(body.creations.map((one: { id: string }) => one.id)).toEqual(
      rows.map((row) => row.id).reverse(),
    );
    expect(body.creations[3]).toEqual({
      id: rows[0]?.id,
      tool: "write-article",
      type: "article",
      prompt: "prompt 0",
      title: null,
      pinned: false,
      content: "## Text",
      meta: {},
      likes: [],
      likeCount: 0,
      likedByMe: false,
      mine: true,
      published: false,
      truncated: false,
      parentId: null,
      created_at: "2026-01-01T00:00:00.000Z",
    });
  });

  it("pages through everything without gaps or repeats", async () => {
    const account = await signUpAccount();
    const rows = await make(account, 25);
    const seen: string[] = [];

    let cursor = "";
    do {
      const { body } = await list(account, `?limit=7${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.creations.map((one: { id: string }) => one.id));
      expect(body.total).toBe(25);
      cursor = body.nextCursor ?? "";
    } while (cursor);

    expect(seen).toEqual(rows.map((row) => row.id).reverse());
  });

  it.each(["", "&q=long"])("answers at most about a megabyte of long texts%s", async (search) => {
    const account = await signUpAccount();
    const rows = await make(account, 14, { content: "long ".repeat(50_000) });
    const seen: string[] = [];
    const sizes: number[] = [];

    let cursor = "";
    do {
      const { body } = await list(account, `?limit=100${search}${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.creations.map((one: { id: string }) => one.id));
      sizes.push(JSON.stringify(body).length);
      expect(body.total).toBe(14);
      cursor = body.nextCursor ?? "";
    } while (cursor);

    expect(seen).toEqual(rows.map((row) => row.id).reverse());
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThan(1_500_000);
  });

  it("searches case-insensitively and takes wildcards literally", async () => {
    const account = await signUpAccount();
    await make(account, 1, { prompt: "Über 100% honey_comb" });
    await make(account, 3);

    expect((await list(account, "?q=HONEY_c")).body.total).toBe(1);
    expect((await list(account, "?q=%25")).body.total).toBe(1);
    expect((await list(account, "?q=h_ney")).body.total).toBe(0);
    expect((await list(account, "?q=comb+100%25+über")).body.total).toBe(1);
    expect((await list(account, "?q=comb+200%25")).body.total).toBe(0);
    expect((await list(account, `?q=${encodeURIComponent("\\' or 1=1 --")}`)).body.total).toBe(0);
  });

  it("filters by tool", async () => {
    const account = await signUpAccount();
    await make(account, 2, { tool: "blog-titles" });
    await make(account, 3);

    expect((await list(account, "?tool=blog-titles")).body.total).toBe(2);
  });

  it.each(["?limit=0", "?limit=101", "?limit=x", "?cursor=zzz"])("refuses %s", async (query) => {
    const account = await signUpAccount();

    expect((await list(account, query)).status).toBe(400);
  });

  it("refuses a visitor [P-02]", async () => {
    expect((await listRoute(apiRequest(LIST))).status).toBe(401);
  });
});

describe("deleting and restoring", () => {
  it("deletes a creation and restores it", async () => {
    const account = await signUpAccount();
    const [row] = await make(account, 1);
    const send = (route: typeof deleteRoute, token = account.token) =>
      route(apiRequest("/x", { json: { id: row?.id }, token }));

    expect((await send(deleteRoute)).status).toBe(200);
    expect((await list(account)).body.total).toBe(0);
    expect((await send(deleteRoute)).status).toBe(404);
    expect((await send(restoreRoute)).status).toBe(200);
    expect((await list(account)).body.total).toBe(1);
  });

  it("can't tell a missing creation from someone else's", async () => {
    const account = await signUpAccount();
    const stranger = await signUpAccount();
    const [row] = await make(account, 1);
    const { token } = stranger;
    const absent = "01990000-0000-7000-8000-000000000000";

    const answers = await Promise.all([
      deleteRoute(apiRequest("/x", { json: { id: row?.id }, token })),
      deleteRoute(apiRequest("/x", { json: { id: absent }, token })),
      getRoute(apiRequest(`/x?id=${row?.id}`, { token })),
      getRoute(apiRequest(`/x?id=${absent}`, { token })),
    ]);

    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(bodies.map((body) => body.message)).size).toBe(1);
    expect((await list(account)).body.total).toBe(1);
  });

  it("purges creations deleted long ago, and nothing else", async () => {
    const account = await signUpAccount();
    const [gone] = await make(account, 2);
    await deleteRoute(apiRequest("/x", { json: { id: gone?.id }, token: account.token }));
    const db = await getDatabase();

    await purgeCreations(db, new Date(Date.now() + 1_000));

    const restored = restoreRoute(
      apiRequest("/x", { json: { id: gone?.id }, token: account.token }),
    );
    expect((await restored).status).toBe(404);
    expect((await list(account)).body.total).toBe(1);
  });

  it("refuses a malformed id", async () => {
    const { token } = await signUpAccount();

    expect((await deleteRoute(apiRequest("/x", { json: { id: "1" }, token }))).status).toBe(400);
  });
});

describe("a search of long texts", () => {
  it("goes on in pieces, between which others have their turn", async () => {
    const account = await signUpAccount();
    const db = await getDatabase();
    const long = "İß漢字 ".repeat(40_000);
    for (let index = 0; index < 20; index += 1) {
      const text = { prompt: "A scan", content: index === 7 ? `${long}needle` : long };
      const owned = { userId: account.id, createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)) };
      await seedCreation(db, { ...owned, tool: "extract-text", type: "text", ...text });
    }
    const { body, turns } = await searchBesideOthers(account, "NEEDLE");

    expect(body).toMatchObject({ total: 1, creations: [{ prompt: "A scan" }] });
    expect(turns).toBeGreaterThan(10);
  });

  it("looks for a few of many words at a time, and for each of them once", async () => {
    const account = await signUpAccount();
    const letters = Array.from({ length: 90 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const filler = "x".repeat(98_000);
    const [all] = await make(account, 1, { content: `${filler}${letters.join("")}y` });
    await make(account, 1, { content: `${filler}${letters.slice(1).join("")}y` });

    const many = await searchBesideOthers(account, letters.join(" "));
    expect(many.body).toMatchObject({ total: 1, creations: [{ id: all?.id }] });
    expect(many.turns).toBeGreaterThan(30);

    const same = await searchBesideOthers(account, "xx XX ".repeat(30));
    expect(same.body.total).toBe(2);
    expect(same.turns).toBeLessThan(15);
  });
});

/** Searches while somebody else asks the database something again and again: how often they had an answer. */
async function searchBesideOthers(account: TestAccount, search: string) {
  const db = await getDatabase();
  let [turns, searching] = [0, true];
  const others = (async () => {
    while (searching) {
      await setImmediate();
      await pingDatabase(db);
      turns += 1;
    }
  })();
  const { body } = await list(account, `?q=${encodeURIComponent(search)}`);
  searching = false;
  await others;
  return { body, turns };
}
