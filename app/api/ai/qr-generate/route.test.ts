import { beforeAll, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/qr-generate/route";
import { countCreations, listCreations } from "@/db/queries/creations";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { readQrCode } from "@/tests/support/read-qr-code";

const URL = "/api/ai/qr-generate";
/** One red pixel. */
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
});

async function call(json: unknown, token = account.token) {
  const response = await POST(apiRequest(URL, { json, token }));
  return { status: response.status, body: await response.json() };
}

describe("POST /api/ai/qr-generate", () => {
  it("returns a PNG that decodes to the text, at the default size and colors [C-14, E-09, K-02, QR-08]", async () => {
    const { status, body } = await call({ text: "https://example.com/?q=ä" });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      format: "png",
      meta: { verified: true, scanScore: 100, size: 512, errorCorrectionLevel: "M", contrast: 21 },
    });
    expect(body.svg).toBeUndefined();
    expect(body.dataUrl).toMatch(/^data:image\/png;base64,/);
    const png = Buffer.from(body.dataUrl.split(",")[1], "base64");
    expect(png.readUInt32BE(16)).toBe(512);
    expect(await readQrCode(png, 512)).toBe("https://example.com/?q=ä");
  });

  it("returns SVG without the text in its markup [C-14, E-09, QR-07]", async () => {
    const text = '"/><script>alert(1)</script>';

    const { body } = await call({ text, format: "svg", size: 300, darkColor: "#102030" });

    expect(body).toMatchObject({ format: "svg", meta: { verified: true } });
    expect(body.dataUrl).toBeUndefined();
    expect(body.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300"/);
    expect(body.svg).not.toContain("script");
    expect(await readQrCode(Buffer.from(body.svg), 300)).toBe(text);
  });

  it("saves the image and the text, and titles a network without its password", async () => {
    const other = await signUpAccount();
    const text = "WIFI:T:WPA;S:Guest ```net;P:top secret;;";

    const { body } = await call({ text, format: "svg" }, other.token);

    const { rows } = await listCreations(await getDatabase(), { userId: other.id, limit: 10 });
    expect(rows).toMatchObject([
      { id: body.id, tool: "qr-generator", type: "qr-code", prompt: "Wi-Fi: Guest ```net" },
    ]);
    expect(rows[0]?.content).toMatch(/^!\[QR code\]\(\/api\/files\/[\w-]+\)\n\n````\nWIFI:/);
  });

  it("forces the highest level for a logo", async () => {
    const { body } = await call({ text: "with a logo", errorCorrectionLevel: "L", logo: PIXEL });

    expect(body.meta).toMatchObject({ errorCorrectionLevel: "H", verified: true, scanScore: 100 });
  });

  it("draws the shapes and the eye colors that were asked for, and warns about pale eyes", async () => {
    const style = { moduleShape: "dots", eyeFrameShape: "circle", eyeFrameColor: "#e07070" };

    const { body } = await call({ text: "styled", format: "svg", ...style });

    expect(body.meta).toMatchObject({ verified: true, scanScore: 100 });
    expect(body.message).toBe("The contrast of the eye frames is low (3.1:1).");
    expect(body.svg).toContain('<path fill="#e07070"');
    expect(await readQrCode(Buffer.from(body.svg), 512)).toBe("styled");
  });

  it("warns about low contrast", async () => {
    const { body } = await call({ text: "weak", darkColor: "#909090" });

    expect(body.message).toBe(
      "The contrast is low (3.2:1), so some scanners may need bright light.",
    );
  });

  it.each([
    ["blank text", { text: " \n" }, "Enter text or URL to encode"],
    ["no text", {}, "Enter text or URL to encode"],
    [
      "half a character",
      { text: "\ud83d" },
      "The text contains an incomplete character. Retype it.",
    ],
    ["a null character", { text: "a\u0000b" }, "The text contains a null character. Remove it."],
    [
      "one digit too many",
      { text: "7".repeat(5_597) },
      "The text is 5,597 digits long, but level M holds at most 5,596. Shorten it or choose a lower level.",
    ],
    ["a size under 128", { text: "a", size: 127 }, "Choose a size from 128 to 1024."],
    ["a size over 1024", { text: "a", size: 1025 }, "Choose a size from 128 to 1024."],
    ["a size that isn't a number", { text: "a", size: "512" }, "Choose a size from 128 to 1024."],
    ["a margin over 10", { text: "a", margin: 11 }, "Choose a margin from 0 to 10."],
    ["a fractional margin", { text: "a", margin: 0.5 }, "Choose a margin from 0 to 10."],
    [
      "an unknown level",
      { text: "a", errorCorrectionLevel: "X" },
      "Choose an error correction level: L, M, Q, or H.",
    ],
    ["an unknown format", { text: "a", format: "gif" }, "Choose PNG or SVG."],
    ["a named color", { text: "a", darkColor: "red" }, "Enter the foreground color as #rrggbb."],
    ["a short color", { text: "a", lightColor: "#fff" }, "Enter the background color as #rrggbb."],
    [
      "a color with trailing characters",
      { text: "a", darkColor: '#000000"/><script>' },
      "Enter the foreground color as #rrggbb.",
    ],
    [
      "an unknown module shape",
      { text: "a", moduleShape: "stars" },
      "Choose a module shape: squares, rounded, extra rounded, dots, or classy.",
    ],
    [
      "an unknown eye shape",
      { text: "a", eyeBallShape: "heart" },
      "Choose an eye ball: square, rounded, or circle.",
    ],
    [
      "an eye color with markup",
      { text: "a", eyeFrameColor: '#000000"/><script>' },
      "Enter the eye frame color as #rrggbb.",
    ],
    [
      "one byte too many for a code with a logo",
      { text: `${"ü".repeat(636)}xy`, errorCorrectionLevel: "L", logo: PIXEL },
      "The text is 1,274 bytes long, but level H holds at most 1,273. Shorten it or remove the logo.",
    ],
    [
      "one byte too many",
      { text: "x".repeat(2_332) },
      "The text is 2,332 bytes long, but level M holds at most 2,331. Shorten it or choose a lower level.",
    ],
    [
      "a parent ID that isn't valid",
      { text: "a", parentId: "1" },
      "That isn't a valid creation ID.",
    ],
    [
      "a logo given as a URL",
      { text: "a", logo: "https://example.com/x.png" },
      "The logo must be an image. Choose another file.",
    ],
  ])("refuses %s [V-14, QR-03]", async (_what, json, message) => {
    const { status, body } = await call(json);

    expect({ status, message: body.message }).toEqual({ status: 400, message });
  });

  it.each([
    [
      "colors that are too close",
      { darkColor: "#777777", lightColor: "#999999" },
      /tell these colors apart/,
    ],
    ["light on dark", { darkColor: "#ffffff", lightColor: "#000000" }, /Swap the colors/],
    ["eyes like the background", { eyeBallColor: "#eeeeee" }, /tell the eye balls from/],
    [
      "eyes lighter than the background",
      { lightColor: "#909090", eyeFrameColor: "#ffffff" },
      /darker color for the eye frames/,
    ],
    ["a size that is too small", { text: "x".repeat(1_500), size: 128 }, /needs at least 149 px/],
  ])("refuses %s, and stores nothing", async (_what, fields, message) => {
    const other = await signUpAccount();

    const { status, body } = await call({ text: "a", ...fields }, other.token);

    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: "unusable" });
    expect(body.message).toMatch(message);
    expect(await countCreations(await getDatabase(), { userId: other.id })).toBe(0);
  });

  it.each([
    ["not an image", "data:image/png;base64,aGVsbG8=", 415],
    ["truncated", `${PIXEL.slice(0, 70)}==`, 422],
  ])("refuses a logo that is %s and stores nothing", async (_what, logo, expected) => {
    const other = await signUpAccount();

    const { status, body } = await call({ text: "a", logo }, other.token);

    expect({ status, success: body.success }).toEqual({ status: expected, success: false });
    expect(await countCreations(await getDatabase(), { userId: other.id })).toBe(0);
  });

  it("rejects a signed-out caller [P-02]", async () => {
    expect((await POST(apiRequest(URL, { json: { text: "" } }))).status).toBe(401);
  });
});
