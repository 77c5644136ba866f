import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { getCreation } from "@/db/queries/creations";
import { deleteCreation } from "@/db/queries/delete-creations";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { findTitles } from "@/lib/tools/blog-titles/service";
import { saveExtractedText } from "@/lib/tools/extract-text/service";
import { createTestContext, textThatSays } from "@/tests/support/test-context";

const TITLES = Array.from({ length: 12 }, (_, n) => `${n + 1}. Honey fact number${n}`).join("\n");

async function titlesFrom(
  parentId: string,
  ctx = createTestContext({ text: textThatSays(TITLES) }),
) {
  const context = await ctx;
  const { id } = await findTitles(context, { ...titlesRequest("bees", "General"), parentId });
  return (await getCreation(context.db, { id, userId: context.user.id })).parentId;
}

describe("keepCreation", () => {
  it("ties a creation to the one it was made from", async () => {
    const ctx = await createTestContext({ text: textThatSays(TITLES) });
    const { id } = await saveExtractedText(ctx, { text: "Bees" });

    expect(await titlesFrom(id, Promise.resolve(ctx))).toBe(id);
  });

  it("ignores someone else's creation and a deleted one", async () => {
    const other = await createTestContext();
    const { id } = await saveExtractedText(other, { text: "Bees" });
    expect(await titlesFrom(id)).toBeNull();

    const ctx = await createTestContext({ text: textThatSays(TITLES) });
    const gone = await saveExtractedText(ctx, { text: "Bees" });
    await deleteCreation(ctx.db, { id: gone.id, userId: ctx.user.id, now: ctx.now() });
    expect(await titlesFrom(gone.id, Promise.resolve(ctx))).toBeNull();
  });

  it("leaves in the bin what a run makes again after its process died", async () => {
    const id = uuidv7();
    const ctx = await createTestContext({ nextCreationId: () => id });
    await saveExtractedText(ctx, { text: "Bees" });
    await deleteCreation(ctx.db, { id, userId: ctx.user.id, now: ctx.now() });

    await saveExtractedText(ctx, { text: "Bees" });

    await expect(getCreation(ctx.db, { id, userId: ctx.user.id })).rejects.toThrow();
  });
});
