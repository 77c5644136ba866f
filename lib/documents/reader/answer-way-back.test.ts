import { describe, expect, it } from "vitest";
import { answerWayBack } from "@/lib/documents/reader/answer-way-back";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const FLIGHTS = [
  "Date\tFlight\tFrom\tTo\tDeparts\tArrives",
  "Sat 4 Apr\tLX 2417\tLondon Gatwick (North)\tLisbon T1\t07:55\t10:40",
  "Sat 11 Apr\tLX 2186\tFaro\tLondon Gatwick (North)\t18:20\t21:15",
];
const TRIP = [
  "Time\tWhat",
  "8.30\tChildren arrive at school",
  "14.45\tLeave the farm",
  "16.00\tBack at school; please collect from the front gate",
];

async function ask(question: string, lines: readonly string[]) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  return answerWayBack(await indexUnits(await readStructure("Trip", parts)), question);
}

describe("answerWayBack", () => {
  it.each([
    ["What time does our plane home leave?", "18:20"],
    ["What time is our flight back?", "18:20"],
    ["At what time do we land back home?", "21:15"],
    ["When do we fly home?", "Sat 11 Apr, 18:20"],
    ["When do we get back?", "Sat 11 Apr, 21:15"],
    ["Which flight do we take home?", "LX 2186"],
    ["Where do we fly home from?", "Faro"],
  ])("finds the leg that ends where the first one began: %s", async (question, lead) => {
    expect(await ask(question, FLIGHTS)).toMatchObject({ lead });
  });

  it("quotes both legs where a question names none", async () => {
    const answer = await ask("What time does our plane leave?", FLIGHTS);
    expect(answer).toMatchObject({ units: [{}, {}] });
    expect(answer).not.toHaveProperty("lead");
  });

  it("finds all legs of the way home", async () => {
    const legs = [
      "Day\tFlight no.\tFrom\tTo\tDep.\tArr.",
      "Mon 1 June\tSK 1470\tOslo\tCopenhagen\t06:20\t07:30",
      "Mon 1 June\tA3 751\tCopenhagen\tHeraklion\t09:05\t13:40",
      "Mon 15 June\tA3 750\tHeraklion\tCopenhagen\t14:30\t17:20",
      "Mon 15 June\tSK 1481\tCopenhagen\tOslo\t19:05\t20:15",
    ];
    expect(await ask("What time does our flight home leave?", legs)).toMatchObject({
      lead: "14:30",
      units: [{}, {}],
    });
    expect(await ask("When are we back home?", legs)).toMatchObject({ lead: "Mon 15 June, 20:15" });
    expect(await ask("Which flight do we take home?", legs)).not.toHaveProperty("lead");
  });

  it.each([
    "What time will the kids be back?",
    "When do they come home?",
    "When does the group return?",
  ])("finds the line of a plan that says so: %s", async (question) => {
    expect(await ask(question, TRIP)).toMatchObject({ lead: "16.00" });
  });

  it.each([
    ["When do I get my deposit back?", FLIGHTS],
    ["When do they get their phones back?", TRIP],
    ["When do we return the hire car?", FLIGHTS],
    ["What time do they leave for home?", TRIP],
  ])("answers nothing else: %s", async (question, lines) => {
    expect(await ask(question, lines)).toBeUndefined();
  });

  it("knows no way home that ends elsewhere", async () => {
    const oneWay = [...FLIGHTS.slice(0, 2), "Sat 11 Apr\tLX 2186\tFaro\tMadrid\t18:20\t21:15"];
    expect(await ask("When do we fly home?", oneWay)).toBeUndefined();
  });
});
