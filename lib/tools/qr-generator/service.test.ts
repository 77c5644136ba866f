import { describe, expect, it } from "vitest";

import { countCreations, getCreation } from "@/db/queries/creations";
import { fileIdOf } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import { qrContract } from "@/lib/tools/qr-generator/contract";
import { generateQr } from "@/lib/tools/qr-generator/service";
import { readQrCode } from "@/tests/support/read-qr-code";
import { createTestContext } from "@/tests/support/test-context";

const request = (fields: Record<string, unknown>) => qrContract.input.parse(fields);

describe("generateQr", () => {
  it("reads the code back before it answers, and scores the readings", async () => {
    const ctx = await createTestContext();
    const plain = await generateQr(ctx, request({ text: "bees" }));
    const weak = await generateQr(ctx, request({ text: "bees", darkColor: "#999999" }));

    expect(plain.meta).toMatchObject({ verified: true, scan: { plain: true }, scanScore: 100 });
    expect(plain.meta.scan).toEqual({ plain: true });
    expect(Object.keys(weak.meta.scan)).toEqual(["plain", "half", "blurred", "rotated"]);
  });

  it("keeps a PNG in the history even when markup was asked for [QR-07]", async () => {
    const ctx = await createTestContext();

    const code = await generateQr(ctx, request({ text: "bees", format: "svg", size: 256 }));

    expect(code.dataUrl).toBeUndefined();
    expect(await readQrCode(Buffer.from(code.svg ?? ""), 256)).toBe("bees");
    const { content } = await getCreation(ctx.db, { id: code.id, userId: ctx.user.id });
    const url = /\((\/api\/files\/[\w-]+)\)/.exec(content)?.[1] ?? "";
    const stored = await ctx.storage.open(fileKey(fileIdOf(url) ?? ""));
    const png = Buffer.from(await new Response(stored?.body).arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(await readQrCode(png, 256)).toBe("bees");
  });

  it("fences the text with more backticks than it holds", async () => {
    const ctx = await createTestContext();

    const { id } = await generateQr(ctx, request({ text: "a ```` b" }));

    const { content } = await getCreation(ctx.db, { id, userId: ctx.user.id });
    expect(content).toMatch(/\n\n`````\na ```` b\n`````$/);
  });

  it.each([
    ["colors that scanners can't tell apart", { darkColor: "#777777", lightColor: "#999999" }],
    ["light on dark", { darkColor: "#ffffff", lightColor: "#000000" }],
    ["a text that doesn't fit the size", { text: "x".repeat(1_500), size: 128 }],
  ])("refuses %s, and stores nothing [V-14]", async (_what, fields) => {
    const ctx = await createTestContext();

    await expect(generateQr(ctx, request({ text: "a", ...fields }))).rejects.toMatchObject({
      code: "unusable",
    });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it("ends, and stores nothing, once the caller has left", async () => {
    const caller = new AbortController();
    const ctx = await createTestContext({ signal: caller.signal });
    const text = "x".repeat(2_900);
    const large = { text, size: 1_024, errorCorrectionLevel: "L", moduleShape: "dots" };

    const code = generateQr(ctx, request(large));
    caller.abort();

    await expect(code).rejects.toMatchObject({ code: "aborted" });
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });
});
