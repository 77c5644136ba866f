import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("labels with a dash", () => {
  it("get a colon beside labels with one", async () => {
    expect(
      await compose("When: May 3, all day\nImpact - about 9% of orders\nWhere - EU only, all pods"),
    ).toBe(
      "# Garden\n\n- **When:** May 3, all day\n- **Impact:** about 9% of orders\n- **Where:** EU only, all pods",
    );
  });

  it.each([
    ["all have one", "Luis - sign the form\nBeth - email all", "- Luis - sign the form"],
    [
      "they say who does something",
      "1) default timeout (Ines)\n2) dashboards per region - Sam\n3) load test for the tax - Kofi, soon\n4) runbook: check deploys",
      "2. Dashboards per region - Sam",
    ],
    ["they go from place to place", "Train: 9:15\nLeeds - York in a bus\nSeat: 4", "Leeds - York"],
    ["they are dates", "frost: 14 March\nslugs: all over\n14th - frost", "- 14th - frost"],
  ])("stay where %s", async (_, notes, text) => {
    expect(await compose(notes)).toContain(text);
  });
});

describe("long lines with labels", () => {
  const cause =
    "missing timeout in the tax lookup. The pool is 50, so one slow replica ate it all.";
  const caught = "staging has a single fast replica, and no load test covers the path at all.";

  it("are paragraphs, and not a list", async () => {
    const article = await compose(
      `We met.\n\nIt was bad.\n\nroot cause: ${cause}\nwhy not caught - ${caught}\nin the end it took the whole team of nine people two long days`,
    );

    expect(article).toContain("\n\n**Root cause:** missing timeout");
    expect(article).toContain("\n\n**Why not caught:** staging has");
  });

  it("head nothing where others stand beside them or say a figure", async () => {
    const article = await compose(
      "Shop opened in 2019, six months before the first lockdown.\n\nStaff now: 7, two are part time. Pays above living wage, says it isn't charity, turnover was killing her\nStarts at 3 in the morning. flour from a mill 12 miles away, costs a third more than the big ones\nEnergy: bill went from 900 to 2,600 a month in one year. put prices up once, and lost some customers",
    );

    expect(article).not.toContain("##");
    expect(article).toContain("\n\n**Staff now:** 7, two are part time.");
    expect(article).toContain("\n\nStarts at 3 in the morning.");
  });
});
