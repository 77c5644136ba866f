import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("a line of notes that governs those below it", () => {
  it("is a heading where other groups begin with one", async () => {
    const article = await compose(
      "We are a small team.\n\nWhat you do\nrun the hot station on your own\nhelp write the menu each month\n\nMust have\n2 years in a professional kitchen\ngood knife skills, obviously\n\nNice to have\npastry\nsome Italian\n\nWe offer\n$21/h\nstaff meal",
    );

    expect(article.match(/^## .*/gm)).toEqual([
      "## What you do",
      "## Must have",
      "## Nice to have",
      "## We offer",
    ]);
    expect(article).toContain("## We offer\n\n- $21/h\n- Staff meal");
  });

  it("is a heading above bullets as well, also where its first word is a verb elsewhere", async () => {
    const article = await compose(
      "We went there.\n\nFri\narrived at noon and took the bus\n\nSat\nwent to the market until one\n\ncosts for two\n- flights 164\n- hotel 210",
    );

    expect(article).toContain("## Costs for two\n\n- Flights 164\n- Hotel 210");
  });

  it("is a heading that counts on beside others that do", async () => {
    const article = await compose(
      "My log.\n\nwk 1\neasy runs by the river\nrested the knee after that\n\nwk 2\nintervals on the track\nlong run in the rain\n\nwk 3 - easy week\nonly three runs\nnew shoes",
    );

    expect(article).toContain("## Week 3 - easy week\n\n- Only three runs\n- New shoes");
  });

  it.each([
    ["AOB", "lost property box overflows\na new treasurer is needed", "## AOB\n\nLost"],
    ["nice to have", "pastry\nsome Italian", "## Nice to have\n\n- Pastry"],
    ["you need:", "a spade\nsome string", "## You need\n\n- A spade"],
  ])("ends the lines above it: %s", async (line, below, text) => {
    const article = await compose(
      `We met in May.\n\n2,310 left in the account\nsecond signature agreed\n${line}\n${below}`,
    );

    expect(article).toContain(text);
  });

  it("leads into its lines below a heading, and goes on with one alone", async () => {
    const article = await compose(
      "We met.\n\nOn wood\nlarch from Lapland only\ntools that she uses:\nplane\nadze",
    );
    expect(article).toContain("Tools that she uses:\n\n- Plane\n- Adze");

    expect(await compose("We met.\n\nlarch from Lapland\nthe price of one:\n38,000")).toContain(
      "**The price of one:** 38,000",
    );
  });

  it("is a time of several above what happened then", async () => {
    const article = await compose(
      "Bread for people with jobs.\n\nSat am\nmix the flour and the water\nwait for an hour\nSat night\nshape it and put it into the fridge\nSun\nbake it for 45 minutes",
    );

    expect(article.match(/^## .*/gm)).toEqual(["## Saturday am", "## Saturday night", "## Sunday"]);
  });

  it("is a heading beside others whose lines are indented, each of them", async () => {
    const article = await compose(
      "My notes.\n\nch 4 the mine\n  it lies under the town\n  the ground sinks\nch 5 - Hallstatt\n  older than everyone thought\n  boots were found in it\n\ndidnt like\ntoo long by far\nno index",
    );

    expect(article.match(/^## .*/gm)).toEqual([
      "## Ch 4 the mine",
      "## Ch 5 - Hallstatt",
      "## Didn't like",
    ]);
  });

  it("is a heading where others are, also with a verb or a question mark", async () => {
    const article = await compose(
      "We met in May.\n\nDaily\n8.45 open the shutters, the alarm code is with Moira\n9.00 phones off night mode, and press the star\n\nweekly\n- order paper\n- test the bell\n\nThings going on while I'm away\nlift engineer 6 Aug, sign him in\nnew starter 11 Aug, desk 4\n\nif it all goes wrong\nMoira x204\nbuilding manager, Phil, 07700 900113",
    );

    expect(article.match(/^##.*/gm)).toEqual([
      "## Daily",
      "## Weekly",
      "## Things going on while I'm away",
      "## If it all goes wrong",
    ]);
  });

  it("has names below it that are none", async () => {
    const article = await compose(
      "We met.\n\nActions\nPriya - on call calendar, by Monday\nTom: list of slow tests\nme: ask about alerts",
    );

    expect(article).toContain(
      "## Actions\n\n- **Priya:** on call calendar, by Monday\n- **Tom:** list",
    );
  });

  it("holds for its own list, and not for the lines beside it", async () => {
    const article = await compose(
      "We met.\n\nideas:\nrotate on-call weekly\n  put it into the calendar\n  two people in December\ndelete the slowest tests",
    );

    expect(article).toMatch(
      /## Ideas\n\n- Rotate on-call weekly\.?\n {3}- Put it [^\n]*\n {3}- Two people [^\n]*\n- Delete/,
    );
  });

  it("is what she gave, and says how many it is for", async () => {
    const article = await compose(
      "We met.\n\nnumbers she gave\n- 61 branches\n- 14 closed\n\nfor 4\n250 g red lentils\n2 carrots",
    );

    expect(article).toContain("## Numbers she gave\n\n- 61 branches");
    expect(article).toContain("For 4.\n\n- 250 g red lentils\n- 2 carrots");
  });

  it("is none where it is a sentence, or counts what it has", async () => {
    const notes =
      "We met.\n\nHeating is oil! From 1994\n- ask for bills\n- rust\n\nmilk\n2 eggs\nbread";
    const article = await compose(notes);

    expect(article).not.toContain("1994:");
    expect(article).not.toContain("## Milk");
  });

  it("has no second name right below it", async () => {
    const article = await compose(
      "My log.\n\nwk 2\nnothing, cold\neasy run, five slow kilometers\nlong run in the rain, felt great after ten",
    );

    expect(article.match(/^## .*/gm)).toEqual(["## Week 2"]);
  });
});

describe("numbered subjects of minutes", () => {
  const MINUTES =
    "present: Dana, Luis\n\n1. spring fair\nthe date stays as it is\n2. insurance\ncouncil says it is not urgent, we say it is\nLuis writes to the council by Friday\n3. website\nKofi moves it to a new host";

  it("are headings, though some could be verbs", async () => {
    const article = await compose(MINUTES);

    expect(article.match(/^## .*/gm)).toEqual([
      "## 1. Spring fair",
      "## 2. Insurance",
      "## 3. Website",
    ]);
  });

  it("end the sentences above them with a period, and no line goes on after it is over", async () => {
    expect(await compose(MINUTES)).toContain(
      "not urgent, we say it is. Luis writes to the council by Friday.\n\n## 3.",
    );
  });

  it("may have nothing below them", async () => {
    const article = await compose(
      "1) Minutes of May approved\n2) Winter rides\n- rides leave at nine\n- mudguards, please\n3) Insurance\nwe have two quotes\n4) Website\nit moves to a new host",
    );

    expect(article).toContain(
      "1\\. Minutes of May approved.\n\n## 2. Winter rides\n\n- Rides leave",
    );
  });
});
