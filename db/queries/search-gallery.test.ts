import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type Connection, connect } from "@/db/client";
import { listPublished } from "@/db/queries/gallery";
import { longestShare } from "@/tests/support/longest-share";

/** Of its own, because these galleries are large. */
let connection: Connection;
beforeAll(async () => {
  connection = await connect({ url: "memory:", dataDir: "", poolSize: 1 });
});
afterAll(() => connection.close());
beforeEach(() => connection.db.execute(sql`truncate creations cascade`));

/** Publishes images, the first one first; `g` is an image's number. */
async function publish(prompt: ReturnType<typeof sql>, count: number) {
  await connection.db.execute(sql`
    insert into creations (id, user_id, tool, type, prompt, content, published, published_at, like_count, created_at, updated_at)
    select gen_random_uuid(), 'ada', 'generate-images', 'image', ${prompt}, 'x', true, now() - g * interval '1 minute', g % 7, now(), now()
    from generate_series(1, ${count}::integer) g`);
}

async function promptsWith(search: string, limit = 31, signal = new AbortController().signal) {
  const wanted = { viewerId: "bob", order: "newest", search, limit, signal } as const;
  return (await listPublished(connection.db, wanted)).map(({ prompt }) => prompt);
}

const CHARACTERS = Array.from({ length: 200 }, (_, at) => String.fromCharCode(0x4e00 + at * 37));
const SHUFFLED = CHARACTERS.map((_, at) => CHARACTERS[(at * 77 + 5) % 200]).join("");
const LONG = `a red apple on a table ${"\u9fa0".repeat(1_600)}${SHUFFLED}`;

describe("a search of a gallery of long prompts", () => {
  it.each([
    ["characters that don't stand together", CHARACTERS.slice(0, 50).join(""), 0],
    ["parts of words", "on tab le", 0],
    ["words", "table apple", 31],
  ])("shares the event loop: %s", async (_what, search, found) => {
    await publish(sql`${LONG}::text`, 60);

    expect(await promptsWith(search)).toHaveLength(found);
    expect(await longestShare(() => promptsWith(search))).toBeLessThan(0.6);
  });

  it("ends when its caller leaves", async () => {
    await publish(sql`${LONG}::text`, 20);

    await expect(promptsWith("on tab le", 31, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

it("finds what is far back in a large gallery by the index", async () => {
  const rare = sql`case when g = 5600 then 'a zebra by 琵琶湖' when g = 5700 then '湖 と 琵琶, 🦓 cats' else 'a red boat' end`;
  await publish(rare, 6_000);

  expect(await promptsWith("zebra")).toEqual(["a zebra by 琵琶湖"]);
  expect(await promptsWith("琵琶湖")).toEqual(["a zebra by 琵琶湖"]);
  expect(await promptsWith("琵琶")).toEqual(["a zebra by 琵琶湖", "湖 と 琵琶, 🦓 cats"]);
  expect(await promptsWith("🦓")).toEqual(["湖 と 琵琶, 🦓 cats"]);
  expect(await promptsWith("cats 湖琵")).toEqual([]);
  expect(await promptsWith("boat red", 5)).toHaveLength(5);
});

it("finds a word that is searched for as two, near and far back", async () => {
  const prompt = sql`case when g = 3 then 'two sailboats on a calm lake' when g = 5650 then 'a field of sunflowers at noon' else 'a red boat' end`;
  await publish(prompt, 5_700);

  expect(await promptsWith("sail boats")).toEqual(["two sailboats on a calm lake"]);
  expect(await promptsWith("calm sail boat")).toEqual(["two sailboats on a calm lake"]);
  expect(await promptsWith("Sun Flowers noon")).toEqual(["a field of sunflowers at noon"]);
  expect(await promptsWith("boats sail")).toEqual([]);
  expect(await promptsWith("sail boats night")).toEqual([]);
});
