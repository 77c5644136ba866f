import { describe, expect, it } from "vitest";
import { answerPart } from "@/lib/documents/reader/answer-part";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function leadOf(question: string, text: string) {
  const index = await indexUnits(await readStructure("Papers", [{ place: 1, text }]));
  const answer = await answerPart(index, question);
  return answer?.kind === "answer" ? (answer.lead ?? "quoted") : undefined;
}

const APPLES = "Bruised apples were rejected at the gate, which left 480 of 600 crates.";
const KEPT = "After the damaged letters were removed, 150 of 200 letters were kept.";
const REPLIES = "30 of 120 households did not return the form.";
const GUESTS = "Of 80 guests invited, 20 declined the invitation.";

describe("answerPart tells the part that is asked for from the other one", () => {
  it.each([
    ["What percentage of the crates was rejected?", APPLES, "20%"],
    ["How many crates were rejected?", APPLES, "120 of 600"],
    ["What percentage of crates was left?", APPLES, "80%"],
    ["What share of the letters was removed?", KEPT, "25%"],
    ["How many letters were kept?", KEPT, "150 of 200"],
    ["What percentage of the households returned the form?", REPLIES, "75%"],
    ["What percentage of the households did not return the form?", REPLIES, "25%"],
    ["How many of the guests invited declined?", GUESTS, "20 of 80"],
    [
      "How many of the patients left the study?",
      "12 patients moved away, which left 36 of 48 patients in the study.",
      "12 of 48",
    ],
    [
      "How many of the members left the club?",
      "Of 150 members of the club, 12 withdrew when the fee rose, and most left in May.",
      "12 of 150",
    ],
    ["How many patients left the study?", "12 of 48 patients left the study.", "12 of 48"],
    [
      "How many patients have left the study?",
      "12 patients moved away, which left 36 of 48 patients in the study.",
      "12 of 48",
    ],
    [
      "How many crates were kept?",
      "20 of 60 crates were thrown away, and the rest kept.",
      "40 of 60",
    ],
    [
      "How many participants completed the course?",
      "The course was completed without a break by 41 of 50 participants.",
      "41 of 50",
    ],
  ])("%s", async (question, text, lead) => {
    expect(await leadOf(question, text)).toBe(lead);
  });

  it.each([
    [
      "How many crates were rejected?",
      "Not all crates were rejected: 480 of 600 crates were not left outside.",
    ],
    [
      "How many participants dropped out?",
      "Although some dropped out, 80 of 100 participants kept a diary.",
    ],
    [
      "How many participants dropped out?",
      "Although some dropped out, a diary was kept by 80 of 100 participants.",
    ],
    ["How many runners finished?", "At the lake, 12 of 60 runners failed to finish."],
  ])("and only quotes what it can't tell: %s", async (question, text) => {
    expect(await leadOf(question, text)).toBe("quoted");
  });
});
