import { describe, expect, it } from "vitest";
import { answerAddress } from "@/lib/documents/reader/answer-address";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return answerAddress(await indexUnits(await readStructure("Letter", parts)), question);
}

const LETTERHEAD = "Tidewater Robotics · 1200 Pier Avenue, Norfolk, VA 23510";

describe("answerAddress", () => {
  it("gives the only address", async () => {
    const lead = "1200 Pier Avenue, Norfolk, VA 23510";

    expect(await ask("What's the address?", LETTERHEAD, "Come to 1200 Pier Avenue.")).toMatchObject(
      { lead },
    );
    expect(await ask("Where is the office located?", LETTERHEAD)).toMatchObject({ lead });
  });

  it("gives none where there are two, or where one's own is asked for", async () => {
    const other = "The hearing is at 44 Mill Road, Salem.";

    expect(await ask("What's the address?", LETTERHEAD, other)).toBeUndefined();
    expect(await ask("What's my address?", LETTERHEAD)).toBeUndefined();
    expect(await ask("What's the email address?", LETTERHEAD)).toBeUndefined();
  });
});
