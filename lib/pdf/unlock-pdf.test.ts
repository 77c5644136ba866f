import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { textOfPage } from "@/lib/pdf/pdf";
import { readDocument } from "@/lib/pdf/read-document";
import { ENCRYPTIONS, lockedPdf } from "@/tests/support/locked-pdf";
import { makePdf } from "@/tests/support/make-pdf";
import { runInProcess } from "@/tests/support/pdf-jobs";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-unlock-"));
const GARDEN = "The community garden was founded in 1984 by twelve neighbors of Mill Street.";
const WELL = "Water comes from a well that was drilled to a depth of 60 meters.";
const LIMITS = {
  maxPages: 10,
  maxTextMs: 10_000,
  maxOcrPages: 0,
  maxOcrMs: 0,
  findHidden: false,
};

function fileOf(bytes: Buffer): string {
  const file = path.join(mkdtempSync(path.join(folder, "file-")), "a.pdf");
  writeFileSync(file, bytes);
  return file;
}

async function unlock(file: string, password: string): Promise<string | null> {
  const to = `${file}-unlocked`;
  return (await runInProcess("unlock", { path: file, password, to })) === null ? null : to;
}

async function textOf(file: string): Promise<string> {
  const tools = { run: runInProcess, languageFolder: async () => undefined };
  return (await readDocument(file, LIMITS, tools)).pages.map(textOfPage).join("\n\n");
}

describe("unlockPdf", () => {
  it.each(ENCRYPTIONS)(
    "makes a copy that opens freely, whatever encrypts version %s",
    async (version) => {
      const lock = { userPassword: "open sesame", ownerPassword: "owner", version };
      const file = fileOf(await lockedPdf([GARDEN, WELL], lock));
      await expect(textOf(file)).rejects.toMatchObject({ code: "password_required" });

      const copy = await unlock(file, "open sesame");

      const text = await textOf(copy ?? "");
      expect(text).toContain("founded in 1984");
      expect(text).toContain("60 meters");
      expect(readFileSync(copy ?? "").includes("/Encrypt")).toBe(false);
    },
  );

  it.each([
    ["pässwörd", "1.5"],
    ["pässwörd", "1.7ext3"],
    ["пароль", "1.7ext3"],
    ["密码", "1.7ext3"],
  ] as const)("takes the letters of any script: %s in version %s", async (password, version) => {
    const lock = { userPassword: password, ownerPassword: "owner", version };
    const copy = await unlock(fileOf(await lockedPdf([GARDEN], lock)), password);

    expect(await textOf(copy ?? "")).toContain("founded in 1984");
  });

  it.each(["", "Open sesame", "open sesame ", "x".repeat(100_000)])(
    "refuses a password that isn't the file's, and leaves nothing",
    async (password) => {
      const lock = { userPassword: "open sesame", ownerPassword: "owner" };
      const file = fileOf(await lockedPdf([GARDEN], lock));

      await expect(unlock(file, password)).rejects.toMatchObject({ code: "password_required" });

      expect(readdirSync(path.dirname(file))).toEqual(["a.pdf"]);
    },
  );

  it("asks nobody for the password of a file that only forbids printing", async () => {
    const file = fileOf(await lockedPdf([GARDEN], { ownerPassword: "owner" }));

    expect(await textOf(file)).toContain("founded in 1984");
    expect(await unlock(file, "whatever was typed")).toBeNull();
  });

  it("says of encryption that no password opens that none does", async () => {
    const locked = makePdf([{}], { locked: true }).toString("latin1");
    const file = fileOf(Buffer.from(locked.replace("/Standard", "/AdobePKI"), "latin1"));

    await expect(textOf(file)).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining("encrypted in a way we can't open"),
    });
  });

  it("leaves a file without a lock as it is", async () => {
    expect(await unlock(fileOf(makePdf([{}])), "whatever was typed")).toBeNull();
  });
});
