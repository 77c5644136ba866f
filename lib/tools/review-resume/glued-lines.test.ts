import { describe, expect, it } from "vitest";

import { ungluedLines } from "@/lib/tools/review-resume/glued-lines";

describe("ungluedLines", () => {
  it("begins a line where an activity begins", () => {
    const lines = [
      "Cut waste from 4.1% to 2.3% by weighing 800 bins",
      "Started a night shift that baked 900 loaves",
      "Was involved in the move to a new oven",
    ];

    expect(ungluedLines(lines.join(" "))).toEqual(lines);
  });

  it("begins a line with the title of the next job", () => {
    expect(
      ungluedLines(
        "Responsible for training of new cooks Line Cook, Pastry, Harbor Inn, 2012 — 2018",
      ),
    ).toEqual([
      "Responsible for training of new cooks",
      "Line Cook, Pastry, Harbor Inn, 2012 — 2018",
    ]);
  });

  it("begins a line with the title of the next job behind a sentence", () => {
    const lines = [
      "Supervised four apprentices; three passed AM2 at the first go.",
      "Electrician – Northgate Installations 09/2011 – 05/2017",
    ];

    expect(ungluedLines(lines.join(" "))).toEqual(lines);
  });

  it("begins a line with the title of the next job behind a sentence that ends with a number", () => {
    const lines = [
      "Introduced a scorecard that raised on-time delivery from 82% to 95%.",
      "Logistics Coordinator, Harbor Freightways Jul 2016 – May 2018",
    ];

    expect(ungluedLines(lines.join(" "))).toEqual(lines);
  });

  it.each([
    "2008-2012 several jobs",
    "2008: several jobs",
    "06/08 – 03/12: several jobs",
    "May 2008 - June 2012 several jobs",
  ])("begins a line with the period behind a sentence: %s", (line) => {
    expect(ungluedLines(`I was responsible for ordering. ${line}`)).toEqual([
      "I was responsible for ordering.",
      line,
    ]);
  });

  it("begins a line where a German one says what was done, or a duty", () => {
    const lines = [
      "Leitung von 12 Projekten mit einem Volumen von 8 Mio. Euro",
      "Verantwortlich für die Auswahl der Lieferanten",
      "Einführung eines Systems zur Planung der Montage",
    ];

    expect(ungluedLines(lines.join(" "), false)).toEqual(lines);
  });

  it.each([
    "Bakery Shift Supervisor, Golden Crust Breads, San Marcos 06/2019 – present",
    "Sold tickets with the help of Managed Services at Larch Hotel",
    "Moved 40 pages of the United States guide to Built Works",
    "Cook at Harbor Inn Inc. 2012 – 2018 in Dayton",
    "Ran the till, approx. 2012 – 2018 in Dayton",
    "Was responsible for the kitchen. 2012 – 2018",
    "Store Manager, Lone Pine Unit 5. Dayton Mall, 2012 – 2018",
    "Ran the sales dept. Harbor Inn, 2012 – 2018",
    "Counted stock for Lone Pine Auto, 2012 – 2014",
  ])("leaves one line whole: %s", (line) => {
    expect(ungluedLines(line)).toEqual([line]);
  });
});
