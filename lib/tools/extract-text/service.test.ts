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

  it("names an image without a name", async () => {
    expect(await keep({ text: "Bees" })).toMatchObject({ prompt: "Text from an image" });
  });
});
