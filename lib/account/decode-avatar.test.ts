import { describe, expect, it } from "vitest";

import { decodeAvatar } from "@/lib/account/decode-avatar";

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
const PNG = Buffer.from("89504e470d0a1a0a0000", "hex");

describe("readPicture", () => {
  it("trusts the bytes, not the declared type", () => {
    expect(decodeAvatar(dataUrl("image/gif", PNG)).mediaType).toBe("image/png");
    expect(decodeAvatar(dataUrl("image/png", Buffer.from("ffd8ffe0", "hex"))).mediaType).toBe(
      "image/jpeg",
    );
    const webp = Buffer.from("RIFF....WEBPVP8 ", "latin1");
    expect(decodeAvatar(dataUrl("image/png", webp)).mediaType).toBe("image/webp");
  });

  it.each([
    ["an SVG with a script", dataUrl("image/png", Buffer.from("<svg onload='alert(1)'/>"))],
    ["nothing", "data:image/png;base64,"],
    ["a URL", "https://elsewhere.example/x.png"],
    ["text", "hello"],
  ])("refuses %s", (_what, avatar) => {
    expect(() => decodeAvatar(avatar)).toThrow("Use a PNG, JPEG, or WebP image.");
  });
});
