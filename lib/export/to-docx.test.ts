import { describe, expect, it } from "vitest";

import { toDocx } from "@/lib/export/to-docx";
import { unzip } from "@/tests/support/unzip";

const MARKDOWN = `# Bees & cities

They **work** in *towns*, ~~asleep~~, see [the study](https://example.org/a) and \`code()\`.

1. First
   - nested
     1. deepest
2. Second

7. Seven

> A quote

| Name | Amount |
| --- | ---: |
| Honey | 12 |

\`\`\`js
if (bee) {
  fly();
}
\`\`\`

[bad](javascript:alert(1)) and a note[^1].

[^1]: The note.
`;

async function parts(markdown: string, options = { title: "Bees", locale: "de-AT" }) {
  const file = await toDocx(markdown, options);
  const files = unzip(Buffer.from(await file.arrayBuffer()));
  const text = (name: string) => files.get(name)?.toString("utf8") ?? "";
  return {
    document: text("word/document.xml"),
    numbering: text("word/numbering.xml"),
    links: text("word/_rels/document.xml.rels"),
    core: text("docProps/core.xml"),
  };
}

describe("toDocx", () => {
  it("begins with the notice, and names the engine in its properties", async () => {
    const details = { title: "Bees", locale: "en", engine: "Model (Maker)", notice: "Unchecked." };

    const { document, core } = await parts("## Towns", details);

    expect([...document.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      "Unchecked.",
      "Bees",
      "Towns",
    ]);
    expect(core).toContain("<dc:description>Written with Model (Maker)</dc:description>");
  });

  it("writes real styles, lists, tables and links", async () => {
    const { document, links, core } = await parts(MARKDOWN);

    expect(document).toContain('<w:pStyle w:val="Heading1"/>');
    expect(document).toMatch(/<w:b\/>.{0,80}<w:t[^>]*>work<\/w:t>/);
    expect(document).toMatch(/<w:i\/>.{0,80}<w:t[^>]*>towns<\/w:t>/);
    expect(document).toMatch(/<w:strike\/>.{0,80}<w:t[^>]*>asleep<\/w:t>/);
    expect(document).toMatch(/<w:rStyle w:val="Code"\/>.{0,80}<w:t[^>]*>code\(\)<\/w:t>/);
    expect(document.match(/<w:ilvl w:val="[012]"\/>/g)).toHaveLength(5);
    expect(document).toContain('<w:pStyle w:val="Quote"/>');
    expect(document).toContain("<w:tblHeader/>");
    expect(document).toMatch(/<w:t[^>]*> {2}fly\(\);<\/w:t>/);
    expect(links).toContain("https://example.org/a");
    expect(core).toContain("<dc:title>Bees</dc:title>");
  });

  it("starts every numbered list at its own number", async () => {
    const { numbering } = await parts("3. Three\n\ntext\n\n9. Nine");

    expect(numbering).toContain('<w:start w:val="3"/>');
    expect(numbering).toContain('<w:start w:val="9"/>');
  });

  it("leaves out links with unsafe protocols [K-08]", async () => {
    const { document, links } = await parts(MARKDOWN);

    expect(links).not.toContain("javascript");
    expect(document).toContain("bad");
  });

  it("picks the paper format of the reader's country", async () => {
    expect((await parts("a", { title: "T", locale: "de-AT" })).document).toContain('w:w="11906"');
    expect((await parts("a", { title: "T", locale: "en-US" })).document).toContain('w:w="12240"');
  });

  it("aligns right-to-left paragraphs to the right", async () => {
    const { document } = await parts("# النحل\n\nFrom the left.");

    expect(document.match(/<w:bidi\/>/g)).toHaveLength(1);
    expect(document).toContain("<w:rtl/>");
  });

  it("adds the title as a heading when the text has none", async () => {
    const { document } = await parts("Only text.", { title: "A title", locale: "en" });

    expect(document).toMatch(/Heading1.*A title.*Only text\./);
  });
});
