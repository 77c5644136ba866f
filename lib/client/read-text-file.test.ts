import { describe, expect, it } from "vitest";

import { readTextFile } from "@/lib/client/read-text-file";

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

describe("readTextFile", () => {
  it.each([
    ["UTF-8", Buffer.from("Café 木")],
    ["UTF-8 with a byte order mark", Buffer.from("\uFEFFCafé 木")],
    ["UTF-16 as Excel's Unicode text", utf16("Café 木")],
    ["big-endian UTF-16", utf16("Café 木").swap16()],
  ])("reads %s", async (_encoding, bytes) => {
    expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe("Café 木");
  });

  it("reads what is no UTF-8 as Windows-1252", async () => {
    expect(await readTextFile(new Blob([new Uint8Array([0x43, 0xe9, 0xdf])]))).toBe("Céß");
  });
});
