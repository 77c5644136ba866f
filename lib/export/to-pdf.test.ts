import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

import { pdfDefinition } from "@/lib/export/to-pdf";

/** As the browser fetches the fonts, from the same packages. */
async function readFont(url: string) {
  return new Uint8Array(await readFile(new URL(url)));
}

function define(markdown: string, locale = "de") {
  return pdfDefinition(markdown, { title: "Bees", locale }, readFont);
}

describe("pdfDefinition", () => {
  it("begins with the notice, and names the engine in its properties", async () => {
    const details = { title: "Bees", locale: "en", engine: "Model (Maker)", notice: "Unchecked." };

    const { definition } = await pdfDefinition("## Towns", details, readFont);

    expect(JSON.stringify(definition.content)).toMatch(/Unchecked\..*Bees.*Towns/);
    expect(definition.info?.subject).toBe("Written with Model (Maker)");
  });

  it("bookmarks headings, numbers lists and links addresses", async () => {
    const { definition } = await define(
      "# Bees\n\n## Towns\n\nSee [it](https://example.org).\n\n4. four",
    );
    const content = JSON.stringify(definition.content);

    expect(content).toContain('"outlineText":"Towns"');
    expect(content).toContain('"link":"https://example.org"');
    expect(content).toContain('"start":4');
    expect(definition.info?.title).toBe("Bees");
    expect(definition.pageSize).toBe("A4");
  });

  it("loads only the fonts that a text needs", async () => {
    const plain = await define("# Bees\n\nStraße, Łódź, Привет → ≥ “quotes”");
    const mixed = await define("αβγ ✓ and `code`");

    expect(Object.keys(plain.fonts.families)).toEqual(["Geist"]);
    expect(Object.keys(mixed.fonts.families)).toEqual(["Geist", "GeistMono", "DejaVu"]);
    expect(mixed.fonts.split("α beta", false)).toEqual([
      { text: "α ", font: "DejaVu" },
      { text: "beta", font: "Geist" },
    ]);
  });

  it.each(["城市里的蜜蜂", "النحل", "הדבורה", "Bees 🚀"])(
    "says so instead of leaving out %s",
    async (text) => {
      await expect(define(`# ${text}`)).rejects.toThrow(/Export to Word or Markdown instead/);
    },
  );

  it("ignores joiners and variation selectors", async () => {
    await expect(define("A\u200bB ✔\ufe0f C\u00adD")).resolves.toBeDefined();
  });

  it("writes spaces of any width with one that its fonts have", async () => {
    const { fonts } = await define("10\u202f000\u202f€, 5\u2009kg");
    const [run] = fonts.split("10\u202f000\u2007€\u2009a\u2003b\u3000c\u00a0d", false);

    expect(Object.keys(fonts.families)).toEqual(["Geist"]);
    expect(run?.text).toBe("10\u00a0000\u00a0€ a b c\u00a0d");
  });

  it("breaks lines where Unicode does and leaves out other control characters", async () => {
    const { fonts } = await define("text");

    expect(fonts.split("a\r\nb\u2028c\fd\u0007e\tf", false)[0]?.text).toBe("a\nb\nc\nde    f");
  });

  it("keeps a heading with its paragraph", async () => {
    const { definition } = await define("# A\n\n## B\n\ntext");

    expect(definition.content).toMatchObject([{ unbreakable: true }]);
  });

  it("picks the paper format of the reader's country", async () => {
    expect((await define("a", "en-US")).definition.pageSize).toBe("LETTER");
  });
});
