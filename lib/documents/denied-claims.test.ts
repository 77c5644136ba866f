import { describe, expect, it } from "vitest";
import { deniedClaims } from "@/lib/documents/denied-claims";
import { listStatements } from "@/lib/documents/talk-statements";

const PLACES = { place: 0 };
/** Sentences; those after "–" are another speaker's. */
const turns = (...texts: string[]) =>
  texts.map((text) => ({ ...PLACES, text: text.replace(/^– /, ""), opens: text.startsWith("– ") }));

describe("what somebody says only to be told that it isn't so", () => {
  it.each([
    ["Somebody told me that you don't allow phones.", "– We don't lock them up."],
    ["I've heard that the grant carries the theater.", "– No, it is a fifth."],
    ["So you closed the bakery after the flood.", "– We never closed the bakery."],
    ["You keep all of your sheep indoors in the winter.", "– Not at all."],
    ["Most people think that cold kills the bees.", "That's a myth."],
    ["The bridge was closed for good last year.", "– That isn't true."],
    ["Battery life, they claim a hundred and eighty minutes.", "I got a hundred and twelve."],
    ["The maker says that it lasts ten hours.", "That's nowhere near what I measured."],
    ["Nothing of it goes to the cloud.", "That's what Halden says, and I checked it."],
    ["They claim that it runs for two days.", "It's not a day, and I timed it."],
    ["They claim that it runs for ten hours.", "That's not ten by any clock."],
  ])("is found: %j %j", (...said) => {
    expect([...deniedClaims(turns(...said))]).toEqual([0]);
  });

  it.each([
    ["We never lock the doors of the library.", "– No."],
    ["We opened the new hall in December.", "– I don't know how you did that."],
    ["Can anybody live from sixty-four seats?", "– Not from the tickets, no."],
    ["The maker says that it lasts ten hours.", "I like how it looks."],
    ["They say it will open in May.", "It's not a surprise to anybody here."],
    ["They say it will open in May.", "That's not a problem for the farmers."],
    ["Nothing of it goes to the cloud.", "That's what I like about it."],
    ["Children pay six and adults pay nine.", "We don't take cards at the door."],
    ["Bees die when they are wet in winter.", "– No one told me that at first."],
    ["The soup is free for everybody who comes.", "– That's not what I expected."],
  ])("isn't %j %j", (...said) => {
    expect([...deniedClaims(turns(...said))]).toEqual([]);
  });

  it("is found in all of what somebody has heard", () => {
    const said = turns(
      "– Somebody told me about the phones at your shows.",
      "You lock them up in the office.",
      "– We don't lock them up.",
    );

    expect([...deniedClaims(said)].sort()).toEqual([0, 1]);
  });

  it("is no point of a summary", async () => {
    const said = turns(
      "The soup afterwards is free for everybody.",
      "– Somebody told me that you lock up the phones of the parents.",
      "– We don't lock them up.",
      "We have a wooden box with numbers for the phones.",
    );

    const statements = await listStatements(said, { min: 1, max: 3 });

    expect(statements.map(({ text }) => text)).toEqual([said[0]?.text, said[3]?.text]);
  });
});
