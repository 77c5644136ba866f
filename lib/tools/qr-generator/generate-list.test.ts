import { describe, expect, it } from "vitest";

import { countCreations } from "@/db/queries/creations";
import { generateQrList } from "@/lib/tools/qr-generator/generate-list";
import { qrListContract } from "@/lib/tools/qr-generator/list-contract";
import { QR_LIST } from "@/lib/tools/qr-generator/options";
import { readQrCode } from "@/tests/support/read-qr-code";
import { createTestContext } from "@/tests/support/test-context";

const STYLED = { moduleShape: "dots", eyeFrameShape: "circle", size: 1024 };

const request = (fields: Record<string, unknown>) => qrListContract.input.parse(fields);

describe("generateQrList", () => {
  it.each(["png", "svg"] as const)(
    "makes a %s of each text, and stores nothing",
    async (format) => {
      const ctx = await createTestContext();
      const texts = ["bees", "wasps", "HTTPS://EXAMPLE.COM/7"];

      const { codes } = await generateQrList(ctx, request({ texts, format, moduleShape: "dots" }));

      const read = codes.map((code) => {
        if ("fault" in code) return code.fault;
        const image = code.png ? Buffer.from(code.png, "base64") : Buffer.from(code.svg ?? "");
        return readQrCode(image, 512);
      });
      expect(await Promise.all(read)).toEqual(texts);
      expect(codes.every((code) => "scanScore" in code && code.scanScore === 100)).toBe(true);
      expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
    },
  );

  it("answers for a text that can't be made, and makes the others", async () => {
    const ctx = await createTestContext();
    const texts = ["bees", " ", "x".repeat(1_500), "a\0b", "\ud83d", "y".repeat(2_332)];

    const { codes } = await generateQrList(ctx, request({ texts, size: 128 }));

    expect(codes.map((code) => ("fault" in code ? code.fault : "made"))).toEqual([
      "made",
      "Enter text or URL to encode",
      expect.stringMatching(/^This code needs at least \d+ px\./),
      "The text contains a null character. Remove it.",
      "The text contains an incomplete character. Retype it.",
      expect.stringMatching(/^The text is 2,332 bytes long/),
    ]);
  });

  it("says where whole pixels made a margin wider", async () => {
    const ctx = await createTestContext();
    const texts = ["bees", "x".repeat(40)];
    const margins = async (fields: Record<string, unknown>) => {
      const { codes } = await generateQrList(ctx, request({ texts, ...fields }));
      return codes.map((code) => ("fault" in code ? code.fault : code.widerMargin?.exactSize));
    };

    expect(await margins({ size: 512 })).toEqual([undefined, 528]);
    expect(await margins({ size: 528 })).toEqual([undefined, undefined]);
    expect(await margins({ size: 512, format: "svg" })).toEqual([undefined, undefined]);
  });

  it("refuses colors that no code could have", async () => {
    const ctx = await createTestContext();
    const asked = request({ texts: ["a"], darkColor: "#ffffff", lightColor: "#000000" });

    await expect(generateQrList(ctx, asked)).rejects.toMatchObject({ code: "unusable" });
  });

  it("tells once of colors with little contrast", async () => {
    const ctx = await createTestContext();
    const asked = request({ texts: ["a", "b"], darkColor: "#909090", size: 1024 });

    const { codes, message } = await generateQrList(ctx, asked);

    expect(message).toMatch(/^The contrast is low/);
    expect(codes.map((code) => Object.keys(code))).toEqual([
      ["png", "scanScore"],
      ["png", "scanScore"],
    ]);
  });

  it("stops when the caller leaves, also within a code", async () => {
    const gone = await createTestContext({ signal: AbortSignal.abort() });
    await expect(generateQrList(gone, request({ texts: ["a"] }))).rejects.toMatchObject({
      code: "aborted",
    });

    const caller = new AbortController();
    const ctx = await createTestContext({ signal: caller.signal });
    const made = generateQrList(ctx, request({ texts: ["x".repeat(900)], ...STYLED }));
    setImmediate(() => caller.abort());
    await expect(made).rejects.toMatchObject({ code: "aborted" });
  });

  it("draws one list at a time", async () => {
    const [one, other] = [await createTestContext(), await createTestContext()];
    const ended: string[] = [];

    const long = generateQrList(one, request({ texts: Array(4).fill("x".repeat(900)), ...STYLED }));
    const short = generateQrList(other, request({ texts: ["a"] }));
    await Promise.all([long.then(() => ended.push("long")), short.then(() => ended.push("short"))]);

    expect(ended).toEqual(["long", "short"]);
  });

  it("takes no more texts than a call has", () => {
    const texts = Array.from({ length: QR_LIST.rowsPerCall + 1 }, () => "a");

    for (const wrong of [texts, [], [1], "a", undefined])
      expect(qrListContract.input.safeParse({ texts: wrong }).error?.issues[0]?.message).toBe(
        "Send 1 to 20 texts.",
      );
  });
});
