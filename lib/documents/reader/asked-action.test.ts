import { describe, expect, it } from "vitest";
import { isOfAnotherThing, namesAllowed } from "@/lib/documents/reader/asked-action";

describe("isOfAnotherThing", () => {
  it.each([
    ["Is smoking allowed?", "Disabling a smoke detector is not allowed."],
    ["Is smoking allowed?", "Smoke alarms are fitted in every room and must not be covered."],
    ["Is smoking allowed?", "Loss by fire, smoke or water is at the renter's risk."],
    ["Can I smoke on the balcony?", "Smoke alarms are fitted in every room."],
    ["May we smoke here?", "Test the smoke detectors every month."],
    ["Is parking included?", "The house stands next to the park of the village."],
    ["Is fishing allowed?", "No fish tank may hold more than 20 liters."],
  ])("%s isn't answered by: %s", (question, text) => {
    expect(isOfAnotherThing(text, question)).toBe(true);
  });

  it.each([
    ["Is smoking allowed?", "Tenant and guests may not smoke tobacco anywhere in the unit."],
    ["Is smoking allowed?", "Guests may not drink, smoke or cook in the hall."],
    ["Is smoking allowed?", "Smokers use the yard."],
    ["Is smoking allowed?", "The house is smoke-free."],
    ["Is smoking allowed?", "Smoke only outside."],
    ["Can I smoke on the balcony?", "Smoking is prohibited in all rooms."],
    ["Is parking included?", "One parking space comes with the unit."],
    ["Is painting allowed?", "Tenant shall not paint the walls."],
    ["Do I pay for the water?", "Landlord pays for water and trash collection."],
    ["Do I pay a deposit?", "Tenant shall sign this lease and pay a deposit of $900."],
    ["Can I return the lamp?", "Returns are accepted within 30 days."],
    ["Can I use the pool?", "Use of the pool is free for guests."],
    ["Is smoking allowed?", "The rent is due on the first."],
  ])("%s may be answered by: %s", (question, text) => {
    expect(isOfAnotherThing(text, question)).toBe(false);
  });
});

describe("namesAllowed", () => {
  it.each([
    ["Are candles allowed?", "Candles and incense are prohibited.", true],
    ["Are dogs allowed?", "Pets need the consent of the owner.", true],
    ["Is smoking allowed?", "Candles and incense are prohibited.", false],
    ["Who pays for the water?", "Candles and incense are prohibited.", true],
  ])("%s by: %s", (question, text, expected) => {
    expect(namesAllowed(text, question)).toBe(expected);
  });
});
