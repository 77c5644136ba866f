import { describe, expect, it } from "vitest";
import { joinedStatement } from "@/lib/documents/join-statements";
import { reportWeight, withoutPresenter } from "@/lib/documents/news";
import { runsOn } from "@/lib/documents/runs-on";
import { presentsReporter, subjectOfTalk } from "@/lib/documents/small-talk";
import { standaloneStatement } from "@/lib/documents/stands-alone";
import { guestIn } from "@/lib/documents/verdicts";

describe("a statement", () => {
  it.each([
    "The minister denies that he says that he acted on eleven recommendations.",
    "The landlord doesn't accept that she says the roof was leaking in May.",
    "Whatever you do, because painted cord goes stiff and snaps.",
    "I always ask people what they hate, and how many of you are there.",
    "We've raised ninety thousand so far and want to begin in May, what's your advice.",
    "You've done something quite unusual with working hours.",
    "I've been to parliament twice, energy prices must have hit you too.",
    "I found a piece of glass in mine.",
  ])("isn't made of what doesn't belong together: %j", (text) => {
    expect(runsOn(text)).toBe(true);
    expect(standaloneStatement(text)).toBeUndefined();
  });

  it.each([
    "The minister denies that he took the money from the fund.",
    "The company confirmed that it said nothing to the press.",
    "The minister accepted that he said the wrong thing.",
    "The mayor denied that she said anything of the kind.",
    "Whatever you do, don't paint the cord, because it goes stiff.",
    "He knows what the bees need, and how many of them are there.",
    "The storm must have hit the pier at night.",
  ])("is left as it is: %j", (text) => {
    expect(runsOn(text)).toBe(false);
  });

  it("isn't joined to how somebody takes it", () => {
    const said = [
      { text: "The city rented the lot to me for a dollar a year.", place: 0 },
      { text: "That's amazing.", place: 1 },
    ] as const;
    expect(joinedStatement(said[0], said[1])?.text).toBe(said[0].text);
  });
});

it.each([
  ["Our coast correspondent Nuala Breck has been following the story.", true],
  ["This is Nuala Breck for Evening Report on Skarvoy.", true],
  ["You're listening to the regional news.", true],
  ["Our reporter found that the bridge had been closed for a year.", false],
  ["Ann Lee has the story.", true],
  ["You're watching Evening News.", true],
  ["The editor explains how a story gets from the street to the page.", false],
  ["My colleague went to the shop and bought flour.", false],
  ["The reporter was in Ukraine for nine months and lost a leg there.", false],
  ["You're watching your blood sugar, so eat less rice.", false],
  ["The World Bank reports.", false],
  ["This is bad news for the town.", false],
])("knows who hands over to whom: %j", (text, expected) => {
  expect(presentsReporter(text)).toBe(expected);
});

it.each([
  ["The cause seems to be a drain that had been blocked by roots.", 1],
  ["Engineers found that a turbocharger had failed.", 1],
  ["Each of them gets eighty dollars a day for food.", 1],
  ["People can go home on Friday if the crack hasn't grown.", 1],
  ["The island has a school and a shop.", 0],
  ["I found that the seal had failed.", 0],
])("weighs what a report is for: %j", (text, weight) => {
  expect(reportWeight(text)).toBe(weight);
});

it("leaves out who reads the news", () => {
  expect(
    withoutPresenter("I'm Carla Odum, two hundred families were told to leave their homes."),
  ).toBe("two hundred families were told to leave their homes.");
  for (const own of [
    "My name is John Park, a teacher at the school that was closed last year.",
    "I'm Peter, the owner of a bakery that has forty people working in it.",
    "I'm Peter, a baker, and this is my shop.",
  ])
    expect(withoutPresenter(own)).toBe(own);
  expect(withoutPresenter("I'm fine, the bus was late.")).toBe("I'm fine, the bus was late.");
});

it("presents a guest without the greeting", () => {
  const said =
    "So today I'm really happy to have with me Ada Lund, who runs a bakery in Bristol Ada welcome.";
  expect(guestIn(said)).toBe("Ada Lund");
  expect(subjectOfTalk(said)).toBe(
    "Today I'm really happy to have with me Ada Lund, who runs a bakery in Bristol.",
  );
});

it.each([
  ["I'm delighted to have on the show Maria Perez.", "Maria Perez"],
  ["We're glad to have Ada Lund, who runs a bakery.", "Ada Lund"],
  ["I'm happy to have Apple Pay on my phone.", undefined],
  ["We are excited to introduce Windows Eleven.", undefined],
  ["I was glad to have Medicare.", undefined],
])("knows whom a host is glad to have: %j", (said, guest) => {
  expect(guestIn(said)).toBe(guest);
});
