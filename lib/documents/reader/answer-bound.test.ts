import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Notes", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits leads with what belongs to the question", () => {
  const STUDY =
    "Fifty-two gardeners were invited to a tasting trial that ran for two weekends; 37 finished both weekends.";

  it("takes the number that the verb of the question goes with", async () => {
    expect(await ask("How many gardeners finished the trial?", STUDY)).toMatchObject({
      lead: "37",
    });
    expect(await ask("How many gardeners were invited?", STUDY)).toMatchObject({
      lead: "Fifty-two",
    });
  });

  it("takes it where the verb is a common one, too", async () => {
    const text = "Last year 84 painters applied, and 17 received a stipend.";

    expect(await ask("How many painters received a stipend?", text)).toMatchObject({
      lead: "17",
    });
  });

  it("takes the day by which something is to be sent", async () => {
    const text = "Please send the interim notes by May 3, 2026 to your adviser.";

    expect(await ask("When must the interim notes be sent?", text)).toMatchObject({
      lead: "May 3, 2026",
    });
  });

  it("takes no number of a clause, of a section, or of a reference", async () => {
    const clause =
      "2.3 The keeper feeds the two donkeys, the five geese and the old pony named in Section 7 [4].";

    expect(await ask("How many geese does the keeper feed?", clause)).toMatchObject({
      lead: "five",
    });
    expect(await ask("How many goats does the keeper feed?", clause)).toEqual({ kind: "absent" });
  });

  it("takes no percentage for a price", async () => {
    const text = "Complaints fell to 0.8% of tickets from 1.1% last year.";

    expect(await ask("How much does a ticket cost?", text)).toEqual({ kind: "absent" });
  });

  it("takes no income for a price", async () => {
    const text = "Tickets brought in $3,400 last year. Heating cost $900, and the roof $2,000.";

    expect(await ask("How much does a ticket cost?", text)).toEqual({ kind: "absent" });
    expect(await ask("How much did heating cost?", text)).toMatchObject({ lead: "$900" });
  });

  it("takes no number that is part of a label, nor a row for what only its heading says", async () => {
    const rows = ["Stove 1\tOslo 200, hall, 28 °C", "Stove 2\tOslo 300, attic, 26 °C"];
    const tax = "Sales tax (5% on goods, $3,705.00)\t$185.25";

    expect(await ask("How many stoves are there?", ...rows)).not.toMatchObject({
      lead: expect.anything(),
    });
    expect(await ask("How much is the sales tax?", tax)).toMatchObject({ lead: "$185.25" });
    expect(
      await ask("How much does shipping cost?", "1. Ship to", "Lamp, brass\t1\t$40.00\t$40.00"),
    ).not.toMatchObject({ lead: expect.anything() });
  });

  it("takes each of several values for what stands with it", async () => {
    const text = "Guarantee: two years on letters and lamps, one year on the awning fabric.";

    expect(await ask("How long is the guarantee on the awning fabric?", text)).toMatchObject({
      lead: "one year",
    });
  });

  it("quotes that there is none rather than what holds for something else", async () => {
    const text = [
      "1. Warranty",
      "Korv warrants the unit for 24 months from the date of purchase.",
      "The warranty does not cover the filter or damage by frost.",
    ];
    const answer = await ask("How long is the warranty on the filter?", ...text);

    expect(answer).toMatchObject({ units: [{ text: text[2] }] });
    expect(answer).not.toHaveProperty("lead");
  });

  it("takes what counts in a label for what is counted", async () => {
    const form = ["Hours per week: 6", "The work is unpaid, and can be left at any time."];

    expect(await ask("How many hours per week can she work?", ...form)).toMatchObject({
      lead: "6",
    });
  });

  it("takes neither a change nor a bound for an amount", async () => {
    const rent = "Your rent for May will be reduced by $75.";
    const interest = "Interest of 0.5% a year is paid on balances above $1,000.";

    expect(await ask("How much is the rent?", rent)).toEqual({ kind: "absent" });
    expect(await ask("How much interest was paid?", interest)).toEqual({ kind: "absent" });
  });

  it("takes the amount of what is asked for, and the price of one", async () => {
    const use = "Mix 80 ml of liquid soap into one liter of water.";
    const row = "Oak frames\t6\t$42.00\t$252.00";

    expect(await ask("How much soap is needed?", use)).toMatchObject({ lead: "80 ml" });
    expect(await ask("How much is one oak frame?", row)).toMatchObject({ lead: "$42.00" });
  });

  it("takes the due date of a bill, not a time that runs from it", async () => {
    const bill = [
      "Water bill",
      "Bill date\tOctober 6, 2026",
      "Due date\tOctober 27, 2026",
      "Bills that are not paid within 30 days of the due date are charged 1% a month.",
    ];

    expect(await ask("When is the bill due?", ...bill)).toMatchObject({
      lead: "October 27, 2026",
    });
  });

  it("takes no sentence for a part of the label behind it", async () => {
    const line = "Valid from May 1, 2026. Owner: Human Resources, Ida Lund.";

    expect(await ask("When does the policy begin?", "Travel policy", line)).toMatchObject({
      lead: "May 1, 2026",
    });
  });

  it("takes no temperature for a weight", async () => {
    const rows = ["Kettle K3\tdata sheet", "Weight\t1.9 kg", "Keep the device above 5 °C."];

    expect(await ask("How heavy is the device?", ...rows)).toMatchObject({ lead: "1.9 kg" });
    expect(await ask("How loud is the device?", ...rows)).toEqual({ kind: "absent" });
  });

  it("takes the day on which the term begins, not that of the signature", async () => {
    const lease = [
      'This Lease is entered into as of May 2, 2026 (the "Effective Date") by the parties.',
      "1. Term",
      "This Lease commences on July 1, 2026 and continues for a term of twelve (12) months.",
    ];

    expect(await ask("When does the lease begin?", ...lease)).toMatchObject({
      lead: "July 1, 2026",
    });
  });

  it("takes the time of notice, not another time near a notice", async () => {
    const lease = [
      "1. Ending",
      "Tenant may end this lease on forty-five (45) days' written notice.",
      "Either party may end it if the other does not pay within ten (10) days after written notice.",
    ];

    expect(await ask("How much notice must be given to end the lease?", ...lease)).toMatchObject({
      lead: "forty-five (45) days",
    });
  });

  it("takes what a row comes to, and the price of one where that is asked for", async () => {
    const row = "Painting, per hour\t6\t$40.00\t$240.00";

    expect(await ask("How much was charged for painting?", row)).toMatchObject({
      lead: "$240.00",
    });
    expect(await ask("What is the hourly rate for painting?", row)).not.toMatchObject({
      lead: "$240.00",
    });
  });

  it("takes the value of the label that is asked for where a line has several", async () => {
    const line = "Order date: June 3, 2026 Due date: July 3, 2026 Customer PO: 88-C";

    expect(await ask("When is it due?", line)).toMatchObject({ lead: "July 3, 2026" });
    expect(await ask("What is the order date?", line)).toMatchObject({ lead: "June 3, 2026" });
  });

  it("takes a name for a name", async () => {
    const letter = "To change it, call your adviser, Nora Quist, at 555-0142 before June 1.";
    const record = "Painted May 3 and 4 by T. Vang and L. Ortiz. The old sign was removed.";

    expect(await ask("What is the adviser's name?", letter)).toMatchObject({ lead: "Nora Quist" });
    expect(await ask("Who painted it?", record)).toMatchObject({ lead: "T. Vang and L. Ortiz" });
  });

  it("takes the applicant for who applies", async () => {
    const form = ["Application for an allotment", "Name of the applicant: Olive Green"];

    expect(await ask("Who applies for an allotment?", ...form)).toMatchObject({
      lead: "Olive Green",
    });
  });

  it("takes no other label for who signed a field", async () => {
    expect(await ask("Who approved the request?", "Approved by\tDate")).toEqual({
      kind: "absent",
    });
  });

  it("takes a label without a value for no answer", async () => {
    const form = ["Full name: Ida Lund", "Passport number", "Telephone: 555-0101"];
    const answer = await ask("What is the passport number?", ...form);

    expect(answer).toEqual({ kind: "open" });
  });

  it("tells the telephone of the form from that of somebody else", async () => {
    const form = [
      "Telephone: 717-555-0101",
      "Emergency contact: Per Lund",
      "Emergency telephone: 717-555-0102",
    ];

    expect(await ask("What is the applicant's phone number?", ...form)).toMatchObject({
      lead: "717-555-0101",
    });
  });

  it("quotes a day that is counted", async () => {
    const text = "The stitches are removed on day 12.";

    expect(await ask("When are the stitches removed?", text, "Call the clinic.")).toMatchObject({
      units: [{ text }],
    });
  });

  it("quotes what something is used for", async () => {
    const text = "Corvalin contains velidrine. It is used to treat hay fever in adults.";
    const answer = await ask("What is Corvalin used for?", text, "Store Corvalin below 25 °C.");

    expect(answer).toMatchObject({ units: [{ text: "It is used to treat hay fever in adults." }] });
  });

  it("names the limitations instead of the sentence that there are some", async () => {
    const answer = await ask(
      "What are the limitations of the study?",
      "4. Discussion",
      "The study has limitations. All gardens lie in one valley. Nobody weighed the roots.",
      "Tomatoes deserve more trials.",
    );

    expect(answer).toMatchObject({
      units: [{ text: "All gardens lie in one valley." }, { text: "Nobody weighed the roots." }],
    });
  });
});
