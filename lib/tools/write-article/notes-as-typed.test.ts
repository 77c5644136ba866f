import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("words in notes", () => {
  it.each([
    ["Bikes without a tag on the 12 may not stay here.", "on the 12 may not stay"],
    ["Of 40 members 31 may vote, and 9 march with us.", "31 may vote, and 9 march with"],
    ["we sat 3 hours in the rain", "We sat 3 hours"],
    ["the fair is on 12 may, 2027 and ends on 14 may.", "12 May, 2027 and ends on 14 May."],
    ["the box office opens 3 may 9am", "opens 3 May 9am"],
  ])("keep their meaning beside a number: %s", async (notes, text) => {
    expect(await compose(notes)).toContain(text);
  });

  it("don't begin a sentence after a shortened word", async () => {
    expect(await compose("We need help, incl. sewing. It takes max. an hour.")).toContain(
      "We need help, incl. sewing. It takes max. an hour.",
    );
  });

  it("don't begin a sentence after the time of day, unless they have a capital letter", async () => {
    expect(
      await compose("Open from 8 a.m. to 6 p.m. on weekdays. Doors at 7 p.m. Bring a chair."),
    ).toBe("# Garden\n\nOpen from 8 a.m. to 6 p.m. on weekdays. Doors at 7 p.m. Bring a chair.");
  });

  it.each([
    ["meeting 14 march, library", "Meeting 14 March, library"],
    ["the council came on 3 march, says no", "3 March, says no"],
    ["closed from 5 may, as ever", "from 5 May, as ever"],
    ["on 3 march Luis was there", "3 March Luis"],
    ["we asked mr okafor and mrs. lind", "We asked Mr Okafor and Mrs. Lind"],
    ["dr. singh asked about the noise", "Dr. Singh asked about the noise"],
    ["later prof. lee and mrs. o'leary came", "Later Prof. Lee and Mrs. O'Leary came"],
    ["we waited until the dr. said yes", "until the dr. said yes"],
    ["we parked at 12 elm dr. near the school", "at 12 elm dr. near the school"],
    ["meet on elm dr. bring a chair", "on elm dr."],
    ["call dr. this morning", "Call dr. this morning"],
    ["saw dr. yesterday", "Saw dr. yesterday"],
    ["dr. recommended two weeks off", "Dr. recommended two weeks off"],
    ["a prof. emeritus and the dr. prescribed rest", "prof. emeritus and the dr. prescribed"],
    ["the new dr. starts in june", "The new dr. starts in June"],
    ["turn from elm dr. past the school", "from elm dr. past the school"],
    ["ebay straps held the piano", "eBay straps held the piano"],
  ])("get the capital letter of a name: %s", async (notes, text) => {
    expect(await compose(notes)).toContain(text);
  });

  it.each([
    ["the bbq needs gas, april into may", "The BBQ needs gas, April into May."],
    ["colder outside europe at christmas", "Colder outside Europe at Christmas."],
    ["we got 11 ml (?? repeat got 12)", "We got 11 ml (?? repeat got 12)."],
  ])("have the capital letters that are theirs: %s", async (notes, text) => {
    expect(await compose(notes)).toContain(text);
  });

  it("get a month's capital letter between two months", async () => {
    expect(
      await compose("it runs march to october, or april through may. they march to the sea"),
    ).toContain("It runs March to October, or April through May. They march to the sea.");
  });
});

describe("weekdays in notes", () => {
  it("are written out everywhere once one of them is", async () => {
    const article = await compose("We met on tues.\n\nfri we rested, and left wed or so.");

    expect(article).toContain("Friday we rested, and left Wednesday or so.");
  });

  it("are written out where two of them stand alone, and not the sun of a garden", async () => {
    expect(
      await compose("We went.\n\nsat\nwent to the market\n\nsun\nwalked around the lake"),
    ).toContain("## Saturday");
    expect(await compose("Roses need care.\n\n- sun\n- water")).toContain("- Sun\n");
  });
});

