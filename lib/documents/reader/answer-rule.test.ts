import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { answerRule } from "@/lib/documents/reader/answer-rule";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const ALONE = "Nobody goes out alone while the river is above the red mark.";
const JUNIORS = "Juniors row only with a coach in a launch.";
const DARK = "Rowing after dark is forbidden.";
const DOGS = "Dogs are not allowed in the boathouse.";
const BICYCLES = "Bicycles may be left in the rack behind the building.";
const LOCKERS = "Lockers may not be sublet.";
const GUESTS = "Members may bring up to three guests.";
const SHOWERS = "Guests may use the showers when a member is with them.";
const RULES = [
  "Lowfield Rowing Club: rules",
  "Safety",
  `${ALONE} ${JUNIORS}`,
  DARK,
  "Boathouse",
  `Please bring your own towel. ${DOGS} ${BICYCLES}`,
  SHOWERS,
  `${LOCKERS} Each member has one.`,
  "Bar",
  `The bar is open until 11 pm. ${GUESTS}`,
];

async function ask(question: string) {
  const structure = await readStructure(
    "Rules",
    [{ place: 1, text: RULES.join("\n\n") }],
    [RULES[0] ?? "", "Safety", "Boathouse", "Bar"],
  );
  const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });
  return answer.kind === "answer" ? answer.units.map(({ text }) => text) : [];
}

describe("answerFromUnits finds the rule about something", () => {
  it.each([
    ["What's the rule about rowing alone?", [ALONE]],
    ["Am I allowed to row alone?", [ALONE]],
    ["Can I row alone?", [ALONE]],
    ["Can I go out alone?", [ALONE]],
    ["What is the policy on dogs?", [DOGS]],
    ["Can I bring my dog?", [DOGS]],
    ["Are dogs allowed?", [DOGS]],
    ["Is it OK to bring a dog?", [DOGS]],
    ["Am I allowed to sublet my locker?", [LOCKERS]],
    ["Can I leave my bike there?", [BICYCLES]],
    ["Can I bring a guest?", [GUESTS]],
    ["What are the rules for guests?", [SHOWERS, GUESTS]],
    ["What do the rules say about juniors?", [JUNIORS]],
  ])("%s", async (question, said) => {
    expect(await ask(question)).toEqual(said);
  });

  it.each(["What's the rule about smoking?", "Am I allowed to park a car?"])(
    "and none about something else: %s",
    async (question) => {
      expect(await ask(question)).toEqual([]);
    },
  );

  it.each(["Can you tell me when juniors row?", "Could you find out who goes out alone?"])(
    "nor where somebody wants to be told something: %s",
    async (question) => {
      const parts = [{ place: 1, text: RULES.join("\n\n") }];
      const index = await indexUnits(await readStructure("Rules", parts));
      expect(await answerRule(index, question)).toBeUndefined();
    },
  );
});
