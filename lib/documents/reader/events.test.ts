import { describe, expect, it } from "vitest";
import { findSought } from "@/lib/documents/reader/find-sought";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { readStructure } from "@/lib/documents/reader/structure";

async function read(lines: readonly string[], headings: readonly string[]) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const structure = await readStructure("Paper", parts, headings);
  const kind = recognizeKind(structure)?.kind;
  const usable = structure.units.filter((unit) => unit.kind !== "heading");
  const groups = await findSought(kind, structure, usable);
  const shown = groups.map(({ title, units }) => [title, units.map(({ text }) => text)] as const);
  return { kind, groups: Object.fromEntries(shown) };
}

const CIRCUS = [
  "Wild Hollow Circus Week",
  "Five days of juggling and tightrope for 7- to 13-year-olds",
  "When",
  "Monday 4 to Friday 8 August 2025",
  "9.15 am to 3.45 pm every day",
  "Where",
  "The big top on Marlpit Green, Hexley.",
  "Price",
  "£165 for the week",
  "Brothers and sisters: £140 each",
  "Lunch",
  "A warm lunch is included. Please tell us about allergies by 21 July.",
  "Grand show: Friday 8 August, 5 pm. Families are welcome, admission is free.",
  "What to bring",
  "• Leggings or joggers, no zips",
  "• A water bottle with your name",
  "• Sun cream and a hat",
  "• Old socks for the tightrope",
  "What to leave at home",
  "• Phones and watches",
  "• Nuts of any kind",
  "Booking",
  "Book at wildhollow.example or ring 01632 960 128 by 18 July.",
];
const HEADINGS = [
  "Wild Hollow Circus Week",
  "When",
  "Where",
  "Price",
  "Lunch",
  "What to bring",
  "What to leave at home",
  "Booking",
];

describe("announcements of events", () => {
  it("say what, when, where, how much, what to bring, and how to book", async () => {
    const { kind, groups } = await read(CIRCUS, HEADINGS);

    expect(kind).toBe("event");
    expect(groups).toEqual({
      What: [CIRCUS[0], CIRCUS[1]],
      When: [
        "Monday 4 to Friday 8 August 2025",
        "9.15 am to 3.45 pm every day",
        "Grand show: Friday 8 August, 5 pm.",
        "Families are welcome, admission is free.",
      ],
      Where: ["The big top on Marlpit Green, Hexley."],
      Price: ["£165 for the week", "Brothers and sisters: £140 each"],
      "What not to bring": ["Phones and watches", "Nuts of any kind"],
      "What to bring": [
        "Leggings or joggers, no zips",
        "A water bottle with your name",
        "Sun cream and a hat",
        "Old socks for the tightrope",
      ],
      "Booking and contact": [expect.stringContaining("01632 960 128")],
      Deadlines: ["Please tell us about allergies by 21 July."],
    });
  });

  it("have the hours of each day below it, in the order of the program", async () => {
    const hours = [
      ["Thursday 14 May", "09:30\tWhat readers want", "19:00\tConference dinner"],
      ["Friday 15 May", "09:00\tCyber attacks: lessons from 2024", "11:15\tClosing talk"],
    ];
    const days = ["Thursday 14 May", "Friday 15 May"];
    const lines = [
      "Libtech Workshop Week",
      "Thursday 14 to Friday 15 May 2026",
      ...hours.flat(),
      "Price",
      "€60 for students",
      "Booking",
      "Register by email at libtech.example. Everybody is welcome.",
    ];
    const { kind, groups } = await read(lines, [lines[0] ?? "", ...days, "Price", "Booking"]);

    expect(kind).toBe("event");
    expect(groups.When).toEqual(
      [lines[1] ?? "", ...hours.flat()].map((text) => text.replace("\t", " ")),
    );
  });

  it("are known without headings, by their labels", async () => {
    const { kind, groups } = await read(
      [
        "Pottery workshop",
        "Make your own bowl. No experience needed, beginners are welcome.",
        "Date: Saturday, March 14, 2026",
        "Time: 10 a.m. to 1 p.m.",
        "Location: Clay Barn, 12 Mill Lane, Orford",
        "Cost: $45, clay and firing included",
        "Please bring an apron and a towel.",
        "To register, call 555-0142 or email hello@claybarn.example by March 7.",
      ],
      [],
    );

    expect(kind).toBe("event");
    expect(groups).toMatchObject({
      When: [expect.stringContaining("March 14"), expect.stringContaining("10 a.m. to 1 p.m.")],
      Where: [expect.stringContaining("12 Mill Lane")],
      Price: [expect.stringContaining("$45")],
      "What to bring": ["Please bring an apron and a towel."],
      "Booking and contact": [expect.stringContaining("555-0142")],
    });
  });

  it("are known by an invitation to a sale", async () => {
    const { kind, groups } = await read(
      [
        "Neighborhood yard sale",
        "Saturday, June 6, 8 a.m. to 2 p.m. on Alder Street between 3rd and 5th Avenue",
        "More than forty tables. Join us for coffee and pie; everyone is welcome.",
        "Tables are $10. Reserve a table with Dana at 555-0177 by June 1.",
      ],
      ["Neighborhood yard sale"],
    );

    expect(kind).toBe("event");
    expect(groups.When).toEqual([expect.stringContaining("June 6")]);
  });

  it.each([
    [
      "Course Syllabus: Intro to Botany",
      [
        "When",
        "Mondays 10:00 from September 7, 2026",
        "Where",
        "Room 4",
        "Sign up online by May 3.",
      ],
    ],
    [
      "Club news",
      ["The spring fair on 4 May was a success from 10 am to 4 pm.", "Admission was £2."],
    ],
    [
      "Dear parents,",
      [
        "Please bring the form by 4 May, 3 pm.",
        "Everyone is welcome to the workshop. Book online.",
      ],
    ],
    [
      "Minutes of the fair committee",
      ["Date: 4 May 2025, 7 pm", "Place: hall", "Sign up by 9 May."],
    ],
  ])("are no other papers: %s", async (title, lines) => {
    expect((await read([title, ...lines], [title])).kind).not.toBe("event");
  });
});
