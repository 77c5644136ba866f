import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { POST as extractRoute } from "@/app/api/ai/extract-text/route";
import { POST as qrRoute } from "@/app/api/ai/qr-generate/route";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { GET as openRoute } from "@/app/api/user/open-creation/route";
import { creationRuns } from "@/db/schema/creation-runs";
import { deleteAccount } from "@/lib/account/delete-account";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";
import { createTestContext } from "@/tests/support/test-context";

let owner: TestAccount;
beforeEach(async () => {
  owner = await signUpAccount();
});

const post = async (route: typeof extractRoute, json: unknown) =>
  (await route(apiRequest("/x", { json, token: owner.token }))).json();

async function open(id: string, { token } = owner) {
  const answer = await openRoute(apiRequest(`/x?id=${id}`, { token }));
  return { status: answer.status, body: await answer.json() };
}

it("opens a creation with what it was asked for and what its call answered", async () => {
  const asked = { text: "https://example.com", format: "svg", margin: 4, darkColor: "#123456" };
  const { id, svg, meta } = await post(qrRoute, asked);

  const { body } = await open(id);

  expect(body.creation).toMatchObject({ id, tool: "qr-generator", meta });
  expect(body.input).toMatchObject({ ...asked, size: 512, errorCorrectionLevel: "M" });
  expect(body.answer).toEqual({ format: "svg", svg });
});

it("opens what was made before runs were kept, without its form", async () => {
  const texts = { tool: "blog-titles", type: "blog-title", prompt: "Titles", content: "1. One" };
  const made = { ...texts, userId: owner.id, createdAt: new Date() };
  const { id } = await seedCreation(await getDatabase(), made);

  expect((await open(id)).body).toMatchObject({ creation: { id }, input: null, answer: {} });
});

it("opens nothing for others, and nothing from the bin", async () => {
  const { id } = await post(extractRoute, { text: "Dear Sir or Madam" });
  expect((await open(id)).status).toBe(200);
  expect((await open(id, await signUpAccount())).status).toBe(404);
  await post(deleteRoute, { id });
  expect((await open(id)).status).toBe(404);
});

it("deletes what was asked for with the account", async () => {
  const { id } = await post(extractRoute, { text: "Dear Sir or Madam" });
  const ctx = await createTestContext({ user: { id: owner.id } });
  const kept = () => ctx.db.$count(creationRuns, eq(creationRuns.creationId, id));
  expect(await kept()).toBe(1);

  await deleteAccount(ctx, owner.id);

  expect(await kept()).toBe(0);
});
