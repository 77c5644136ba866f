import { describe, expect, it } from "vitest";

import { chunkParts } from "@/lib/documents/chunk";
import { subjectOf } from "@/lib/registry/send-to";
import type { ArticleSource } from "@/lib/tools/write-article/article-source";
import { composeDocument } from "@/lib/tools/write-article/compose-document";
import { tableNotices } from "@/lib/tools/write-article/document-notices";
import { createTestContext } from "@/tests/support/test-context";

const MINUTES = [
  "Minutes of the Allotment Society",
  "Held at the Methodist Hall, 9 October 2024. Present: J. Adeyemi (chair), R. Stott, P. Lindqvist.",
  "1. Water",
  "The standpipe by plot 14 leaks. R. Stott got two quotes: £420 and £515. The cheaper was accepted.",
  "2. Education",
  "The primary school wants a plot for its gardening club. Agreed for 2025, free of charge.",
  "3. Rents",
  "Rents rise from £38 to £41 a year. Four members voted against.",
  "4. Any other business",
  "The bonfire on 5 November is cancelled because of the dry hedge. Next meeting: 8 January 2025 at 7.30 pm.",
];
const SET = MINUTES.filter((line) => !line.endsWith("."));

type Given = {
  kind?: ArticleSource["kind"];
  title?: string;
  headings?: readonly string[];
  outline?: ArticleSource["outline"];
  subject?: string;
};

/** The article on a document, without citations. */
async function article(...given: Parameters<typeof composed>): Promise<string> {
  return (await composed(...given)).text.replace(/ ?\[(?:p|par)\. \d+\]\([^)]*\)/g, "");
}

async function composed(
  pages: readonly (readonly string[])[],
  { kind = "pdf", title = "scan-0114", headings = [], outline = [], subject }: Given = {},
  asked: { topic?: string; outline?: readonly string[]; notes?: string } = {},
) {
  const ctx = await createTestContext();
  const parts = pages.map((lines, index) => ({ place: index + 1, text: lines.join("\n\n") }));
  const chunks = (await chunkParts(kind, parts)).map((chunk) => ({ ...chunk, embedding: null }));
  const source: ArticleSource = { kind, title, parts, chunks, outline, headings, subject };
  return composeDocument(
    ctx,
    {
      topic: asked.topic ?? title,
      notes: asked.notes,
      style: {},
      outline: asked.outline,
      source,
      length: 800,
      textSoFar: "",
    },
    source,
  );
}

/** What stands under each heading. */
function bodies(markdown: string): Record<string, string> {
  return Object.fromEntries(
    markdown.split(/^#{1,2} /m).flatMap((part) => {
      const [heading = "", ...body] = part.split("\n");
      return heading ? [[heading, body.join(" ").trim()]] : [];
    }),
  );
}

describe("composeDocument", () => {
  it("keeps each statement of a page under the heading it stands under there", async () => {
    const found = bodies(await article([MINUTES], { headings: SET }));

    expect(found).toEqual({
      "Minutes of the Allotment Society":
        "Held at the Methodist Hall, 9 October 2024. Present: J. Adeyemi (chair), R. Stott, P. Lindqvist.",
      "1. Water":
        "The standpipe by plot 14 leaks. R. Stott got two quotes: £420 and £515. The cheaper was accepted.",
      "2. Education":
        "The primary school wants a plot for its gardening club. Agreed for 2025, free of charge.",
      "3. Rents": "Rents rise from £38 to £41 a year. Four members voted against.",
      "4. Any other business":
        "The bonfire on 5 November is cancelled because of the dry hedge. Next meeting: 8 January 2025 at 7.30 pm.",
    });
  });

  it("takes the headings that a table of contents names from the page, not from its beginning", async () => {
    const outline = SET.map((title) => ({ title, place: 1 }));

    const found = bodies(await article([MINUTES], { outline }));

    expect(found["3. Rents"]).toBe(
      "Rents rise from £38 to £41 a year. Four members voted against.",
    );
  });

  it("leaves out nothing that is said in a few words or behind a label", async () => {
    const lines = [
      ...MINUTES,
      "Absent: Walter Finch. The meeting adjourned at 8:47 p.m. Carried.",
      "Minutes taken by: Rosa Park",
    ];
    const text = await article([lines], { headings: SET });

    for (const said of ["Absent: Walter Finch.", "The meeting adjourned at 8:47 p.m.", "Carried."])
      expect(text).toContain(said);
    expect(text).toContain("- Minutes taken by: Rosa Park");
  });

  it("keeps numbered headings of a text of which nothing is known about type", async () => {
    const found = bodies(await article([MINUTES.slice(2)], { kind: "text" }));

    expect(found["3. Rents"]).toBe(
      "Rents rise from £38 to £41 a year. Four members voted against.",
    );
    expect(found["4. Any other business"]).toMatch(/^The bonfire/);
  });

  it("leaves statements under their own heading when the person's outline has it", async () => {
    const outline = ["Rents", "2. Education", "3. Rents"];

    const found = bodies(await article([MINUTES], { headings: SET }, { outline }));

    expect(found["2. Education"]).toMatch(/The primary school .* free of charge\.$/);
    expect(found["3. Rents"]).toBe(
      "Rents rise from £38 to £41 a year. Four members voted against.",
    );
  });

  it("writes no headings of words that don't hold for what stands under them", async () => {
    const LETTER = [
      "Thank you for your letter of 27 May. We have compared the title plan with the 1911 survey, and we are satisfied that the hedge belongs to you along its whole length of 34.5 metres.",
      "Your neighbour may therefore not cut it below 1.8 metres without your consent. We suggest that you reply to him in writing by 21 June; a draft is enclosed.",
      "Our fee for this work is £340 plus VAT. The invoice comes with the next post from our office.",
    ];

    const text = await article([LETTER], { kind: "text", title: "Hollins & Wray" });

    expect(text).not.toContain("##");
    expect(text).toContain("The invoice comes with the next post");
  });
});