describe("names in notes", () => {
  it.each([
    ["a place", "A long weekend in Ljubljana", "we saw ljubljana's castle, not ljubljana.example"],
    ["two words", "New parking rules on Elm Street", "park on elm street, or on any other street"],
    ["after a first word", "Visiting Oslo with kids", "then oslo was cold"],
    ["letters", "What the HOA decided in May", "we asked hoa members, they may leave"],
  ])("are spelled as the topic spells them: %s", async (_, topic, notes) => {
    const name = /(?:Ljubljana|Elm Street|Oslo|HOA)/.exec(topic)?.[0] ?? "";
    const spelled = notes.replace(new RegExp(`${name}(?!\\.)`, "i"), name);

    expect(await compose(notes, topic)).toContain(spelled.slice(1));
  });

  it.each([
    ["a topic in title case", "How to Bake Bread", "bake bread at noon"],
    ["nearly so", "How To Bake Bread quickly", "bake bread at noon"],
    ["its first word", "Bread from Oslo", "we ate bread at noon"],
    ["a noun like any other", "How to start a Podcast", "record podcast music for a podcast"],
    ["a verb", "Letters to Mark", "then mark the corners, and mark them well"],
    ["a pronoun", "Moving to the US with kids", "they let us in"],
    ["code", "A backup of Nextcloud", "run `nextcloud dump` at noon in /srv/nextcloud"],
  ])("aren't %s", async (_, topic, notes) => {
    expect(await compose(notes, topic)).toContain(notes.slice(1));
  });
});

