import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Renters Insurance", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits tells who somebody is", () => {
  it("by a doctor's title", async () => {
    const letter = ["Dear Dr. Doyle,", "Dr. Amara Nwosu will tell you the first results."];

    expect(await ask("Who is the doctor?", ...letter)).toMatchObject({ lead: "Dr. Amara Nwosu" });
    const two = [...letter, "Dr. Ian Frost assists."];
    expect(await ask("Who is the doctor?", ...two)).not.toMatchObject({ lead: "Dr. Ian Frost" });
  });

  it("but not by the office alone, nor by who signed what is sent to another", async () => {
    const bill = ["How to pay", "Make checks payable to Rosedale County Treasurer by May 2."];
    expect(await ask("Who is the county treasurer?", ...bill)).not.toHaveProperty("lead");
    const hired = "Tim Cook is the new cook at the school.";
    expect(await ask("Who is the new cook?", hired)).toMatchObject({ lead: "Tim Cook" });
    const offer = [
      "Dear Ann,",
      "Please sign below and return this letter to Winifred Osei by Friday.",
      "Sincerely,",
      "Cordelia Ashgrove",
    ];
    expect(await ask("Who do I send the signed letter to?", ...offer)).toMatchObject({
      lead: "Winifred Osei",
    });
  });

  it("by what a contract calls them", async () => {
    const lease = [
      "This agreement is made between Perpetua Lindqvist of 9 Cooper's Rise, Tarnbridge (the “Landlord”) and Idris Obuya and Nell Farraday (together the “Tenant”).",
      "The Landlord keeps the roof in repair.",
    ];

    expect(await ask("Who is the landlord?", ...lease)).toMatchObject({
      lead: "Perpetua Lindqvist",
    });
    expect(await ask("Who is the tenant?", ...lease)).toMatchObject({
      lead: "Idris Obuya and Nell Farraday",
    });
  });

  it("by what they are, in front of their number", async () => {
    const faults =
      "Report faults to Hollis Brandt, the caretaker, on 01632 960 417; he answers soon.";
    const number = { kind: "answer", lead: "01632 960 417" };

    expect(await ask("What's the phone number of the caretaker?", faults)).toEqual(
      expect.objectContaining(number),
    );
    expect(await ask("What is the phone number of the landlord?", faults)).not.toMatchObject(
      number,
    );
  });

  it("but not by a label that only names the subject of the document", async () => {
    const summary = ["Renters Insurance: Policy Summary", "Policyholder\tAaron Castellano"];

    expect(await ask("Who is my insurance agent?", ...summary)).toEqual({ kind: "absent" });
  });

  it.each([
    [
      "Noor Vandenberg¹, Elias Whitcombe², and Rafaela Sousa¹",
      "Noor Vandenberg, Elias Whitcombe, and Rafaela Sousa",
    ],
    [
      "Noor Vandenberg¹,², Elias Whitcombe¹* and Rafaela Sousa³",
      "Noor Vandenberg, Elias Whitcombe and Rafaela Sousa",
    ],
    ["Noor Vandenberg 1 , Elias Whitcombe 1,2", "Noor Vandenberg, Elias Whitcombe"],
  ])("or who wrote a paper, whatever points to where they work: %s", async (names, lead) => {
    const paper = ["Green Roofs and Summer Heat", names, "Abstract", "Cities warm fast."];

    expect(await ask("Who wrote the paper?", ...paper)).toMatchObject({ lead });
    expect(await ask("Who are the authors?", ...paper)).toMatchObject({ lead });
  });
});
