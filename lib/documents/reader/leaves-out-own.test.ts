import { describe, expect, it } from "vitest";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { leavesOutOwn } from "@/lib/documents/reader/leaves-out-own";
import { readStructure } from "@/lib/documents/reader/structure";

const GUARANTEE = "The guarantee is two years from the date of purchase.";
const TEXT = ["Service", GUARANTEE, "Use", "The tenants shall not sublet the flat."].join("\n\n");

/** Whether the guarantee leaves out what is asked after a question about it. */
async function leavesOut(question: string): Promise<boolean> {
  const index = await indexUnits(await readStructure("Papers", [{ place: 1, text: TEXT }]));
  const turns = [{ role: "user" as const, text: "How long is the guarantee?" }];
  return leavesOutOwn(index, { question, turns }, [{ place: 1, quote: GUARANTEE }]);
}

describe("what the chat was about before", () => {
  it.each([
    "How do I connect it to wifi?",
    "What's her spouse's name?",
    "And does it have a child lock?",
    "Can I sublet it?",
  ])("has nothing of what a question names itself: %s", async (question) => {
    expect(await leavesOut(question)).toBe(true);
  });

  it.each([
    "When does it expire?",
    "Is it transferable?",
    "And the date of purchase?",
    "And the email address?",
    "How long is it?",
    "Is there a maximum?",
    "And the whole thing?",
  ])("may answer what is asked of it: %s", async (question) => {
    expect(await leavesOut(question)).toBe(false);
  });
});