describe("the title of notes", () => {
  it.each([
    ["A long weekend in Ljubljana", "A Long Weekend in Ljubljana"],
    ["Grandma Ruth's apricot bars", "Grandma Ruth's Apricot Bars"],
  ])("is in title case where the notes are English: %s", async (topic, title) => {
    const article = await compose("We went there in May, and it rained all day.", topic);

    expect(article).toMatch(new RegExp(`^# ${title}\n`));
  });

  it("isn't in title case in another language", async () => {
    const article = await compose(
      "Wir haben den Garten umgegraben und neue Beete angelegt.",
      "Unser alter Garten im kalten Frühling",
    );

    expect(article).toMatch(/^# Unser alter Garten im kalten Frühling\n/);
  });
});

describe("lines of notes", () => {
  it("are a list when most of them are steps", async () => {
    const steps = [
      "turn off water, valve behind the toilet",
      "flush to empty the tank",
      "unhook the chain, pop the ears off the pegs",
      "take the old one to the store so you get the right size",
      "if it drips, wait",
      "don't force it",
      "then water the plants",
      "bring a bucket",
      "feed the cable through",
    ];
    const article = await compose(`We fixed it.\n\nhow to do it:\n${steps.join("\n")}`);

    const list = steps.map((step) => `- ${step[0]?.toUpperCase()}${step.slice(1)}.`).join("\n");
    expect(article).toBe(`# Garden\n\nWe fixed it.\n\n## How to do it\n\n${list}`);
  });

  it("aren't steps when they leave out who did something, or there are two", async () => {
    expect(
      await compose("need more people for the fair\nlove the new hall\nwant to go back soon"),
    ).not.toContain("- ");
    expect(await compose("bring cash for the boat\ntake a hat with you")).not.toContain("- ");
    expect(
      await compose(
        "the boat leaves at 8:15 from the pier\na ticket costs 8 euros\nbring cash, it takes no cards",
      ),
    ).not.toContain("- ");
  });

  it("are a list when they begin with years or with times of day", async () => {
    const history =
      "1924 – founded by dockworkers\n1947: first regatta, it rained\n1963 women may join as members\n1990s lean years, down to 23 members";
    expect(await compose(history)).toBe(
      "# Garden\n\n- 1924 – founded by dockworkers\n- 1947: first regatta, it rained\n- 1963 women may join as members\n- 1990s lean years, down to 23 members",
    );
    expect(
      await compose("9:12 we deployed it\n9:20 the first alert came\n10 am all is green"),
    ).toBe(
      "# Garden\n\n- 9:12 we deployed it.\n- 9:20 the first alert came.\n- 10 am all is green.",
    );
  });

  it("stay in one piece when several sentences were typed in one", async () => {
    const fire = "There was a fire. We lost seven of ten boats and all of the trophies in it.";
    const lines = Array.from(
      { length: 12 },
      (_, at) => `Crew ${at} rowed to the town in the rain. The boat number ${at} was second hand.`,
    );
    const article = await compose([...lines.slice(0, 6), fire, ...lines.slice(6)].join("\n"));

    for (const line of [fire, ...lines]) expect(article).toContain(line);
  });

  it("are paragraphs when most are longer than any margin", async () => {
    const clause = (number: string) =>
      `${number} The store shall be accessible only by means of a registered fob, and each flat shall be entitled to two of these fobs without charge.`;
    const article = await compose([clause("4.1"), clause("4.2"), "4.3 No charging."].join("\n"));

    expect(article.split("\n\n").slice(1)).toEqual([
      clause("4.1"),
      clause("4.2"),
      "4.3 No charging.",
    ]);
  });

  it("aren't joined when three short ones merely have no room for the next word", async () => {
    const article = await compose(
      "bought new courgettes at the market for 2 each, shame\nslugs. They ate them all in one night, I counted nine\nthe peas are up to my knee",
    );

    expect(article).toContain("shame. Slugs. They");
  });

  it("are a list when they are quotations, which keep their page", async () => {
    const article = await compose(
      'We read.\n\n"A road is a habit." (p. 8)\n"He salted words." (p. 9)',
    );

    expect(article).toContain('- "A road is a habit." (p. 8)\n- "He salted words." (p. 9)');
  });

  it("aren't joined because three that stand apart are of like length", async () => {
    const article = await compose(
      "The fridge is being cleaned out on Friday, so label it\nThe next meeting is on the 19th of November at 10:00\n\nWe have two offers out, and one of them was accepted\n\nThere are 212 open tickets, and 340 were open before",
    );

    expect(article).not.toContain("label it The");
  });
});

describe("a short line above others", () => {
  it.each([
    ["Pricing", "free: 3 habits\nPlus: $4/month or $36 a year\nstudents 50% off w/ .edu email"],
    ["ingredients", "1 onion, chopped\n2 tbsp butter\nsalt"],
    ["Materials (per person)", "20 sheets of paper\n1 needle\nlinen thread 1.5 m"],
    ["Day 3 Sun", "everything shut!! Except the flea market\nTivoli park, free\nflight 18:15"],
    ["June/July", "strawberries 6 kg"],
    ["8 weeks before", "[ ] get 3 quotes\n[ ] empty the freezer"],
    ["safety", "we check every knot before every climb\nno climbing alone"],
    ["what went badly", "the alert came far too late for us\nnobody knew who may update the page"],
    ["nice to have", "- a second language\n- a car"],
    ["Action items", "what | who\ntest it | Jo"],
  ])("is its heading: %s", async (line, lines) => {
    const article = await compose(`We met in May.\n\n${line}\n${lines}`);

    expect(article).toContain(`\n\n## ${line[0]?.toUpperCase()}${line.slice(1)}\n\n`);
  });

  it.each([
    ["an item among quantities", "milk\n2 large eggs\n500 g flour"],
    ["as long as the others", "bread\nolive oil\ntinned tomatoes\nred wine"],
    ["a sentence", "it was cold\nwe went to the beach and stayed there until dark\nthen we left"],
  ])("isn't one when it is %s", async (_, lines) => {
    expect(await compose(`We met in May.\n\n${lines}`)).not.toContain("##");
  });

  it("holds for these lines, and not for a list of another kind below them", async () => {
    expect(
      await compose(
        "We met in May.\n\nsafety\nwe check every knot before every climb\nno climbing alone, ever\n\nguests pay £5 each and sign the form first",
      ),
    ).toContain("\n\n---\n\nGuests pay");
    expect(
      await compose(
        "Results\n- five dropped out\n- no falls\n\n- Funding: the county\n- Next: a trial",
      ),
    ).toContain("- No falls\n\n---\n\n- **Funding:**");
  });
});

describe("rows of notes", () => {
  it.each([
    ["tabs", "flat\tfobs\nC1\t2\nC2\t~3"],
    ["bars", "flat | fobs\nC1 | 2\nC2 | ~3"],
    ["bars and a rule", "flat | fobs\n--- | ---\nC1 | 2\nC2 | ~3"],
    ["bars without a rule", "| flat | fobs |\n| C1 | 2 |\n| C2 | ~3 |"],
  ])("become a table: %s", async (_, rows) => {
    expect(await compose(`We have fobs.\n\n${rows}`)).toContain(
      "| flat | fobs |\n| --- | --- |\n| C1 | 2 |\n| C2 | \\~3 |",
    );
  });

  it("have no header when the first has figures too", async () => {
    expect(await compose("Plan.\n\n10:00\tsongs\n11:00\ttea")).toContain(
      "|  |  |\n| --- | --- |\n| 10:00 | songs |\n| 11:00 | tea |",
    );
  });

  it.each([
    ["labels", "Who:\tAna\nWhere:\tthe hall"],
    ["items", "-\twater\n-\tbread"],
    ["commands", "cat a.txt | grep -v b\ncat c.txt | grep -v d"],
  ])("aren't %s", async (_, rows) => {
    expect(await compose(`Plan.\n\n${rows}`)).not.toContain("| --- |");
  });

  it("are items of a checklist when they begin with a box", async () => {
    expect(await compose("[ ] defrost the fridge\n[x] pizza")).toBe(
      "# Garden\n\n- [ ] Defrost the fridge\n- [x] Pizza",
    );
  });
});

describe("short lines that were typed without an end", () => {
  it("are a list, also where one of them is longer", async () => {
    const article = await compose(
      "shoulder of lamb, about 2 lb, get the butcher to leave the bone\n3 onions, 4 carrots\npearl barley - a good handful\n1 tbsp puree (she says optional, I say not)\nstock to cover, 2 bay leaves\n\n1. brown the meat\n2. everything back in + stock + barley",
    );

    expect(article).toContain("- Shoulder of lamb, about 2 lb, get");
    expect(article).toMatch(/\n- Stock to cover, 2 bay leaves/);
    expect(article).toContain("2. Everything back in + stock + barley");
  });

  it("are prose where they are sentences of another language", async () => {
    expect(
      await compose(
        "Gegründet 1998 von meinem Vater, seit 2016 führe ich (Jana Lindner) den Laden\nWir sind zu dritt, Murat macht E-Bikes, Ole ist seit August Azubi\nÖffnungszeiten Di-Fr 9.30-18 Uhr, Sa 10-14 Uhr, Mo geschlossen\nIm Winter (Nov.-Feb.) samstags nur nach Absprache",
        "Fahrradwerkstatt",
      ),
    ).not.toContain("\n- ");
  });

  it("are a list below what names them, also where one of them is longer", async () => {
    const article = await compose(
      "We complain.\n\nwhat happened:\nnobody met us at the station. waited 20 mins at the meeting point\ntrain had no coach C. replaced by a shorter train. no announcement. mum stood until York, about half an hour, before a young man gave up his seat\nthe guard said it was not his problem\ntoilet out of order the whole way\narrived 67 min late\n\nWe rang in July.",
    );

    expect(article).toContain("## What happened\n\n- Nobody met us");
    expect(article).toContain("- Arrived 67 minutes late.\n\nWe rang in July.");
  });
});

describe("a line that says what equals what", () => {
  it("is no heading, and gets no period where it is a formula", async () => {
    const article = await compose(
      "## Recap\nenzymes are catalysts\n\n## Kinetics\nv = Vmax[S] / (Km + [S])\n- Km is a constant\n- Vmax is another",
    );

    expect(article).toContain("## Kinetics\n\nv = Vmax[S] / (Km + [S])\n\n- Km");
  });
});

describe("a line that stands alone above what it names", () => {
  it.each(["Main things I've read so far", "People we met", "The best meals we had"])(
    "is a heading with a verb: %s",
    async (line) => {
      expect(
        await compose(
          `This is about towns.\n\n${line}\n\nOkafor has a survey of 3,400 households. It says no.\n\nBrandt is against. Rents went up.`,
        ),
      ).toContain(`\n\n## ${line}\n\nOkafor`);
    },
  );
});

describe("what names the lines below it", () => {
  it.each([
    ["who for", "people who read in bed all night\nmusic stands\nstudents"],
    ["kit that didn't", "- new boots\n- paper map"],
    ["reviews so far", '"saved us" - Kath\n"a bit stiff" - Omar\n"no green" - Fen'],
  ])("is a heading: %s", async (line, lines) => {
    expect(await compose(`We met in May.\n\n${line}\n${lines}`)).toContain(
      `\n\n## ${line[0]?.toUpperCase()}${line.slice(1)}\n\n- `,
    );
  });

  it("leads into them with a dash at its end", async () => {
    expect(await compose("We cook.\n\nfor the batter -\n3 cups rice\n1 cup dal\nsalt")).toContain(
      "## For the batter\n\n- 3 cups rice",
    );
  });

  it("has no period above others in a list", async () => {
    expect(
      await compose("- what he taught me\n  - always let people finish\n  - he never cheated"),
    ).toContain("- What he taught me\n   - Always let people finish.");
  });

  it("isn't a label with a number, or one that excludes", async () => {
    const article = await compose(
      "We met in May.\n\nHIST 110 wk 4: the causes of the war, by Dr Kemp himself\n\nnot for: the outdoors, since it isn't waterproof at all",
    );

    expect(article).toContain("**HIST 110 week 4:** the causes");
    expect(article).toContain("**Not for:** the outdoors");
  });
});

describe("a mark in parentheses", () => {
  it("ends no sentence", async () => {
    expect(await compose("we left at 06:40 (!!!) back on Monday")).toContain("06:40 (!) back");
  });
});

describe("two lines that are neither sentences nor entries", () => {
  it("are a paragraph, and no list of two", async () => {
    expect(
      await compose(
        "We made soup.\n\nserve with toast, rouille on top, fronds\nshe always makes it at noon\n\nIt rained.",
      ),
    ).toContain("\n\nServe with toast, rouille on top, fronds. She always makes it at noon.\n\n");
    expect(
      await compose("We met.\n\nrate = volume / time\nso at 40 of them: 22 / 60\n\nIt rained."),
    ).toContain("\n\nRate = volume / time\n\nSo at 40 of them: 22 / 60");
  });
});
