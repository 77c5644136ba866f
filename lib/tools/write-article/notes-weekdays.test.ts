import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string): Promise<string> {
  return composeNotes({ topic: "Plan", notes, embed: async () => undefined });
}

describe("weekdays that are shortened in notes", () => {
  it("are all written out where they can be", async () => {
    const article = await compose(
      "Trip\n\n- Fri 4/9 fly, arrive 9:10am sat\n- Sat 4/10 rest\n- Sun 4/11 tower, closed Mondays\n- Mon 4/12 aquarium\n- setup Fri 4-7pm, cleanup sat 4-6\n- meet on Sun at 3, open tue-thu",
    );

    expect(article).toContain("Friday 4/9");
    expect(article).toContain("arrive 9:10am Saturday");
    expect(article).toContain("Sunday 4/11");
    expect(article).toContain("Setup Friday 4-7pm, cleanup Saturday 4-6");
    expect(article).toContain("Meet on Sunday at 3, open Tuesday-Thursday");
    expect(article).not.toMatch(/\b(?:fri|sat|sun|mon)\b/i);
  });

  it("are written out before a colon where other lines begin with one", async () => {
    expect(await compose("- Sat: hike\n- Sun: tower\n- back by fri")).toContain(
      "- **Saturday:** hike\n- **Sunday:** tower\n- Back by Friday",
    );
  });

  it.each([
    "- call by Fri at noon\n- dinner Sat?\n- Wed 4pm tea",
    "- Mon: gym\n- Tue: swim\n- Wed: rest\n- maybe Sun afterwards, if it rains",
  ])("stay as they were typed where one can't be: %j", async (notes) => {
    expect((await compose(notes)).replaceAll("**", "")).not.toMatch(/day\b/);
  });

  it.each(["we sat 4-6 hours", "full sun 1/2 day", "sun: full", "Sun Valley is far", "in the Sun"])(
    "are none elsewhere: %s",
    async (words) => {
      const article = await compose(`- back by fri\n- ${words}`);

      expect(article).toContain("Back by Friday");
      expect(article).not.toMatch(/Saturday|Sunday/);
    },
  );
});

describe("a couple in notes", () => {
  it.each(["the wed couple laughed", "they are newly wed, and so young"])(
    "is wed, also where weekdays are named: %s",
    async (text) => {
      const article = await composeNotes({
        ...{ topic: "A toast", embed: async () => undefined },
        notes: `We met on Thursday.\n\nsat we ate, and ${text}, and all went home on fri.`,
      });

      expect(article).toContain(text);
    },
  );
});
