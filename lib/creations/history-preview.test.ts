import { expect, it } from "vitest";

import { GET as listRoute } from "@/app/api/user/get-user-creations/route";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

const LONG = "bees and öwls 😀 ".repeat(10_000);

async function accountWithTexts(...contents: string[]) {
  const account = await signUpAccount();
  const db = await getDatabase();
  for (const [index, content] of contents.entries()) {
    await seedCreation(db, {
      ...{ userId: account.id, tool: "write-article", type: "article", prompt: "bees", content },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
    });
  }
  return async (query: string) => {
    const path = `/api/user/get-user-creations?limit=100&${query}`;
    const response = await listRoute(apiRequest(path, { token: account.token }));
    const { creations, nextCursor, message } = await response.json();
    const texts = creations?.map(({ content }: { content: string }) => content);
    return { status: response.status, texts, nextCursor, message };
  };
}

it.each(["", "&q=bees"])(
  "lists the beginnings of long texts, and short ones whole%s",
  async (q) => {
    const list = await accountWithTexts("Short bees.", "x".repeat(1_000), LONG);

    const { texts } = await list(`preview=true${q}`);

    expect(texts).toEqual([`${LONG.slice(0, 1_000)}…`, "x".repeat(1_000), "Short bees."]);
    expect((await list(`preview=false${q}`)).texts).toEqual([...texts.with(0, LONG)]);
    expect((await list(q)).texts[0]).toBe(LONG);
  },
);

it("puts more of them on a page than of whole texts", async () => {
  const list = await accountWithTexts(...Array.from({ length: 9 }, () => LONG));

  const preview = await list("preview=true");
  const whole = await list("preview=false");

  expect([preview.texts.length, preview.nextCursor]).toEqual([9, null]);
  expect(whole.texts.length).toBeLessThan(9);
});

it("says what to set", async () => {
  const list = await accountWithTexts();

  const { status, message } = await list("preview=perhaps");

  expect({ status, message }).toEqual({ status: 400, message: "Set preview to true or false." });
});
