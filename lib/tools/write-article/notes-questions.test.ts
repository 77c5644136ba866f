import { describe, expect, it } from "vitest";

import { composeNotes, notesOutline } from "@/lib/tools/write-article/compose-notes";

const embed = async () => undefined;

function compose(notes: string, topic = "Pool"): Promise<string> {
  return composeNotes({ topic, notes, embed });
}

const HEATED = "## Is the pool heated?\n\nYes, from May to September.";
const DOGS = "## Can we bring dogs?\n\nNot inside. On the terrace yes.";

describe("questions of notes with their answers", () => {
  it.each([
    [
      "labels",
      "Q: is the pool heated?\nA: yes, from may to september\nQ: can we bring dogs\nA: not inside. on the terrace yes",
    ],
    [
      "labels, numbers, and blank lines",
      "Q1. Is the pool heated?\n\nA1. yes, from may to september\n\n- Q2. can we bring dogs?\n- A2. not inside. on the terrace yes",
    ],
    [
      "both labels in a line",
      "Q: is the pool heated? A: yes, from may to september\nQ: can we bring dogs? A: not inside. on the terrace yes",
    ],
    [
      "lines below",
      "is the pool heated?\nyes, from may to september\n\ncan we bring dogs?\nnot inside. on the terrace yes",
    ],
    [
      "the rest of their line",
      "is the pool heated? yes, from may to september\ncan we bring dogs? not inside. on the terrace yes",
    ],
  ])("are headings above them: %s", async (kind, notes) => {
    const title = kind === "the rest of their line" ? "Q&A\n" : "";
    const article = await compose(`We opened in 1990.\n\n${title}${notes}`);

    const level = title ? "## Q&A\n\n#" : "";
    expect(article).toBe(
      `# Pool\n\nWe opened in 1990.\n\n${level}${HEATED}\n\n${title ? "#" : ""}${DOGS}`,
    );
  });

  it("hold for their answer alone, and for all of it", async () => {
    const article = await compose(
      "Q: what do i need?\nA: bring:\n- a towel\n- a cap\n\nor rent both at the desk\n\nQ: is there food?\nA: yes\n\nwe closed the old slide in may",
    );

    expect(article).toBe(
      "# Pool\n\n## What do I need?\n\nBring:\n\n- A towel\n- A cap\n\nOr rent both at the desk.\n\n## Is there food?\n\nYes.\n\n---\n\nWe closed the old slide in May.",
    );
  });

  it("keep answers that are the same", async () => {
    const article = await compose("Q: is it warm?\nA: yes\nQ: is it deep?\nA: yes");

    expect(article.match(/Yes\./g)).toHaveLength(2);
  });

  it("stand below the title that the notes have", async () => {
    const article = await compose(
      "The Hill Street pool\n\nQ: is it warm?\nA: yes\n\nQ: is it deep?\nA: no",
    );

    expect(article).toMatch(/^# The Hill Street pool\n\n## Is it warm\?/);
  });

  it("go back to their answers where an outline doesn't have them", async () => {
    const notes = "Q: is it warm?\nA: yes\nQ: is it deep?\nA: no, 90 cm";
    const [first = ""] = await notesOutline({ topic: "Pool", notes, embed });
    const article = await composeNotes({
      ...{ topic: "Pool", notes, embed },
      headings: [first, "Other"],
    });

    expect(first).toBe("Is it warm?");
    expect(article).toContain("Is it deep? No, 90 cm.");
  });

  it.each([
    ["questions to oneself", "who brings the projector?\nKim has the keys\nthe hall is ours at 9"],
    ["open ones in a row", "who brings tea?\nwho has the keys?\nKim will know\nwhen do we start?"],
    ["doubts", "the fee is 20??\nAna knows\n\nwas it May??\nBo knows"],
    ["what a paragraph asks", "Why swim? It is good for you. Why here? It is near and warm."],
    ["code", "```\nQ: a\nA: b\nQ: c\nA: d\n```\n\nWe use this form for all of it."],
  ])("aren't %s", async (_, notes) => {
    expect(await compose(notes)).not.toContain("##");
  });
});
