import { describe, expect, it } from "vitest";
import { withFittingHeadings } from "@/lib/documents/section-headings";

const section = (title: string, ...quotes: string[]) => ({
  title,
  points: quotes.map((quote, place) => ({ place, quote })),
});

const headings = (...sections: Parameters<typeof withFittingHeadings>[0]) =>
  withFittingHeadings(
    sections,
    sections.flatMap(({ points }) => points.map(({ quote }) => quote)).join(" "),
  );

const titles = async (...sections: Parameters<typeof withFittingHeadings>[0]) =>
  (await headings(...sections)).map(({ title }) => title);

const FIRST = section("Bees", "My bees live in the north.");

describe("headings of sections", () => {
  it("are of their points", async () => {
    const mites = section("Mites", "Woodpeckers destroyed a hive in a week.", "I use tar paper.");

    expect(await titles(FIRST, mites)).not.toContain("Mites");
  });

  it("stay where half of the points name them, or one of what is announced", async () => {
    const quotes = ["The heads are of linden wood.", "We have ninety puppets.", "They hang there."];
    const said = section("Puppets", ...quotes);

    expect(await titles(FIRST, { ...said, announced: true })).toContain("Puppets");
    expect(await titles(FIRST, said)).not.toContain("Puppets");
    expect(await titles(FIRST, section("Linden wood", ...quotes.slice(0, 2)))).toContain(
      "Linden wood",
    );
  });

  it("keep the half that is named", async () => {
    const taped = section("Tape and gaps", "Lay the tape over the seam.");

    expect(await titles(FIRST, taped)).toContain("Tape");
  });

  it("name what the talk names again, and no orders", async () => {
    const meat = section("Grain", "Slice the brisket.", "Grab the knife.", "Rest the brisket.");

    expect(await titles(FIRST, meat)).toContain("Brisket");
    expect(await titles(FIRST, section("Grain", "Slice it. Grab it."))).toContain("Other points");
  });

  it("are true of what is said first", async () => {
    const first = section("Bees", "My name is Ada.", "I moved to the north in 2019.");

    expect(await titles(first, section("Paint", "Two coats of paint are enough."))).toEqual([
      "Introduction",
      "Paint",
    ]);
  });

  it("stay as they are where the talk asks them", async () => {
    const asked = section("What was the hardest time?", "We were closed for a year.");

    expect(await titles(FIRST, asked)).toContain("What was the hardest time?");
  });

  it("lose no point", async () => {
    const sections = [FIRST, section("Limit", "Go on."), section("Rent", "It was 9 euros.")];

    const headed = await headings(...sections);

    expect(headed.flatMap(({ points }) => points)).toHaveLength(3);
  });

  it("are what was said together rather than a pair of words that weren't", async () => {
    const quotes = ["The quilt box takes up the moisture.", "Fill the box with dry shavings."];
    const points = quotes.map((quote, place) => ({ quote, place }));
    const talk = `${quotes.join(" ")} I put a quilt box on top.`;
    const [headed] = await withFittingHeadings([{ title: "Moisture and shavings", points }], talk);

    expect(headed?.title).toBe("Quilt box");
  });
});
