import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { MarkdownBody } from "@/components/ui/markdown-body";

const render = (source: string) => renderToStaticMarkup(<MarkdownBody source={source} />);

describe("Markdown", () => {
  it.each([
    "http://example.com/a",
    "https://example.com/a",
    "irc://irc.example.com/room",
    "ircs://irc.example.com/room",
    "mailto:ada@example.com",
    "xmpp:ada@example.com",
    "/privacy",
    "notes/today",
    "#part",
  ])("opens a link to %s in a new tab, without an opener or referrer [K-08]", (address) => {
    expect(render(`[word](${address})`)).toContain(
      `<a href="${address}" target="_blank" rel="noopener noreferrer">word</a>`,
    );
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<b>x</b>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.com/1",
    "tel:+100",
  ])("removes a link to %s and keeps its text [K-08]", (address) => {
    const html = render(`[word](<${address}>)`);

    expect(html).toContain("word");
    expect(html).not.toContain("href");
  });

  it("shows a citation as plain text where nothing can open it", () => {
    expect(render("See [p. 12](#page=12)")).toContain("See <span>p. 12</span>");
  });

  it("shows a citation as a button where something can open it", () => {
    const html = renderToStaticMarkup(
      <MarkdownBody source="[p. 12](#page=12)" onAnchor={() => {}} />,
    );

    expect(html).toMatch(/<button type="button"[^>]*>p\. 12<\/button>/);
  });

  it("connects footnotes and their marks, apart from those of another text on the page", () => {
    const html = renderToStaticMarkup(
      <>
        <MarkdownBody source={"A[^1]\n\n[^1]: one"} />
        <MarkdownBody source={"B[^1]\n\n[^1]: two"} />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);

    expect(targets).toHaveLength(4);
    expect(ids).toEqual(expect.arrayContaining(targets));
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).not.toContain("_blank");
  });

  it("lets each block run in its own direction, and code always from left to right", () => {
    const html = render("Bees\n\n- النحل\n- *العسل*\n\n> قول\n\n    x = 1");

    expect(html.match(/<(\w+) dir="auto">/g)).toEqual([
      '<p dir="auto">',
      '<ul dir="auto">',
      '<blockquote dir="auto">',
    ]);
  });

  it("shows raw HTML as text", () => {
    const html = render(
      'One <b onclick="alert(1)">two</b> and List<String>.\n\n<script>x</script>',
    );

    expect(html).toContain("&lt;b onclick=&quot;alert(1)&quot;&gt;two&lt;/b&gt;");
    expect(html).toContain("List&lt;String&gt;");
    expect(html).toContain("&lt;script&gt;x&lt;/script&gt;");
    expect(html).not.toMatch(/<(b|script)\b/);
  });

  it("breaks the line at a <br> in a table cell", () => {
    expect(render("| a |\n| - |\n| one<br>two |")).toContain("one<br/>two");
  });

  it("loads our own images and links to those of other hosts", () => {
    expect(render("![oven](/api/files/1)")).toContain('<img src="/api/files/1" alt="oven"');
    expect(render("![oven](/api/shared/a-_1/files/2?w=640)")).toContain("<img");

    const remote = render("![oven](https://example.com/oven.png)");
    expect(remote).not.toContain("<img");
    expect(remote).toContain('<a href="https://example.com/oven.png"');
    expect(remote).toContain(">oven</a>");
  });

  it.each([
    "/api/files/../auth/get-session",
    "/api/shared/x/../../auth/token",
    "/api/files/../../evil?x",
    "/api/files/%2E%2e/auth/token",
    "/api/files/x/files/../../auth/token",
  ])("loads nothing from %s, which is none of our images", (address) => {
    expect(render(`![oven](<${address}>)`)).not.toContain("<img");
  });

  it("never nests links", () => {
    const html = render("[![oven](https://example.com/oven.png)](https://example.com/)");

    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it.each(["> ", "- ", "1. ", "> - "])("shows %j thousands of levels deep as text", (mark) => {
    const source = `${mark.repeat(4_000)}Bees`;

    expect(render(source)).toBe(
      `<p dir="auto" class="whitespace-pre-wrap">${source.replaceAll(">", "&gt;")}</p>`,
    );
  });

  it.each([
    ["a table", `${"|a".repeat(200)}|\n${"|-".repeat(200)}|\n${"a\n".repeat(5_000)}`],
    ["a reference", `[a]: http://${"x".repeat(50_000)}\n\n${"[a] ".repeat(12_000)}`],
    ["images in images", `${"![".repeat(4_000)}${"](a)".repeat(3_000)}`],
    ["footnotes in footnotes", `${"[^a]: ".repeat(16_000)}x`],
  ])("shows %s that would take all the time there is as text", (_what, source) => {
    expect(render(source)).toBe(`<p dir="auto" class="whitespace-pre-wrap">${source}</p>`);
  });

  it.each([
    ["fills up", `${"|a".repeat(99)}|\n${"|-".repeat(99)}|\n${"a\n".repeat(99)}`, "<td"],
    ["nests emphasis", `${"**a ".repeat(1_400)}${"a** ".repeat(1_400)}`, "<strong"],
    ["nests images", `${"![".repeat(990)}${"](a)".repeat(990)}`, "<a"],
    ["repeats an address", `[a]: http://${"x".repeat(9_000)}\n\n${"[a]\n\n".repeat(2_000)}`, "<a"],
  ])("renders what %s as much as a text may", (_what, source, element) => {
    const start = process.cpuUsage();

    expect(render(source)).toContain(element);

    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(10);
  });

  it("renders quotes and lists as deep as people write them", () => {
    expect(render(`${"> ".repeat(10)}- Bees`).match(/<blockquote/g)).toHaveLength(10);
  });

  it("shows no heading before its words have arrived", () => {
    expect(render("Bees dance.\n\n## ").trim()).toBe('<p dir="auto">Bees dance.</p>');
    expect(render("Bees dance.\n\n### How")).toContain('<h3 dir="auto">How</h3>');
  });

  it("renders every prefix of a streaming text without failing", () => {
    const whole =
      "# A\n\n- **b** `c`\n\n| d | e |\n| - | - |\n| [f](https://x.y) | g |\n\n```ts\nh\n```";

    for (let length = 0; length <= whole.length; length += 1) {
      expect(() => render(whole.slice(0, length))).not.toThrow();
    }
  });
});
