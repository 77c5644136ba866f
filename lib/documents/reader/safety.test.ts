import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { saysEmergency } from "@/lib/documents/reader/safety";
import { readStructure } from "@/lib/documents/reader/structure";
import { NO_MODELS } from "@/tests/support/no-models-context";

const SHAPE = { points: { min: 4, max: 6 }, sections: true, figures: true };
const HEADINGS = ["After your hernia repair", "Pain", "The wound", "When to ring us", "Driving"];
const LEAFLET = [
  "After your hernia repair",
  "Advice for patients of the Marlow Clinic",
  "The wound is closed with clips that the nurse takes out after eight days. Most people feel tired for a week.",
  "Pain",
  "Take paracetamol 1,000 mg four times a day. Codeine is added for the first two nights. A pillow under the knees helps when you lie down. Don't take naproxen, as it makes bleeding worse.",
  "The wound",
  "Keep the dressing dry for two days. Shower from the third day. Don't put cream on it.",
  "When to ring us",
  "• The wound opens",
  "• Fever",
  "• You can't pass water for more than eight hours",
  "• Swelling that grows",
  "Ward: 01632 960 411, Monday to Friday, 8 to 6. At night and at weekends ring 111. If you have chest pain, call 999.",
  "Driving",
  "You may drive when you can brake hard without pain, usually after ten days. Tell your insurer.",
];

async function extract(paragraphs: readonly string[], headings = HEADINGS) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const source = { kind: "pdf" as const, title: headings[0] ?? "", parts, outline: [], headings };
  return (await extractSummary(NO_MODELS, source, SHAPE)).markdown;
}

async function ask(question: string) {
  const parts = [{ place: 1, text: LEAFLET.join("\n\n") }];
  const index = await indexUnits(await readStructure("Leaflet", parts, HEADINGS));
  return answerFromUnits(index, { question, turns: [] });
}

describe("a leaflet about somebody's health", () => {
  it("shows all of when to get help, first", async () => {
    const markdown = await extract(LEAFLET);
    const [, first = ""] = markdown.split("## ");
    expect(first).toMatch(/^When to ring us/);
    for (const line of ["opens", "Fever", "pass water", "grows", "960 411", "ring 111", "call 999"])
      expect(first).toContain(line);
  });

  it("leaves out no warning", async () => {
    const markdown = await extract(LEAFLET);
    expect(markdown).toContain("Don't take naproxen");
    expect(markdown).toContain("Don't put cream on it");
  });

  it.each([30, 100])("tells of each of %i warnings, or how many it leaves out", async (count) => {
    const many = Array.from(
      { length: count },
      (_, at) => `Don't take product ${at} of this list together with it.`,
    );
    const markdown = await extract([...LEAFLET, many.join(" ")]);
    const shown = markdown.match(/product \d+/g) ?? [];
    const [, left = "0"] = /(\d+) more not shown here/.exec(markdown) ?? [];
    expect(shown.length + Number(left)).toBe(count);
  });

  it("gathers what is said of emergencies where no heading names them", async () => {
    const sheet = [
      "Drain cleaner",
      "Clears blocked sinks in ten minutes. Pour half the bottle into the drain. Rinse with plenty of water afterwards. If swallowed, call a poison center. Keep out of reach of children. The bottle can be recycled.",
    ];
    expect(await extract(sheet, ["Drain cleaner"])).toMatch(
      /## When to get help\n\n- If swallowed, call a poison center\..*\n- Keep out of reach of children\./,
    );
  });

  it("leaves other papers as they are", async () => {
    const recipe = [
      "Soda bread",
      "Mix 400 g of flour with 300 ml of buttermilk. Don't knead it. Bake it for 40 minutes. Never open the oven in between. Eat it warm.",
    ];
    expect(await extract(recipe, ["Soda bread"])).not.toMatch(/warnings|help/i);
  });

  it.each([
    ["Call 999 if you faint.", true],
    ["Ring NHS 111 for advice.", true],
    ["Seek medical help if the rash spreads.", true],
    ["Contact your doctor if it hurts.", true],
    ["Go to the nearest emergency department.", true],
    ["Stop taking the tablets.", true],
    ["Call 999-4410 for a quote.", false],
    ["Call the office to book.", false],
    ["Get help with your forms at the library.", false],
  ])("%s", (text, isSaid) => {
    expect(saysEmergency(text)).toBe(isSaid);
  });
});

describe("whom to call when nobody is in", () => {
  it.each([
    ["Who do I call on Sunday?", "111"],
    ["What number do I ring at night?", "111"],
    ["Who can I contact at the weekend?", "111"],
  ])("%s", async (question, lead) => {
    expect(await ask(question)).toMatchObject({ lead });
  });

  it("doesn't say where no number is for such a time", async () => {
    expect(await ask("Who do I call on bank holidays when it's an emergency?")).not.toMatchObject({
      lead: expect.anything(),
    });
  });
});

it.each([
  "Call the office if the front door is heavy to open.",
  "Please ring us if the chest of drawers arrives damaged.",
  "Phone us if the traffic is worse than usual.",
])("takes no ordinary request for an emergency: %j", (text) => {
  expect(saysEmergency(text)).toBe(false);
});

it.each([
  "Call us at any hour if you have severe pain.",
  "Ring the ward if you have trouble breathing or feel faint.",
  "Call us if the bleeding doesn't stop, or if the pain is getting worse.",
])("takes a symptom for an emergency: %j", (text) => {
  expect(saysEmergency(text)).toBe(true);
});
