import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("marks in notes", () => {
  it.each([
    "✓ book the hall\n✔️ order cake\n✗ balloons",
    "✅book the hall\n✅order cake\n✗balloons",
    "- ✓ book the hall\n- ✅ order cake\n- ✗ balloons",
  ])("say what is done, and what isn't: %j", async (notes) => {
    expect(await compose(notes)).toBe(
      "# Garden\n\n- [x] Book the hall\n- [x] Order cake\n- ✗ Balloons",
    );
  });

  it.each([
    ['He says "Make your bed." p. 12', '"Make your bed." p. 12'],
    ["It asks why? pp. 14-16 and it goes on", "why? pp. 14-16 and it goes on"],
    ["A good start. pg. 7", "start. pg. 7"],
    ["They left early. chapter two was lost", "early. Chapter two"],
  ])("that refer to a page begin no sentence: %s", async (notes, text) => {
    expect(await compose(notes)).toContain(text);
  });

  it("keep an image as it is", async () => {
    expect(await compose("We got it! See below.\n\n![the logo](https://x.org/u.png)")).toContain(
      "We got it! See below.\n\n![the logo](https://x.org/u.png)",
    );
  });

  it('count where they stand before "of"', async () => {
    const article = await compose("# of vendors: 42\n# of visitors: 300\n\nWe made 400 pounds.");

    expect(article).toMatch(/^# Garden\n\n\\# of vendors: 42/);
    expect(article.match(/^#/gm)).toHaveLength(1);
  });

  it("number letters below a number", async () => {
    expect(await compose("1. fill in the form\na. return it\nb. keep a copy\n2. wait")).toMatch(
      /^1\. Fill in the form\.?\n {3}1\. Return it\.?\n {3}2\. Keep a copy\.?\n2\. Wait/m,
    );
    expect(await compose("We met.\n\na. return the form")).toContain("a. return the form");
  });
});
