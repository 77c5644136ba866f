import { beforeEach, expect, it } from "vitest";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { GET as galleryRoute } from "@/app/api/user/get-published-creations/route";
import { GET as listRoute } from "@/app/api/user/get-user-creations/route";
import { POST as pinRoute } from "@/app/api/user/pin-creation/route";
import { POST as renameRoute } from "@/app/api/user/rename-creation/route";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

let owner: TestAccount;
beforeEach(async () => {
  owner = await signUpAccount();
});

/** Creations of one minute each, oldest first; returns their ids. */
async function make(count: number, parts: { type?: string; published?: boolean } = {}) {
  const db = await getDatabase();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const texts = { tool: "generate-images", type: "article", prompt: `Prompt ${index}` };
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, index));
    const made = { ...texts, ...parts, userId: owner.id, content: "## Text", createdAt };
    ids.push((await seedCreation(db, made)).id);
  }
  return ids;
}

const post = (route: typeof pinRoute, json: unknown, { token } = owner) =>
  route(apiRequest("/x", { json, token }));

async function list(query = "", { token } = owner) {
  return (await listRoute(apiRequest(`/x${query}`, { token }))).json();
}

const idsOf = ({ creations }: { creations: { id: string }[] }) => creations.map(({ id }) => id);

it("lists pinned creations first, each group newest first, page by page and in a search", async () => {
  const [a, b, c, d, e] = await make(5);
  await post(pinRoute, { id: a, pinned: true });
  await post(pinRoute, { id: c, pinned: true });
  const expected = [c, a, e, d, b];

  for (const search of ["", "&q=prompt"]) {
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = await list(`?limit=1${search}${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(5);
      seen.push(...idsOf(page));
      cursor = page.nextCursor ?? "";
    } while (cursor);
    expect(seen).toEqual(expected);
  }
  expect(idsOf(await list("?pinned=true"))).toEqual([c, a]);
  expect(idsOf(await list("?pinned=false&q=prompt"))).toEqual([e, d, b]);
  await post(pinRoute, { id: c, pinned: false });
  expect(idsOf(await list())).toEqual([a, e, d, c, b]);
});

it("names a creation, finds it by that, and goes back to the prompt", async () => {
  const [id] = await make(2);

  expect((await post(renameRoute, { id, title: "  Draft for Mira  " })).status).toBe(200);

  const found = await list("?q=for+mira");
  expect(found).toMatchObject({ total: 1, creations: [{ id, title: "Draft for Mira" }] });
  expect((await list("?q=prompt")).total).toBe(2);
  await post(renameRoute, { id, title: null });
  expect((await list("?q=mira")).total).toBe(0);
});

it("shows others neither the name nor the pin", async () => {
  const [id] = await make(1, { type: "image", published: true });
  await post(renameRoute, { id, title: "For my lawyer" });
  await post(pinRoute, { id, pinned: true });
  for (const { token } of [await signUpAccount(), owner]) {
    const gallery = await (await galleryRoute(apiRequest("/x?limit=100", { token }))).json();
    const shown = gallery.creations.find((one: { id: string }) => one.id === id);
    expect(shown).toMatchObject({ title: null });
    expect(shown).not.toHaveProperty("pinned");
  }
});

it.each([{ title: "" }, { title: " " }, { title: "x".repeat(121) }, { title: 1 }, {}])(
  "refuses the name %j",
  async (fields) => {
    const [id] = await make(1);
    expect((await post(renameRoute, { id, ...fields })).status).toBe(400);
  },
);

it("changes nothing that is someone else's, or in the bin", async () => {
  const [id] = await make(1);
  const stranger = await signUpAccount();
  expect((await post(pinRoute, { id, pinned: true }, stranger)).status).toBe(404);
  expect((await post(renameRoute, { id, title: "Mine" }, stranger)).status).toBe(404);
  expect(await list()).toMatchObject({ creations: [{ title: null, pinned: false }] });
  await post(deleteRoute, { id });
  expect((await post(pinRoute, { id, pinned: true })).status).toBe(404);
});
