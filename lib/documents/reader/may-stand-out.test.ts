import { describe, expect, it } from "vitest";
import { mayStandOut } from "@/lib/documents/reader/may-stand-out";

const ask = (question: string, read: string, isNamed = true) =>
  mayStandOut({ text: read }, { question, turns: [] }, isNamed);

describe("mayStandOut", () => {
  it("takes a statement of what is counted, but none of something else", () => {
    expect(ask("How many sick days do I have?", "Employees earn 18 days of vacation.")).toBe(false);
    expect(ask("How many doors are painted?", "Doors and frames, 9 pieces")).toBe(true);
  });

  it("takes a day where one is asked for", () => {
    expect(ask("when does this run out", "Valid until 31 October 2027")).toBe(true);
    expect(ask("until when can I switch", "Liability is limited to 60 cents.")).toBe(false);
  });

  it("names nobody", () => {
    expect(ask("Who is the owner of the shop?", "He answers to Mrs. Petrova.")).toBe(false);
  });

  it("takes a rule for something the document calls otherwise, but no other statement", () => {
    const rule = "Don't light a fire until a sweep has been through it.";

    expect(ask("is it ok to use the fireplace", rule, false)).toBe(true);
    expect(ask("did it work for adults", "84 adolescents took part.", false)).toBe(false);
    expect(ask("did he splash about", "The bandage must not get wet.")).toBe(false);
  });
});
