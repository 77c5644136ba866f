import { expect, it } from "vitest";

import { getCreation } from "@/db/queries/creations";
import { copiedText } from "@/lib/creations/copied-text";
import { qrContract } from "@/lib/tools/qr-generator/contract";
import { generateQr } from "@/lib/tools/qr-generator/service";
import { createTestContext } from "@/tests/support/test-context";

it.each(["https://example.org/?a=1", "a ```` b", "BEGIN:VCARD\n\n```\nx\n```\nEND:VCARD"])(
  "copies what a QR code says: %j",
  async (text) => {
    const ctx = await createTestContext();
    const { id } = await generateQr(ctx, qrContract.input.parse({ text }));

    expect(copiedText(await getCreation(ctx.db, { id, userId: ctx.user.id }))).toBe(text);
  },
);

it("copies other texts below their notice, with plain citations", () => {
  const meta = { engine: { id: "draft", name: "Draft", builtIn: true }, drafted: true };
  const text = { type: "summary", content: "Bees fly [p. 3](#page=3).", meta };

  expect(copiedText(text)).toMatch(/^\*Practice draft[^\n]*\n\nBees fly \[p\. 3\]\.$/);
});