describe("the title of an article from a document", () => {
  it("is the document's own, where the topic is only its file's name", async () => {
    const text = await article([MINUTES], { headings: SET });
    expect(text).toMatch(/^# Minutes of the Allotment Society\n/);
  });

  it("is its own also where a chain hands on no more than the beginning of a long name", async () => {
    const title = `HCMC-2025-14_alarm-trial_${"final_".repeat(30)}`;
    for (const topic of [subjectOf(title), title]) {
      const text = await article([MINUTES], { headings: SET, title }, { topic });
      expect(text).toMatch(/^# Minutes of the Allotment Society\n/);
    }
  });

  it("is the topic that a person typed", async () => {
    const text = await article([MINUTES], { headings: SET }, { topic: "rents next year" });
    expect(text).toMatch(/^# Rents Next Year\n/);
  });

  it("is the file's name, where that is in words of the document or nothing else is known", async () => {
    const title = "Allotment Society";
    expect(await article([MINUTES], { headings: SET, title })).toMatch(/^# Allotment Society\n/);
    expect(await article([MINUTES.slice(1, 2)])).toMatch(/^# Scan-0114\n/i);
  });

  it("has the words of a file's name apart", async () => {
    const title = "HCMC-2025-14_alarm-trial";
    const text = await article([MINUTES.slice(1, 2)], { title }, { topic: subjectOf(title) });
    expect(text).toMatch(/^# HCMC-2025-14 alarm-trial\n/i);
  });

  it("may have the name of a journal above it, which is no sentence", async () => {
    const lines = ["Parish News · No. 41", ...MINUTES];
    const text = await article([lines], { headings: SET });
    expect(text).toMatch(/^# Minutes of the Allotment Society\n/);
  });

  it("isn't said again as if it were a sentence", async () => {
    const title = "Who waters the plots in August?";
    const text = await article([[title, ...MINUTES.slice(1)]], {
      headings: [title, ...SET.slice(1)],
    });
    expect(text.match(/Who waters/g)).toHaveLength(1);
  });

  it("may have a capital behind its colon", async () => {
    const title = "Counting Plots in Hatherley: What Two Summers Told Us";
    const lines = [title, ...MINUTES.slice(1)];
    const text = await article([lines], { headings: [title, ...SET.slice(1)] });
    expect(text).toMatch(/^# Counting Plots in Hatherley: What Two Summers Told Us\n/);
  });

  it("is no heading of a first section", async () => {
    const lines = ["Summary", ...MINUTES.slice(1)];
    const text = await article([lines], { headings: ["Summary", ...SET.slice(1)] });
    expect(text).toMatch(/^# Scan-0114\n\n## Summary\n/i);
  });

  it("is the subject of a letter that was chosen by its first line", async () => {
    const text = await article(
      [["Hollins & Wray Solicitors 12 Castle Gate", MINUTES[1] ?? ""]],
      { kind: "text", title: "Text from letter.png", subject: "Boundary at Rose Cottage" },
      { topic: "Hollins & Wray Solicitors" },
    );
    expect(text).toMatch(/^# Boundary at Rose Cottage\n/);
  });
});

const TRIAL = [
  "A Trial of Alarms",
  "Results",
  "Table 1 gives the counts. Patients slept better than before the trial on both of the floors.",
  "\t5 West\t6 East",
  "Alarms a day\t71\t171",
  "Needing action\t29%\t13%",
  "Table 1. Alarm counts and response during the trial of sixteen weeks.",
  "Costs",
  "The trial cost $11,400 for training and electrodes. Four floors would cost about $14,000 a year after that. 1 We expect no savings in staff at all.",
  "Recommendations",
  "1. Extend the limits to four more floors by October 15, 2025.",
  "2. Keep the delay of fifteen seconds. Do not lengthen it for anybody.",
  "1 Based on prices of 2025; electrodes are expected to rise in price.",
];
const HEADS = ["A Trial of Alarms", "Results", "Costs", "Recommendations"];

describe("what stands around the sentences of a document", () => {
  it("is cited once in each paragraph, where its page ends", async () => {
    const second = [
      "The sills rot in the rain. We will paint them all in the spring of next year.",
    ];
    const { text, citations } = await composed([MINUTES, second], { headings: SET });

    expect(text).toContain("£515. The cheaper was accepted. [p. 1](#page=1)");
    expect(text).toMatch(/7\.30 pm\. \[p\. 1\]\(#page=1\) The sills rot in the rain\. We will/);
    expect(citations).toContainEqual({ place: 1, quote: "The cheaper was accepted." });
  });

  it("is a table where its columns are certain, with its caption below", async () => {
    const { text, leftOut } = await composed([TRIAL], { headings: HEADS });

    expect(text).toContain(
      "|  | 5 West | 6 East |\n| --- | --- | --- |\n| Alarms a day | 71 | 171 |\n| Needing action | 29% | 13% |\n\nTable 1. Alarm counts and response during the trial of sixteen weeks. [p. 1](#page=1)\n\n## Costs",
    );
    expect(leftOut).toEqual([]);
  });

  it("is named where it's a table that can't be written, and its caption stands nowhere", async () => {
    const torn = TRIAL.flatMap((line) =>
      line.startsWith("\t") ? ["5\tWest\t6 East", "Alarms"] : line,
    );
    const { text, leftOut } = await composed([torn], { headings: HEADS });

    expect(leftOut).toEqual([{ name: "Table 1 (p. 1)", isLong: false }]);
    expect(text).not.toContain("|");
    expect(text).not.toContain("sixteen weeks");
  });

  it("is a table below its heading where its section has nothing else", async () => {
    const lines = TRIAL.filter((line) => !line.startsWith("Table 1"));
    const { text, leftOut } = await composed([lines], { headings: HEADS });

    expect(leftOut).toEqual([]);
    expect(text).toContain("**Results**\n\n|  | 5 West | 6 East |");
  });

  it("is named where it's a table of too many rows", async () => {
    const rows = Array.from(
      { length: 45 },
      (_, at) => `Ward ${at} of the floor\t${at + 7}\t${at}%`,
    );
    const long = TRIAL.flatMap((line) => (line.startsWith("Needing") ? [line, ...rows] : line));
    const { leftOut } = await composed([long], { headings: HEADS });

    expect(leftOut).toEqual([{ name: "Table 1 (p. 1)", isLong: true }]);
    expect(tableNotices(leftOut)).toEqual([
      "Table 1 (p. 1) is left out, because it has more than 40 rows. See the document for it.",
    ]);
  });

  it.each([
    ["TABLE 1.", "Table 1 gives the counts", true],
    ["Table 1.", "Table 1.2 tells the sums", false],
  ])("is the table that is spoken of: %s for “%s”", async (label, said, isThere) => {
    const lines = TRIAL.map((line) => line.replace("Table 1 gives the counts", said))
      .map((line) => line.replace(/^Table 1\./, label))
      .concat("Parking", "The car park has ninety spaces for the staff of the hospital.");
    const headings = [...HEADS, "Parking"];
    const notes = said.split(" ").slice(-2).join(" ");
    const { text } = await composed([lines], { headings }, { notes });
    expect(text.includes("| Needing action |")).toBe(isThere);
  });

  it("is a footnote's sign behind its sentence, and the note below", async () => {
    const found = bodies(await article([TRIAL], { headings: HEADS }));

    expect(found.Costs).toBe(
      "The trial cost $11,400 for training and electrodes. Four floors would cost about $14,000 a year after that.¹ We expect no savings in staff at all.  ¹ Based on prices of 2025; electrodes are expected to rise in price.",
    );
  });

  it("is a footnote's sign where it ends its paragraph, and the note stays away without its sentence", async () => {
    const last = TRIAL.map((line) =>
      line.replace(" 1 We expect no savings in staff at all.", " 1"),
    );
    const found = bodies(await article([last], { headings: HEADS }));
    const other = await article([last], { headings: HEADS }, { notes: "recommendations" });

    expect(found.Costs).toMatch(/a year after that\.¹ {2}¹ Based on prices of 2025;/);
    expect(found.Recommendations).not.toContain("Based on prices");
    expect(other).toContain("Keep the delay");
    expect(other).not.toContain("Based on prices");
  });

  it("is a footnote wherever its sentence stands in a paragraph", async () => {
    const longer = TRIAL.map((line) =>
      line.startsWith("The trial cost")
        ? `The board asked for the figures in May. They were ready on the last day of June. ${line}`
        : line,
    );
    const found = bodies(await article([longer], { headings: HEADS }));

    expect(found.Costs).toContain("$14,000 a year after that.¹  We expect no savings in staff");
    expect(found.Costs).toContain("¹ Based on prices of 2025");
  });

  it.each([
    [
      "a number that counts",
      [
        "The motion on the fence passed with a clear majority. 4 Members of the board voted against it.",
        "The next meeting is on the first Monday in March at the town hall.",
        "4 Boxes of leaflets are left and stand in the hall.",
      ],
    ],
    [
      "a German noun",
      [
        "Das Haus in der Gartenstraße wurde im letzten Jahr verkauft. 1 Wohnung steht seit dem Winter leer.",
        "1 Garage wurde im Sommer an die Nachbarn vermietet.",
      ],
    ],
    [
      "what other paragraphs stand behind",
      [
        "The hall was painted in June by two of us. 1 We expect no further costs for it.",
        "1 Room is still to do and needs a new floor, too.",
        "The next meeting is on the first Monday in March at the town hall.",
      ],
    ],
  ])("takes no footnote from %s", async (_, lines) => {
    const text = await article([lines]);

    expect(text).not.toMatch(/[⁰¹²³⁴-⁹]/u);
    for (const line of lines) expect(text).toContain(line.replace(/^.*(?=\. \d)/, ""));
  });

  it("is a numbered list, cited once", async () => {
    const { text } = await composed([TRIAL], { headings: HEADS });

    expect(text).toContain(
      "1. Extend the limits to four more floors by October 15, 2025.\n2. Keep the delay of fifteen seconds. Do not lengthen it for anybody. [p. 1](#page=1)",
    );
  });
});

describe("notes beside a document", () => {
  it.each([
    ["costs only / recommendations", ["Costs", "Recommendations"]],
    ["cover the recommendations", ["Recommendations"]],
    ["no results", ["Costs", "Recommendations"]],
  ])("say what is covered: %s", async (notes, headings) => {
    const found = bodies(await article([TRIAL], { headings: HEADS }, { notes }));
    expect(Object.keys(found)).toEqual(["A Trial of Alarms", ...headings]);
  });

  it("choose sentences of other sections, too", async () => {
    const text = await article([TRIAL], { headings: HEADS }, { notes: "how patients slept" });

    expect(text).toBe(
      "# A Trial of Alarms\n\n## Results\n\nPatients slept better than before the trial on both of the floors.",
    );
  });

  it.each([
    ["who was absent", /^Absent: M\. Oyelaran\. They sent/],
    ["the roof bids", /^The bid of Lowe & Sons is £480\. Hart Roofing asks for £510 and its bid/],
    ["what the board recommends", /^Paint the hall before the summer fair\./],
  ])("find what is said in other forms and around: %s", async (notes, said) => {
    const lines = [
      "Minutes of the Hall Board",
      "Present: J. Adeyemi (chair), R. Stott. Absent: M. Oyelaran. They sent their apologies to us all.",
      "1. Garden",
      "The bid of Lowe & Sons is £480. Hart Roofing asks for £510 and its bid includes the gate posts. Nobody else answered.",
      "2. Recommendations",
      "Paint the hall before the summer fair. Ask the school for the loan of its ladders in May.",
    ];
    const headings = lines.filter((line) => !line.endsWith("."));
    const text = await article([lines], { headings }, { notes });

    expect(text.replace(/^#.*\n\n/gm, "")).toMatch(said);
  });

  it("bring the table that has them in a row", async () => {
    const notes = "costs\nneeding action";
    const text = await article([TRIAL], { headings: HEADS }, { notes });

    expect(text).toContain("| Needing action | 29% | 13% |");
  });

  it("choose a section by its heading's words, not its number", async () => {
    const text = await article([MINUTES], { headings: SET }, { notes: "rents next year" });

    expect(bodies(text)["3. Rents"]).toMatch(/Four members voted against\.$/);
  });

  it("are named where nothing is about them", async () => {
    const some = await composed([TRIAL], { headings: HEADS }, { notes: "costs\nparking spaces" });
    const none = await composed([TRIAL], { headings: HEADS }, { notes: "parking spaces" });

    expect(some.covered).toMatchObject({ isByNotes: true, notFound: ["parking spaces"] });
    expect(none.covered).toMatchObject({ isByNotes: false, notFound: ["parking spaces"] });
    expect(none.text).toContain("## Recommendations");
  });
});
