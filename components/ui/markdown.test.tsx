import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Markdown } from "@/components/ui/markdown";

const render = (source: string) => renderToStaticMarkup(<Markdown source={source} />);

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
  ])("keeps a link to %s, in a new tab that learns nothing of this one [K-08]", (address) => {
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
  ])("blanks a link to %s and keeps its words [K-08]", (address) => {
    const html = render(`[word](<${address}>)`);

    expect(html).toContain("word");
    expect(html).not.toContain("href");
  });

  it("makes a link to a place in a document plain text where nothing opens it", () => {
    expect(render("See [p. 12](#page=12)")).toContain("See <span>p. 12</span>");
  });

  it("makes it a button where something does", () => {
    const html = renderToStaticMarkup(<Markdown source="[p. 12](#page=12)" onAnchor={() => {}} />);

    expect(html).toMatch(/<button type="button"[^>]*>p\. 12<\/button>/);
  });

  it("shows raw HTML as the text it is written as", () => {
    const html = render(
      'One <b onclick="alert(1)">two</b> and List<String>.\n\n<script>x</script>',
    );

    expect(html).toContain("&lt;b onclick=&quot;alert(1)&quot;&gt;two&lt;/b&gt;");
    expect(html).toContain("List&lt;String&gt;");
    expect(html).toContain("&lt;script&gt;x&lt;/script&gt;");
    expect(html).not.toMatch(/<(b|script)\b/);
  });

  it("breaks the line at a <br> in a table's cell", () => {
    expect(render("| a |\n| - |\n| one<br>two |")).toContain("one<br/>two");
  });

  it("loads our own pictures and offers another host's as a link", () => {
    expect(render("![oven](/api/files/1)")).toContain('<img src="/api/files/1" alt="oven"');

    const remote = render("![oven](https://example.com/oven.png)");
    expect(remote).not.toContain("<img");
    expect(remote).toContain('<a href="https://example.com/oven.png"');
    expect(remote).toContain(">oven</a>");
  });

  it("puts no link into a link", () => {
    const html = render("[![oven](https://example.com/oven.png)](https://example.com/)");

    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it("draws every beginning of a text without failing, as it is while it streams", () => {
    const whole =
      "# A\n\n- **b** `c`\n\n| d | e |\n| - | - |\n| [f](https://x.y) | g |\n\n```ts\nh\n```";

    for (let length = 0; length <= whole.length; length += 1) {
      expect(() => render(whole.slice(0, length))).not.toThrow();
    }
  });
});
