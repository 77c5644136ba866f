import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { leftAsTyped, leftOut } from "@/lib/tools/write-article/notes-left";

function compose(notes: string, topic = "Repair fair"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("an e-mail without its header", () => {
  const SAID = "The boiler is broken. A new one costs 8,450 euros.";
  const ASKED = "Please tell me by Friday if you mind.";

  it.each([
    [
      "Hi all,",
      SAID,
      "Best, Henrik\nSent from my iPhone",
      ["Hi all,", "Best, Henrik", "Sent from my iPhone"],
    ],
    [
      "Hello Bo,",
      SAID,
      "Cheers,\nHenrik\n\nGet Outlook for Android",
      ["Hello Bo,", "Cheers,", "Henrik", "Get Outlook for Android"],
    ],
    [
      "Hi all,",
      `${SAID} ${ASKED}`,
      "Kind regards\nHenrik Holm",
      ["Hi all,", "Kind regards", "Henrik Holm"],
    ],
  ])("has none of what stands around its text: %s", async (greeting, said, end, left) => {
    const notes = `${greeting}\n\n${said}\n\n${end}`;
    const article = await compose(notes, "The boiler");

    expect(article).toBe(`# The Boiler\n\n${said}`);
    expect(await leftOut({ article, notes })).toEqual([
      `Left out: ${left.map((line) => `“${line}”`).join(", ")}.`,
    ]);
  });

  it.each([
    ["a letter", `Hi all,\n\n${SAID}\n\nBest,\nHenrik`, ["Hi all,", "Henrik"]],
    ["a card", `${SAID}\n\nThe postcard was\nsent from my home town`, ["sent from my home"]],
  ])("isn't %s", async (_, notes, kept) => {
    const article = await compose(notes, "The boiler");

    for (const line of kept) expect(article.toLowerCase()).toContain(line.toLowerCase());
    expect(await leftOut({ article, notes })).toEqual([]);
  });
});

describe("what ends a meeting", () => {
  const ABOVE =
    "attendees: Ines (chair), Bo, Karim\n1. water\nthe pump lost pressure twice\nkarim to order by 20/11\n2. hedge height\ncomplaint from plot 17. rule says 1.60 m. plot 18 has 2 m. ines writes a letter\n3. summer party\ndate 11 July, vote by e-mail";

  it("has a heading of its own below the last subject", async () => {
    const article = await compose(
      `${ABOVE}\nAOB: key for shed lost again\nnext mtg 14 Jan 19:00, clubhouse`,
    );

    expect(article).toContain(
      "## 3. Summer party\n\nDate 11 July, vote by e-mail.\n\n## AOB\n\nKey for shed lost again.\n\n## Next meeting\n\n14 Jan 19:00, clubhouse.",
    );
    expect(article).toContain("Rule says 1.60 m. Plot 18 has 2 m. Ines writes a letter.");
  });

  it("may be a sentence, and hold what stands below it", async () => {
    const article = await compose(
      `${ABOVE}\nany other business\nthe shed needs a lock\nNext meeting is on 14 Jan`,
    );

    expect(article).toContain(
      "## Any other business\n\nThe shed needs a lock.\n\n## Next meeting\n\nNext meeting is on 14 Jan.",
    );
  });

  it("isn't begun by other words", async () => {
    expect(await compose(`${ABOVE}\nthe next meeting of the band is loud`)).not.toContain(
      "## Next",
    );
  });

  it("has names that were typed as such somewhere, which no dictionary has", async () => {
    const found = await leftAsTyped({
      article: await compose(ABOVE),
      notes: `${ABOVE}\ncurtin from Lodo`,
      topic: "",
      unknownWords: ["karim", "curtin"],
    });

    expect(found).toEqual(["Not in the dictionary: curtin."]);
  });
});

it.each([
  ["the fence is 2 m. high at the gate", "The fence is 2 m. high at the gate."],
  ["it is 2 m. we measured it", "It is 2 m. We measured it."],
  ["3 m. rope and a hook", "3 m. rope and a hook."],
])("a sentence after a length begins with a capital letter: %s", async (notes, text) => {
  expect(await compose(notes)).toBe(`# Repair Fair\n\n${text}`);
});
