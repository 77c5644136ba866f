import { expect, it } from "vitest";

import { listVersions, replaceText } from "@/db/queries/creation-versions";
import { listEarlierTexts } from "@/lib/creations/versions";
import { seedCreation } from "@/tests/support/seed-creation";
import { createTestContext } from "@/tests/support/test-context";

it("lists earlier texts without reading those whose words were counted already", async () => {
  const ctx = await createTestContext();
  const userId = ctx.user.id;
  const { id } = await seedCreation(ctx.db, {
    userId,
    tool: "write-article",
    type: "article",
    prompt: "Bees",
    content: "Three words here.",
    createdAt: ctx.now(),
  });
  const texts = [
    { content: "Two words.", meta: { words: 2 } },
    { content: "New.", meta: {} },
  ];
  for (const text of texts) {
    const change = { id, userId, truncated: false, writtenAt: ctx.now(), ...text };
    expect(await replaceText(ctx.db, change)).not.toBeNull();
  }

  const listed = await listVersions(ctx.db, { creationId: id, userId });

  expect(listed.map(({ content }) => content)).toEqual([null, "Three words here."]);
  const { versions } = await listEarlierTexts(ctx, { id });
  expect(versions.map(({ words }) => words)).toEqual([2, 3]);
});
