import { expect, it } from "vitest";

import { PATTERNS } from "@/lib/documents/reader/figure-patterns";

const TEXTS = [
  "Write to a.b+c@mail.example.org.",
  "It costs $8,400, 12 500 €, 340 million crowns, CHF 20, or 9 cents.",
  "12 500",
  "1 250 000\t-12 500\t3 May",
  "Interest is 1.5% or two PERCENTAGE points, ½ percent, 3 per cent.",
  "Once a day, Every Three Months, 12 times in 2024, Weekly",
  "ninety (90) days, two years and six months, ½ hour, eight paid sick days, 24-hour",
  "Call +49 30 5550 1420, 555-0142, or (218) 555.0177.",
  "two metres, 8.1 × 4.9 × 4.3 in., 2½ cups, 20°C, 3 kWh, fifty-five mph, a hundred feet, 12mm",
  "two and a half litres, one and a quarter miles, three hundred and fifty km, a million gallons",
  "5-10 guests, 11.8 million, SEVENTEEN, Twenty-four, ¼, a hundred, 1'250.00",
];

it.each(PATTERNS.map(({ type, ...rest }) => [type, rest] as const))(
  "looks through a text for a %s only where a part of each is",
  (_type, { has, pattern }) => {
    const found = TEXTS.filter((text) => text.search(pattern) >= 0);

    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((text) => !has.test(text))).toEqual([]);
    expect(has.test("Nobody knows why the bees left their hive.")).toBe(false);
  },
);
