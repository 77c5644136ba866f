import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

const HEADINGS = ["What we bake", "Who we are", "Opening day"];

/** Texts as near to each heading as they are said to be; the others are near to none. */
function nearTo(fits: Readonly<Record<string, readonly number[]>>) {
  return async (texts: readonly string[]) =>
    texts.map((text) => {
      const at = HEADINGS.indexOf(text);
      const own =
        Object.entries(fits).findLast(([start]) =>
          text.toLowerCase().startsWith(start.toLowerCase()),
        )?.[1] ?? [];
      return Float32Array.from(HEADINGS, (_, heading) =>
        at < 0 ? (own[heading] ?? 0) : Number(heading === at),
      );
    });
}

function arrange(notes: string, fits: Readonly<Record<string, readonly number[]>>) {
  const topic = "A bakery in our street";
  return composeNotes({ topic, notes, headings: HEADINGS, embed: nearTo(fits) });
}

const MENU = "MENU:\nsourdough 4.50\nrye 5.20, only Thu + Sat\ncinnamon knots 3";

describe("lines under a label that the outline doesn't have", () => {
  it("go to one heading, also where one of them is nearer to another by chance", async () => {
    const article = await arrange(MENU, {
      "MENU:": [0.24, 0.07, 0.25],
      "MENU: s": [0.25, 0.08, 0.1],
      "MENU: r": [0.15, 0, 0.28],
      "MENU: c": [0.1, 0, 0.18],
    });

    expect(article).toContain(
      "## What we bake\n\n- Sourdough 4.50\n- Rye 5.20, only Thursday and Saturday\n- Cinnamon knots 3",
    );
    expect(article).not.toContain("## Opening day");
  });

  it("go where their label belongs", async () => {
    const article = await arrange("Team:\nAna bakes at night\nLuis is at the front", {
      Team: [0.2, 0.5, 0.1],
      "Team: A": [0.4, 0.3, 0],
      "Team: L": [0.4, 0.3, 0],
    });

    expect(article).toContain("## Who we are\n\n");
    expect(article).not.toContain("## What we bake");
  });

  it("leave it for a heading that has one of their words", async () => {
    const article = await arrange(`${MENU}\nopening Sat 4 May, free coffee\nclosed Mon/Tue`, {
      "menu:": [0.3, 0, 0.2],
      "MENU: o": [0.1, 0, 0.3],
      "MENU: cl": [0.1, 0, 0.2],
    });

    expect(article).toMatch(/## Opening day\n\n- Opening Saturday 4 May[^#]*\n- Closed Mon/);
  });
});

describe("a short line without a label", () => {
  const NOTES =
    "- we bake sourdough in a wood oven at night\n- cinnamon knots 3\n- Ana is the baker, and Luis is at the front";

  it("stays beside the line above it, unless another heading is clearly nearer", async () => {
    const fits = { "we b": [0.6, 0, 0], Ana: [0, 0.5, 0] };

    expect(await arrange(NOTES, { ...fits, cin: [0.1, 0.13, 0.13] })).toMatch(
      /## What we bake[^#]*Cinnamon knots/,
    );
    expect(await arrange(NOTES, { ...fits, cin: [0.1, 0.1, 0.5] })).toMatch(
      /## Opening day[^#]*Cinnamon knots/,
    );
  });
});
