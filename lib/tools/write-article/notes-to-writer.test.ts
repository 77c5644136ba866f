import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { leftAsTyped, leftOut } from "@/lib/tools/write-article/notes-left";
import { withoutWordsToWriter } from "@/lib/tools/write-article/notes-to-writer";
import { growsFaster } from "@/tests/support/grows-faster";

function compose(notes: string): Promise<string> {
  return composeNotes({ topic: "Summer reading", notes, embed: async () => undefined });
}

const mailOf = (...body: string[]) =>
  ["From: Karen", "Subject: Summer reading", "", "Hi Tom,", "", ...body].join("\n");
const TOLD = "The youngest reader was four.";

describe("what a mail says to whoever is to write", () => {
  it.each([
    "Don't mention the leak, we haven't told the council yet.",
    "Please don't print her name.",
    "Off the record: the roof leaks.",
    "Hope you had a good weekend!",
    "As promised, here are the numbers for the newsletter:",
    "Could you please mention them by name?",
    "Photos of the day to follow.",
    "Let me know if you need more.",
    "Thanks for your patience with this.",
  ])("is left out, and said so: %s", async (said) => {
    const notes = mailOf(`${TOLD} ${said}`);
    const article = await compose(notes);

    expect(article).toBe(`# Summer Reading\n\n${TOLD}`);
    expect((await leftOut({ article, notes })).join()).toContain(`“${said}”`);
  });

  it("goes with a smile about it", async () => {
    const about = "Could you name the sponsors? They're touchy about that :)";

    expect(await compose(mailOf(`${TOLD} ${about}`))).toBe(`# Summer Reading\n\n${TOLD}`);
  });

  it("takes the line with it that says who wrote what is quoted", async () => {
    const quoted = ["> On 12 Oct Jim wrote:", "> we had 486 children sign up", "> 302 read all"];

    const article = await compose(mailOf(TOLD, "", ...quoted));

    expect(article).toContain("486 children");
    expect(article).not.toContain("wrote");
  });

  it("leaves the marks of a list", async () => {
    const items = ["- Ana baked 40 pies. Let me know if you need more.", "- Ben sold them all."];
    const article = await compose(mailOf(TOLD, "", ...items));

    expect(article).toContain("- Ana baked 40 pies.\n- Ben sold them all.");
  });

  it.each([
    "Do not put pizza boxes in the blue bin.",
    "Never put metal in the kiln.",
    "Feel free to bring a friend.",
    "Hope you can join us at noon.",
    "Thank you for the beautiful quilt, which raised $900.",
    "Would you like to volunteer this summer?",
    "Thanks to forty volunteers, all books are back.",
    "They should write to the library.",
    "Here are the rules for next year.",
    "Could you read six books in a summer?".replace("you", "children"),
  ])("isn't what readers are told: %s", async (told) => {
    expect(await compose(mailOf(`${TOLD} ${told}`))).toContain(told.replace(/\.$/, ""));
  });

  it("stays where it tells something, and is named", async () => {
    const notes = mailOf(`${TOLD} Can you also say that we open on May 4?`);
    const article = await compose(notes);

    expect(article).toContain("we open on May 4");
    expect((await leftAsTyped({ article, notes, topic: "", unknownWords: [] })).join()).toContain(
      "May 4",
    );
  });
});

describe("what must not be told", () => {
  it("is left out of any notes", async () => {
    const secret = "Don't mention the leak, it hasn't been announced yet.";
    const notes = `${TOLD} ${secret}\n\nThe oldest was 13.`;
    const article = await compose(notes);

    expect(article).not.toContain("leak");
    expect(await leftOut({ article, notes })).toEqual([`Left out: “${secret}”.`]);
  });

  it.each([
    ["half of the lines", `${TOLD}\nDon't mention the leak, it hasn't been announced yet.`],
    ["a letter", `Hi Tom,\n${TOLD}\nOff the record: the leak is back.\nThe oldest was 13.`],
  ])("is left out of %s", async (_what, notes) => {
    const article = await compose(notes);

    expect(article).not.toContain("leak");
    expect((await leftOut({ article, notes })).join()).toContain("leak");
  });

  it("isn't what is only called confidential", async () => {
    const told = "Confidential counseling is available on Tuesdays.";

    expect(await compose(`${TOLD} ${told}`)).toContain(told);
  });

  it("isn't a piece of advice", async () => {
    expect(await compose(`${TOLD} Don't mention the ending of a book.`)).toContain("the ending");
  });
});

it.each([
  "Don't ",
  "as promised, here are ",
  "photos a b c ",
  "could you say ",
  "> On a ",
  "hope ",
])("takes time in proportion to a line of %j", async (part) => {
  const read = (length: number) =>
    withoutWordsToWriter(part.repeat(Math.ceil(length / part.length)), true);

  expect(await growsFaster(read)).toBe(false);
});
