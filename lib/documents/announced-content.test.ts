import { describe, expect, it } from "vitest";
import { announcesContent } from "@/lib/documents/announced-content";
import { joinedStatement } from "@/lib/documents/join-statements";
import { listStatements } from "@/lib/documents/talk-statements";
import { verdictWeight } from "@/lib/documents/verdicts";
import { emphasis } from "@/lib/documents/weigh-statements";

const said = (text: string, opens = false) => ({ text, place: 0, opens });

describe("what a talk comes to", () => {
  it.each([
    "If you take one thing home, it's this.",
    "So if you only remember one thing, let it be this.",
    "My advice is this.",
    "And the answer is really simple.",
    "What I learned from all of it is this:",
    "It all comes down to one thing.",
    "Remember this.",
  ])("is only announced by %j", (text) => {
    expect(announcesContent(text)).toBe(true);
    const content = "Read the contract before you sign it.";

    expect(joinedStatement(said(text), said(content))?.text.endsWith(content)).toBe(true);
    expect(joinedStatement(said(text), undefined)).toBeUndefined();
    expect(joinedStatement(said(text), said("Shall we take questions?"))).toBeUndefined();
    expect(joinedStatement(said(text), said("Thank you, Ada.", true))).toBeUndefined();
  });

  it.each([
    "If you take one thing home, take the contract.",
    "My advice is to read the contract first.",
    "The answer is simple arithmetic with three numbers.",
    "The recipe is simple, and it takes an hour.",
  ])("is said by %j", (text) => {
    expect(announcesContent(text)).toBe(false);
  });

  it("is the moral of a story", () => {
    expect(
      verdictWeight("What I take from this story is simple: the cheapest offer costs the most."),
    ).toBe(2);
    expect(verdictWeight("What I take from the shelf is the salt.")).toBe(0);
  });
});

describe("news", () => {
  it("counts for more with its day and its costs", () => {
    expect(emphasis("The bridge is to reopen on 14 October.")).toBeGreaterThan(0);
    expect(emphasis("The council will decide on Thursday.")).toBeGreaterThan(0);
    expect(emphasis("The repair costs 1.2 million.")).toBeGreaterThan(0);
    expect(emphasis("The bridge is old, and it opened in October.")).toBe(0);
    expect(emphasis("It costs you seventy dollars at the shop.")).toBe(0);
  });

  it("tells who pays what only with the sentence before", () => {
    const costs = said("The repair costs 1.2 million.");
    const paid = said("Two thirds are paid by the county council, the rest by the water company.");

    expect(joinedStatement(paid, undefined)).toBeUndefined();
    expect(joinedStatement(costs, paid)?.text).toBe(`${costs.text} ${paid.text}`);
  });

  it("comes after a greeting", () => {
    expect(
      joinedStatement(said("Good evening, a fire destroyed a warehouse last night."), undefined)
        ?.text,
    ).toBe("A fire destroyed a warehouse last night.");
  });

  it("has no reporters where it has little else, either", async () => {
    const sentences = [
      said("Our correspondent Mia Lund is outside the warehouse."),
      said("The fire broke out at two in the morning in the harbor."),
    ];
    const statements = await listStatements(sentences, { min: 4, max: 5 });

    expect(statements.map(({ text }) => text)).toEqual([sentences[1]?.text]);
  });

  it.each([
    "Half of it is insured by the city, and the rest isn't.",
    "Our reporter Hamish Ro is on the spot.",
    "Our correspondent Ada Lund is at the scene tonight.",
    "Behind me you can see the scaffolding of the bridge.",
    "More than that, and it won't hold its shape.",
    "Some of you asked about rye in the comments.",
    "Next week we'll plant leeks in the garden.",
    "Join us again next week for the second part.",
  ])("has no point in %j", (text) => {
    expect(joinedStatement(said(text), undefined)).toBeUndefined();
  });

  it.each([
    "Engineers want to pump in concrete next week before the rain.",
    "Two thirds of the bridge are paid by the county council.",
    "Our reporter found a second crack in the eastern pier.",
  ])("has one in %j", (text) => {
    expect(joinedStatement(said(text), undefined)?.text).toBe(text);
  });
});
