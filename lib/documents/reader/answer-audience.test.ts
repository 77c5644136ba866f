import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Summer camp", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const CAMP = [
  "Riverside Summer Camp",
  "The camp is for children from 7 to 13 who like the outdoors. It is from 4 to 8 August at Holm Meadow.",
  "The camp costs £85 per child. Each day starts at 9.00 am and ends at 4.00 pm.",
];
const POTTERY = ["Pottery evenings", "Learn to throw a bowl. Ages 16+. No experience needed."];
const CONCERT = [
  "Spring concert",
  "The concert is open to everyone over 16. Children under 5 are free.",
  "The bar is open to members until 11 pm.",
];
const BOUNDARY = ["Chess club", "Meetings from 6 to 8 pm. Over 30 boards are there."];

describe("answerFromUnits tells for whom something is", () => {
  it.each([
    ["How old do you have to be?", CAMP, "from 7 to 13"],
    ["What ages is it for?", CAMP, "from 7 to 13"],
    ["What age group is the camp for?", CAMP, "from 7 to 13"],
    ["How old does my child have to be to join?", CAMP, "from 7 to 13"],
    ["Is there an age limit?", POTTERY, "Ages 16+"],
    ["What's the minimum age?", POTTERY, "Ages 16+"],
    ["How old do you have to be?", CONCERT, "over 16"],
    ["How old do I have to be?", ["Chess club", "For 8-12 year olds."], "8-12 year olds"],
    ["How old must you be?", ["Chess club", "For people who are at least 16."], "at least 16"],
    ["What ages is it for?", ["Chess club", "Kids’ club from 5 to 12."], "from 5 to 12"],
    ["What ages is it for?", ["Chess club", "Open to those aged 60 and over."], "aged 60 and over"],
  ])("%s", async (question, text, lead) => {
    expect(await ask(question, ...text)).toMatchObject({ lead });
  });

  it.each([
    ["Who is it for?", CAMP, ["The camp is for children from 7 to 13 who like the outdoors."]],
    ["Is it for adults?", CAMP, ["The camp is for children from 7 to 13 who like the outdoors."]],
    ["Who can come?", CONCERT, ["The concert is open to everyone over 16."]],
    ["Is it for adults?", CONCERT, ["The concert is open to everyone over 16."]],
    ["Is it for children?", POTTERY, ["Ages 16+."]],
    [
      "Who is it for?",
      ["Hike", "The hike is for members only."],
      ["The hike is for members only."],
    ],
  ])("%s", async (question, text, said) => {
    const answer = await ask(question, ...text);
    expect(answer).toMatchObject({ units: said.map((one) => ({ text: one })) });
    expect(answer).not.toHaveProperty("lead");
  });

  it.each([
    ["How old do you have to be?", BOUNDARY],
    ["What ages is it for?", BOUNDARY],
    ...[
      "Visitors are welcome from 10 to 4.",
      "Open to everyone from 10 to 12.",
      "Participants: up to 12.",
      "Participants: at least 6, up to 12.",
      "Children can play on Saturdays from 10 to 12.",
    ].map((hours): [string, string[]] => ["What's the age limit?", ["Open day", hours]]),
    ["How old do you have to be to drink beer?", CAMP],
    ["Who is the bar for?", CAMP],
  ])("takes neither hours nor numbers of things for ages: %s", async (question, text) => {
    const answer = await ask(question, ...text);
    expect(answer).not.toHaveProperty("lead");
  });
});
