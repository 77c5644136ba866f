import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { leftAsTyped, leftOut } from "@/lib/tools/write-article/notes-left";

function compose(notes: string, topic = "Repair fair"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

const EMAIL =
  "Subject: Fwd: copy for the newsletter\nFrom: Lena <lena@fair.example>\nTo: Sam\n\nHi all,\n\nWe meet on May 4. Bring cake.\n\nThanks so much\nLena\n\n--\nLena Okafor\n07700 900 418";

describe("an e-mail as notes", () => {
  it("leaves its header, greeting, and signature out of the article, and says so", async () => {
    const article = await compose(EMAIL);

    expect(article).toBe("# Repair Fair\n\nWe meet on May 4. Bring cake.");
    expect(await leftOut({ article, notes: EMAIL })).toEqual([
      "Left out: “Subject: Fwd: copy for the newsletter”, “From: Lena <lena@fair.example>”, “To: Sam”, “Hi all,”, “Thanks so much”, “Lena”, “Lena Okafor”, “07700 900 418”.",
    ]);
  });

  it("may begin below a few words, and end with what its writer does", async () => {
    const notes =
      "fyi, pasted from the city\n\nFrom: Dana <dana@city.example>\nSent: Monday\nTo: Elm Street\nSubject: parking\n\nHi Carol,\n\nPermits cost $35. Evenings stay free.\n\nBest,\nDana\n\nDana Whitfield\nParking & Mobility Coordinator\nPhone: 555-0142\nWhitfield & Co.\n\nP.S. Trucks pay more.";
    const article = await compose(notes, "Parking permits");

    expect(article).toBe(
      "# Parking Permits\n\nFYI, pasted from the city.\n\nPermits cost $35. Evenings stay free.\n\nP.S. Trucks pay more.",
    );
    expect(await leftOut({ article, notes })).toEqual([
      "Left out: “From: Dana <dana@city.example>”, “Sent: Monday”, “To: Elm Street”, “Subject: parking”, “Hi Carol,”, “Best,”, “Dana”, “Dana Whitfield”, “Parking & Mobility Coordinator”, “Phone: 555-0142”, “Whitfield & Co.”.",
    ]);
  });

  it.each([
    ["is a sentence", "The office is open on Fridays."],
    ["is a list", "- May 4: cleanup\n- May 11: fair"],
    ["has a label", "Deadline: May 4"],
    ["is longer than a signature", Array.from({ length: 9 }, (_, at) => `Booth ${at}`).join("\n")],
  ])("doesn't end where what follows %s", async (_, below) => {
    const article = await compose(
      `Subject: fair\nFrom: Lena\n\nWe meet on May 4.\n\nThanks,\nLena\n\n${below}`,
    );

    for (const line of below.split("\n"))
      expect(article.replaceAll("**", "")).toContain(line.replace(/^- /, ""));
    expect(article).toContain("Lena");
  });

  it("needs more lines of a header below other words", async () => {
    const article = await compose(
      "We took the train.\n\nFrom: Hamburg @ 9\nTo: Lisbon\n\nIt rained.",
    );

    expect(article).toContain("Lisbon");
  });

  it("is one only with a subject or an address", async () => {
    const trip = "From: Hamburg\nTo: Lisbon\n\nHi all,\nWe took the train.\n\nThanks\nLena";
    const article = await compose(trip);

    expect(article).toContain("Hamburg");
    expect(article).toContain("Hi all");
    expect(article).toContain("Lena");
    expect(await leftOut({ article, notes: trip })).toEqual([]);
  });

  it("keeps quoted lines apart, unless a margin broke them", async () => {
    expect(await compose("Plan.\n\n> When: May 4\n> Where: the hall")).toContain(
      "> When: May 4\\\n> Where: the hall",
    );
    const wrapped =
      "> We meet in the hall of the church on the fourth of May, and\n> we bring all of the things that need to be repaired.";
    expect(await compose(`Plan.\n\n${wrapped}`)).toContain(wrapped);
  });
});

describe("a letter as notes", () => {
  const LETTER =
    "Hi all,\n\nthe water is back since Tuesday\nask Jo re key list!!\nthe shed lock is broken again\n\nthanks and see you all there\nPetra";

  it("keeps its greeting, its lines, and its closing as they were typed", async () => {
    expect(await compose(LETTER)).toBe(
      "# Repair Fair\n\nHi all,\n\nThe water is back since Tuesday.\n\nAsk Jo re key list!\n\nThe shed lock is broken again.\n\nThanks and see you all there\\\nPetra",
    );
  });

  it("may begin in the line below its greeting", async () => {
    const article = await compose("hello neighbors!\nthe fair is on May 4\n\nWe need tables.");

    expect(article).toBe(
      "# Repair Fair\n\nHello neighbors!\n\nThe fair is on May 4.\n\nWe need tables.",
    );
  });

  it("has no headings of labels, and its greeting may stand below its subject", async () => {
    const article = await compose(
      "fair news for all of us\n\nDear singers\n\nbring: a dish, your own plates, and a chair\n\nmoney: the permit was 85, the insurance 120\n\nmerry xmas\nBea",
    );

    expect(article).toContain("\n\nDear singers\n\n**Bring:** a dish");
    expect(article).toContain("Merry xmas\\\nBea");
    expect(article).not.toContain("##");
  });

  it.each(["see the map\nPetra has one", "cheers went up\nand then it rained"])(
    "has no closing in other lines: %j",
    async (lines) => {
      expect(await compose(`We met.\n\n${lines}`)).not.toContain("\\\n");
    },
  );
});

describe("a first line that describes the notes", () => {
  it.each([
    ["Product sync 12 Nov", "Weekly product sync, 12 November"],
    ["bleeding radiators – for the blog", "How to bleed a radiator"],
    ["Tidepool 2.0 launch post", "Launch of Tidepool 2.0"],
  ])("isn't in the article when the title says it: %s", async (line, topic) => {
    const notes = `${line}\n\nwe met at nine. It rained.\n\nNext\n- tea`;
    const article = await compose(notes, topic);

    expect(article).toMatch(/^# .+\n\nWe met at nine/);
    expect(await leftOut({ article, notes })).toEqual([`Left out: “${line}”.`]);
  });

  it.each([
    ["Tally 3.0 launch – bullet pts for blog post", "Tally 3.0 is here", "", undefined],
    [
      "INC-482 checkout 500s, notes for postmortem",
      "Outage on 11 March",
      "INC-482 checkout 500s.",
      "notes for postmortem",
    ],
    [
      "Reading notes - do hubs make towns richer? (for the essay, due 2 Dec)",
      "Do hubs make towns richer?",
      "",
      undefined,
    ],
    [
      "notes for letter to Northway Trains customer relations",
      "Complaint to Northway Trains",
      "Letter to Northway Trains customer relations.",
      "notes for",
    ],
    [
      "letter ideas: Mr Prentice, Oakfield Lettings",
      "Letter about the boiler",
      "Mr Prentice, Oakfield Lettings.",
      "letter ideas",
    ],
    ["LUMO lamp – copy points for product page", "Lumo reading lamp", "", undefined],
    [
      "Notes - Walter Brandt, 84. His workshop, a Tuesday",
      "Mending clocks",
      "Walter Brandt, 84. His workshop, a Tuesday.",
      "Notes",
    ],
    [
      "Essay plan - car free centers (2000 words, Tues 9th)",
      "Should centers ban cars?",
      "",
      undefined,
    ],
  ])("keeps what it names besides what they are for: %s", async (line, topic, kept, left) => {
    const notes = `${line}\n\nwe met at nine. It rained.\n\nNext\n- tea`;
    const article = await compose(notes, topic);

    expect(article).toMatch(/^# .+\n\n/);
    expect(article.split("\n\n").slice(1, kept ? 3 : 2)).toEqual([
      ...(kept ? [kept] : []),
      "We met at nine. It rained.",
    ]);
    expect(await leftOut({ article, notes })).toEqual([`Left out: “${left ?? line}”.`]);
  });

  it("isn't in the article when it is an item, and the title says it", async () => {
    expect(
      await compose("- holiday craft fair\n- free admission\n- no dogs", "Holiday craft fair"),
    ).toBe("# Holiday Craft Fair\n\n- Free admission\n- No dogs");
  });

  it("adds nothing when it only says that its writer is there", async () => {
    const notes = "fair notes - while im out on May 4\n\n- free admission\n- no dogs";
    const article = await compose(notes, "The fair on May 4");

    expect(article).toBe("# The Fair on May 4\n\n- Free admission\n- No dogs");
    expect(await leftOut({ article, notes })).toEqual([
      "Left out: “fair notes - while im out on May 4”.",
    ]);
  });

  it.each([
    ["Holiday craft fair!! Grange Hall, Sat Dec 12", "Holiday craft fair at Grange Hall"],
    ["garden club plant sale, May 8 @ the lot", "Garden club plant sale"],
    ["- Holiday craft fair: Grange Hall, Sat Dec 12", "Holiday craft fair"],
    ["lab log 2026-11-17 kombucha trial, batch 7", "Kombucha fermentation at 24 °C"],
  ])("is no item of the list below it: %s", async (line, topic) => {
    const sign = line.startsWith("-") ? "- " : "";
    const below = ["free admission", "40+ vendors", "Santa 11 to 1"];
    const notes = [line, ...below.map((one) => sign + one)].join("\n");
    const article = await compose(notes, topic);

    expect(article).toMatch(/^# .+\n\n[^\n-].+\.?\n\n- Free admission\n- 40\+ vendors\n- Santa/);
    expect(await leftOut({ article, notes })).toEqual([]);
  });

  it.each([
    ["- packed Hvar maps and the hats for it", "Packing for Hvar"],
    ["- short trip ferry from Split", "A short trip to Hvar"],
    ["- Fair: 300 for the hall", "Holiday craft fair"],
  ])("is an item where it says something else: %s", async (line, topic) => {
    expect(await compose(`${line}\n- free admission\n- no dogs`, topic)).toMatch(
      /^# .+\n\n- .+\n- Free admission/,
    );
  });

  it.each([
    ["Study summary (for patients, plain language pls)", "A small study"],
    ["Product sync 13 Nov notes", "Product sync, 12 November"],
  ])("stays when it says more, and is named: %s", async (line, topic) => {
    const notes = `${line}\n\nwe met at nine. It rained.\n\nNext\n- tea`;
    const article = await compose(notes, topic);

    expect(article).toContain(`\n\n${line}.\n\n`);
    expect(await leftOut({ article, notes })).toEqual([]);
    expect(await leftAsTyped({ article, notes, topic, unknownWords: [] })).toEqual([
      `Left as typed: “${line}”.`,
    ]);
  });
});

it("isn't told of where the title alone was left out", async () => {
  const notes =
    "handover notes\n\nHarper\nrenewal is due on May 4, the draft is with legal, and they take their time";
  const article = await compose(notes, "Handover");

  expect(article).toContain("## Harper\n\nRenewal is due");
  expect(await leftAsTyped({ article, notes, topic: "Handover", unknownWords: [] })).toEqual([]);
});

describe("reminders in notes", () => {
  it.each([
    "Is the song by his uncle - check",
    "Plain words pls",
    "End w/ something about the church steps",
    'Don\'t say it "cures" anything',
    "Maybe add a photo",
    "Call Sandra abt the permit",
    "Ask Jo re key list",
    "Check: year of the regatta",
    "Photo by Timo, credit him",
    "Is it from Bruges??",
  ])("are named: %s", async (line) => {
    const article = `# Fair\n\nWe met.\n\n- ${line}\n- Ask for help at the desk`;

    expect(await leftAsTyped({ article, notes: "", topic: "", unknownWords: [] })).toEqual([
      `Left as typed: “${line}”.`,
    ]);
  });
});

describe("reminders in parentheses", () => {
  it.each([
    "get full name",
    "check this, some say 920",
    "Check w/ Tom before Friday, he has the list",
    "add a photo",
    "ask Priya",
    "spelling?",
    "1923?",
  ])("are named: %s", async (reminder) => {
    const article = `# Fair\n\nIt came out in a journal (${reminder}). We met in May (in the rain).`;

    expect(await leftAsTyped({ article, notes: "", topic: "", unknownWords: [] })).toEqual([
      `Left as typed: “${reminder}”.`,
    ]);
  });

  it.each([
    "get there before ten",
    "ask at the desk",
    "check in from three",
    "check your tickets",
    "add two eggs",
    "call 555-0142",
  ])("aren't what a reader is told: %s", async (words) => {
    const article = `# Fair\n\nIt is at the hall (${words}).`;

    expect(await leftAsTyped({ article, notes: "", topic: "", unknownWords: [] })).toEqual([]);
  });

  it("are named once where their sentence is", async () => {
    const article = "# Fair\n\nPlain words pls (get full name).";

    expect(await leftAsTyped({ article, notes: "", topic: "", unknownWords: [] })).toEqual([
      "Left as typed: “Plain words pls (get full name)”.",
    ]);
  });
});

describe("a label at the beginning of a paragraph", () => {
  it("says nothing of the lines below that are about something else", async () => {
    const article = await compose(
      "we open at ten.\n\nbring: cash (no card machine), hat, a bag for plants\nno dogs except guide dogs because of the hens\nthe paths are gravel, and the top terrace has steps",
    );

    expect(article).toContain(
      "**Bring:** cash (no card machine), hat, a bag for plants.\n\nNo dogs",
    );
    expect(article).toContain("of the hens. The paths are gravel");
  });

  it("is in bold, and no item of a list because of the lines below it", async () => {
    expect(
      await compose(
        "We met.\n\nAfter: check the gauge on the boiler, it should be at one bar\nturn the heating on and check that it is warm",
      ),
    ).toContain(
      "\n\n**After:** check the gauge on the boiler, it should be at one bar. Turn the heating on and check that it is warm.",
    );
  });

  it("isn't in bold in a list either when it begins a sentence", async () => {
    expect(await compose("- He showed me the book: one line a day\n- Time: May 4")).toBe(
      "# Repair Fair\n\n- He showed me the book: one line a day\n- **Time:** May 4",
    );
  });

  it.each([
    "He told me: don't",
    "Note: it rains",
    "Q: may I bring my dog",
    "On Sundays, there: a cat",
  ])("isn't every word before a colon: %s", async (line) => {
    expect(await compose(`${line}\n\nWe met.`)).not.toContain("**");
  });
});
