import { describe, expect, it } from "vitest";

import { getCreation } from "@/db/queries/creations";
import { saveExtractedText } from "@/lib/tools/extract-text/service";
import { createTestContext } from "@/tests/support/test-context";

async function keep(input: { text: string; source?: string }) {
  const ctx = await createTestContext();
  const { id } = await saveExtractedText(ctx, input);
  return getCreation(ctx.db, { id, userId: ctx.user.id });
}

describe("saveExtractedText", () => {
  it("saves the text untouched, with its source, its words and the engine [OC-04]", async () => {
    const text = "# Two\n\n  * rye  _loaves_";

    expect(await keep({ text, source: "receipt.png" })).toMatchObject({
      tool: "extract-text",
      type: "text",
      prompt: "Text from receipt.png",
      content: text,
      published: false,
      meta: { engine: { id: "tesseract" }, words: 3 },
    });
  });

  it("tells the language of a text that was read as if it were English", async () => {
    const ctx = await createTestContext();
    const tell = async (text: string) => (await saveExtractedText(ctx, { text })).language;

    // A German sign, without what only German letters have.
    const sign = "Bitte fullen Sie vorher groRere GefaRe. Fur Ruckfragen: Frau Ozdemir";
    expect(await tell(sign)).toBe("German");
    expect(await tell("Receipt\nMilk 1.20\nBread 2.30\nTotal 3.50")).toBeUndefined();
    expect(await tell("Bees dance in the dark of the hive.")).toBeUndefined();
  });

  it("names an image without a name", async () => {
    expect(await keep({ text: "Bees" })).toMatchObject({ prompt: "Text from an image" });
  });
});
