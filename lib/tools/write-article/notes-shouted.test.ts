import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic: string): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("notes in capital letters", () => {
  it.each([
    "QUIET HOURS 10 PM TO 7 AM\nNO SMOKING ANYWHERE\nTAKE OUT THE TRASH",
    "CALL THE PLUMBER\nORDER THE SEEDS\n\nWATER IS OFF ON MONDAY. BRING A CAN.",
  ])("have no headings for being shouted: %j", async (notes) => {
    const article = await compose(notes, "House news");

    expect(article.match(/^#.*$/gm)).toEqual(["# House News"]);
    for (const line of notes.split("\n")) expect(article).toContain(line);
  });

  it("have those that are among other lines", async () => {
    expect(
      await compose(
        "NEXT STEPS\nWe call the plumber.\nWe order the seeds.\n\nMONEY\nWe have 300 pounds.",
        "House news",
      ),
    ).toMatch(/^# House News\n\n## Next steps\n[^#]*## Money\n/);
  });
});

describe("headings with words of the topic", () => {
  it.each([
    ["Pros and cons", "Pros\nIt is cheap.\nIt needs no power.\n\nCons\nIt breaks.\nIt smells."],
    [
      "Buying or renting",
      "Buying\nYou build up equity.\nYou can paint the walls.\n\nRenting\nYou can move.\nThe landlord fixes it.",
    ],
    [
      "Rome in 3 days",
      "Day 1\nthe Forum in the morning\npizza\n\nDay 2\nVatican museums\nthe dome\n\nDay 3\nTrastevere\nfly home",
    ],
    [
      "Our trip",
      "Day 1 - Friday\narrive at 6\ndinner at the inn\nDay 2 - Saturday\nhike up the hill\nswim in the lake",
    ],
  ])("stay headings above others: %s", async (topic, notes) => {
    const heads = notes.match(/^(?:Pros|Cons|Buying|Renting|Day \d.*)$/gm) ?? [];

    expect((await compose(notes, topic)).match(/(?<=^## ).*$/gm)).toEqual(heads);
  });

  it("are none where they only say the topic once more", async () => {
    expect(
      await compose(
        "Rabbit hutch\nWe built it in May.\nIt has two floors.\n\nCosts\nWood was 40 pounds.\nWire was 20 pounds.",
        "Our rabbit hutch",
      ),
    ).toMatch(/^# Our Rabbit Hutch\n\nWe built/);
  });
});

it("days of a trip are written out alike", async () => {
  expect(
    await compose(
      "Day 1 - thurs\narrive at 6\ndinner at the inn\nDay 2 - sat\nhike up the hill\nswim in the lake",
      "Our trip",
    ),
  ).toContain("## Day 2 - Saturday");
});
